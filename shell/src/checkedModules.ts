import type { ReleaseMap } from 'shared-ui/contract'
import { keepModule } from '../boot/keepModule.ts'
import { fetchWhole } from './fetchWhole.ts'
import { mapOf, type Unit } from './releases.ts'
import { trustedModule } from './trustedModule.ts'

const unitOf = (address: string) => /^\/r\/([^/]+)\/assets\//.exec(address)?.[1] as Unit | undefined

// The modules that the browser keeps: at first those that the boot script has asked for.
const keptModules = new Set(
  [...(document.querySelector<HTMLTemplateElement>('template#code')?.content.querySelectorAll('script') ?? [])].map(
    (script) => new URL(script.src, location.href).pathname,
  ),
)
const fetching = new Map<string, Promise<unknown>>()
const doubted = new Set<string>()

function fetchModule(address: string, integrity: string) {
  const known = fetching.get(address)
  if (known) return known
  // A second request bypasses the cache: a bad copy there may be why the first one failed.
  const cache = doubted.has(address) ? 'reload' : 'default'
  const answer = fetchWhole(address, { integrity, cache })
    .catch((error) => {
      doubted.add(address)
      throw error
    })
    .finally(() => fetching.delete(address))
  fetching.set(address, answer)
  return answer
}

/**
 * The files of a module and of its static imports that are not kept yet. Each comes after the files that it imports.
 */
function missingOf(address: string, map: ReleaseMap, seen = new Set<string>()): string[] {
  if (seen.has(address) || keptModules.has(address)) return []
  seen.add(address)
  const module = map.modules[address]
  // An absent hash must not switch the check off.
  if (!module?.integrity) throw new Error(`Release ${map.release} names no integrity of ${address}`)
  return [...(module.imports ?? []).flatMap((each) => missingOf(each, map, seen)), address]
}

/**
 * Has the browser keep a module with all its static imports, so that importing it neither fetches nor fails. Rejects
 * where one of them does not arrive or fails its integrity check. Called again, it asks again for those that are
 * missing.
 */
export async function keepModules(address: string): Promise<void> {
  const unit = unitOf(address)
  if (!unit || keptModules.has(address)) return
  const map = await mapOf(unit)
  const missing = missingOf(address, map)
  const integrityOf = (each: string) => map.modules[each]?.integrity ?? ''
  // A browser remembers a module that failed to load, and does not ask for it again. It does not remember a failed
  // fetch. So fetch all modules first, as often as it takes: the script elements then find them in the cache. Their
  // integrity is checked both times.
  await Promise.all(missing.map((each) => fetchModule(each, integrityOf(each))))
  // All at once, imported modules first: otherwise a module's imports would be fetched along with it, unchecked.
  for (const src of missing) {
    if (keptModules.has(src)) continue
    keptModules.add(src)
    const integrity = integrityOf(src)
    keepModule(Object.assign(document.createElement('script'), { type: 'module', src: trustedModule(src), integrity }))
  }
}

/** Forgets which modules of this module's unit are kept, because importing it has failed. */
export function doubtModulesOf(address: string) {
  for (const each of keptModules) {
    if (unitOf(each) !== unitOf(address)) continue
    keptModules.delete(each)
    doubted.add(each)
  }
}

import type { ReleaseMap } from 'shared-ui/contract'
import { keepModule } from '../boot/keepModule.ts'
import { fetchWhole } from './fetchWhole.ts'
import { mapOf, type Unit } from './releases.ts'

const unitOf = (address: string) => /^\/r\/([^/]+)\/assets\//.exec(address)?.[1] as Unit | undefined

// Modules that the browser keeps: at first those that the boot script has asked for.
const kept = new Set(
  [...(document.querySelector<HTMLTemplateElement>('template#code')?.content.querySelectorAll('script') ?? [])].map(
    (script) => new URL(script.src, location.href).pathname,
  ),
)
const fetching = new Map<string, Promise<unknown>>()
const doubted = new Set<string>()

function fetchModule(address: string, integrity: string) {
  const known = fetching.get(address)
  if (known) return known
  // Asked again, the cache is passed over: what it holds may be why it failed.
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

/** The files of a module and of its static imports that are not kept yet; each comes after what it imports itself. */
function missingOf(address: string, map: ReleaseMap, seen = new Set<string>()): string[] {
  if (seen.has(address) || kept.has(address)) return []
  seen.add(address)
  const module = map.modules[address]
  if (!module) throw new Error(`${address} is no module of release ${map.release}`)
  return [...(module.imports ?? []).flatMap((each) => missingOf(each, map, seen)), address]
}

/**
 * Has the browser keep a module, with all that it imports at once, so that importing it neither fetches nor fails. Rejects
 * where one does not come, or is not what it should be; called again, it asks again for what is missing.
 */
export async function keepModules(address: string): Promise<void> {
  const unit = unitOf(address)
  if (!unit || kept.has(address)) return
  const map = await mapOf(unit)
  const missing = missingOf(address, map)
  const integrityOf = (each: string) => map.modules[each]?.integrity ?? ''
  // Browsers remember a module that they could not have, and do not ask for it again; a fetch they do not remember. So
  // all are fetched first, as often as it takes, and then found in the cache. They are checked both times.
  await Promise.all(missing.map((each) => fetchModule(each, integrityOf(each))))
  // Together, and those that are imported first: what a module imports would be fetched with it, and unchecked.
  for (const src of missing) {
    if (kept.has(src)) continue
    kept.add(src)
    const integrity = integrityOf(src)
    keepModule(Object.assign(document.createElement('script'), { type: 'module', src, integrity }))
  }
}

/** Forgets what is known of a unit's modules, because importing one of them has failed. */
export function doubtModulesOf(address: string) {
  for (const each of kept) {
    if (unitOf(each) !== unitOf(address)) continue
    kept.delete(each)
    doubted.add(each)
  }
}

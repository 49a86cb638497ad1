import type { ReleaseMap } from 'shared-ui/contract'
import type { Importing } from 'shared-ui/importing'
import { optionally } from 'shared-ui/optionally'
import { preloadModule } from './preloadModule.ts'
import { fetchReleaseMap, type Unit } from './releases.ts'

// The integrity of every module. Browsers refuse a module that is requested without it (`Integrity-Policy`), and an
// `import()` cannot name it: so each module is requested by a script element before it is imported.

const moduleAddress = /^\/r\/([a-z]+)\/assets\/[\w.-]+\.js$/

interface Policy {
  createScriptURL: (address: string) => string
}

type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

// Only a module of this site may become the address of a script: https://www.w3.org/TR/trusted-types/
// The page's policy admits this name alone, and once.
const rules: Policy = {
  createScriptURL: (address) => {
    if (moduleAddress.test(address)) return address
    throw new TypeError(`${address} is not a module of this site.`)
  },
}
const policy =
  optionally(() => (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('sovran', rules)) ?? rules

// Begins with those that the boot script has requested.
const preloaded = new Set(
  [...(document.querySelector<HTMLTemplateElement>('template#code')?.content.querySelectorAll('script') ?? [])].map(
    (script) => new URL(script.src, location.href).pathname,
  ),
)

type Modules = NonNullable<ReleaseMap['modules']>

const integrityIn = (address: string, modules: Modules) => {
  const integrity = modules[address]?.integrity
  // An absent hash must not switch the check off.
  if (!integrity) throw new Error(`The release has no integrity hash for ${address}`)
  return integrity
}

// Imported modules first: otherwise a module's imports would be requested along with it, unchecked.
function modulesToFetch(address: string, modules: Modules, seen = new Set(preloaded)): string[] {
  if (seen.has(address)) return []
  seen.add(address)
  return [...(modules[address]?.imports ?? []).flatMap((each) => modulesToFetch(each, modules, seen)), address]
}

async function fetchVerified(address: string, integrity: string) {
  const response = await fetch(address, { integrity })
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  await response.arrayBuffer()
}

async function preloadWithImports(address: string) {
  const unit = moduleAddress.exec(address)?.[1] as Unit | undefined
  if (!unit || preloaded.has(address)) return
  const { modules } = await fetchReleaseMap(unit)
  if (!modules) return
  const wanted = modulesToFetch(address, modules)
  // A browser remembers a module that failed until the next document (https://github.com/whatwg/html/issues/6768), and
  // forgets a fetch that failed. So all are fetched first: a second press then tries again. The script elements find the
  // files in the cache.
  await Promise.all(wanted.map((each) => fetchVerified(each, integrityIn(each, modules))))
  for (const each of wanted.filter((one) => !preloaded.has(one))) {
    preloaded.add(each)
    const script = { type: 'module', src: policy.createScriptURL(each), integrity: integrityIn(each, modules) }
    preloadModule(Object.assign(document.createElement('script'), script))
  }
}

const sheets = new Map<string, Promise<unknown>>()

// For each style sheet that is inlined, the page has a disabled `link` with its address.
const isInlined = (address: string) => document.querySelector(`link[rel=stylesheet][href="${address}"]`) !== null

function addSheet(address: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      sheets.delete(address)
      reject(new Error(`the styles ${address} failed to load`))
    }
    document.head.append(link)
  })
}

function loadSheet(address: string) {
  const sheet = sheets.get(address) ?? (isInlined(address) ? Promise.resolve() : addSheet(address))
  sheets.set(address, sheet)
  return sheet
}

/** Prepares files for a later import: requests modules with their integrity, and loads style sheets. */
export const preloadFiles = (files: readonly string[]): Promise<unknown> =>
  Promise.all(
    files.map((file) => {
      const { origin, pathname, href } = new URL(file, location.href)
      const address = origin === location.origin ? pathname : href
      return address.endsWith('.css') ? loadSheet(address) : preloadWithImports(address)
    }),
  )

/** Runs an import once its files are ready: see shared-ui/importing. */
export const importing: Importing = async (loader, files) => {
  await preloadFiles(files)
  return loader()
}

import type { ReleaseMap } from 'shared-ui/contract'
import type { Importing } from 'shared-ui/importing'
import { optionally } from 'shared-ui/optionally'
import { preloadModule } from './preloadModule.ts'
import { fetchReleaseMap, type Unit } from './releases.ts'

// The integrity of every module. Browsers refuse a module that is requested without it (`Integrity-Policy`), and an
// `import()` cannot name it: so each module is requested by a script element before it is imported.

const moduleAddress = /^\/r\/([a-z]+)\/assets\/[\w.-]+\.js$/

// Only a module of this site may become the address of a script: https://www.w3.org/TR/trusted-types/
// The page's policy admits this name alone, and once.
const rules = {
  createScriptURL(address: string) {
    if (moduleAddress.test(address)) return address
    throw new TypeError(`${address} is not a module of this site.`)
  },
}
type Factory = { createPolicy: (name: string, of: typeof rules) => typeof rules }
const policy =
  optionally(() => (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('sovran', rules)) ?? rules

// Begins with those that the boot script has requested.
const preloaded = new Set(
  [...(document.querySelector<HTMLTemplateElement>('template#code')?.content.querySelectorAll('script') ?? [])].map(
    (script) => new URL(script.src, location.href).pathname,
  ),
)

type Modules = NonNullable<ReleaseMap['modules']>

// Imported modules first: otherwise a module's imports would be requested along with it, unchecked.
function modulesToFetch(address: string, modules: Modules, seen = new Set(preloaded)): string[] {
  if (seen.has(address)) return []
  seen.add(address)
  return [...(modules[address]?.imports ?? []).flatMap((each) => modulesToFetch(each, modules, seen)), address]
}

async function fetchVerified(src: string, modules: Modules) {
  const integrity = modules[src]?.integrity
  // An absent hash must not switch the check off.
  if (!integrity) throw new Error(`The release has no integrity hash for ${src}`)
  const response = await fetch(src, { integrity })
  if (!response.ok) throw new Error(`${src} was answered with ${response.status}`)
  await response.arrayBuffer()
  return { src, integrity }
}

async function preloadWithImports(address: string) {
  const unit = moduleAddress.exec(address)?.[1] as Unit | undefined
  if (!unit || preloaded.has(address)) return
  const { modules } = await fetchReleaseMap(unit)
  if (!modules) return
  // A browser remembers a module that failed until the next document (https://github.com/whatwg/html/issues/6768), and
  // forgets a fetch that failed. So all are fetched first: a second press then tries again. The script elements find the
  // files in the cache.
  const fetched = await Promise.all(modulesToFetch(address, modules).map((each) => fetchVerified(each, modules)))
  for (const { src, integrity } of fetched.filter((one) => !preloaded.has(one.src))) {
    preloaded.add(src)
    const script = { type: 'module', src: policy.createScriptURL(src), integrity }
    preloadModule(Object.assign(document.createElement('script'), script))
  }
}

/** Those that have been asked for. For each one that is inlined, the page has a disabled `link` with its address. */
const sheets = new Map<string, Promise<unknown>>()
const isInlined = (address: string) => document.querySelector(`link[rel=stylesheet][href="${address}"]`) !== null

function loadSheet(href: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const sheet =
    sheets.get(href) ??
    new Promise((resolve, reject) => {
      if (isInlined(href)) return resolve(undefined)
      link.onload = resolve
      link.onerror = () => {
        link.remove()
        sheets.delete(href)
        reject(new Error(`the styles ${href} failed to load`))
      }
      document.head.append(link)
    })
  sheets.set(href, sheet)
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

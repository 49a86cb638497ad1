import type { ReleaseMap } from 'shared-ui/contract'
import type { Importing } from 'shared-ui/importing'
import { keepModule } from './keepModule.ts'
import { mapOf, type Unit } from './releases.ts'

// The integrity of every module. Browsers refuse a module that is requested without it (`Integrity-Policy`), and an
// `import()` cannot name it: so each module is requested by a script element before it is imported.

const moduleAddress = /^\/r\/([a-z]+)\/assets\/[\w.-]+\.js$/

interface Policy {
  createScriptURL: (address: string) => string
}

const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } }

// Only a module of this site may become the address of a script: https://www.w3.org/TR/trusted-types/
// The page's policy admits this name alone, and once.
const rules: Policy = {
  createScriptURL: (address) => {
    if (moduleAddress.test(address)) return address
    throw new TypeError(`${address} is no module of this site.`)
  },
}
const policy = trustedTypes?.createPolicy('sovran', rules) ?? rules

// At first those that the boot script has asked for.
const kept = new Set(
  [...(document.querySelector<HTMLTemplateElement>('template#code')?.content.querySelectorAll('script') ?? [])].map(
    (script) => new URL(script.src, location.href).pathname,
  ),
)

// Imported modules first: otherwise a module's imports would be requested along with it, unchecked.
function keep(address: string, modules: NonNullable<ReleaseMap['modules']>) {
  if (kept.has(address)) return
  kept.add(address)
  const { integrity, imports = [] } = modules[address] ?? {}
  // An absent hash must not switch the check off.
  if (!integrity) throw new Error(`The release names no integrity of ${address}`)
  for (const each of imports) keep(each, modules)
  const src = policy.createScriptURL(address)
  keepModule(Object.assign(document.createElement('script'), { type: 'module', src, integrity }))
}

async function keepWithImports(address: string) {
  const unit = moduleAddress.exec(address)?.[1] as Unit | undefined
  if (!unit || kept.has(address)) return
  const { modules } = await mapOf(unit)
  if (modules) keep(address, modules)
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
      reject(new Error(`the styles ${address} did not come`))
    }
    document.head.append(link)
  })
}

function loadSheet(address: string) {
  const sheet = sheets.get(address) ?? (isInlined(address) ? Promise.resolve() : addSheet(address))
  sheets.set(address, sheet)
  return sheet
}

/** Makes files ready for a later import: modules requested with their integrity, style sheets loaded. */
export const makeReady = (files: readonly string[]): Promise<unknown> =>
  Promise.all(
    files.map((file) => {
      const { origin, pathname, href } = new URL(file, location.href)
      const address = origin === location.origin ? pathname : href
      return address.endsWith('.css') ? loadSheet(address) : keepWithImports(address)
    }),
  )

/** Runs an import once its files are ready: see shared-ui/importing. */
export const importing: Importing = async (load, files) => {
  await makeReady(files)
  return load()
}

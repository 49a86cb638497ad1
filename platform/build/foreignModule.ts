import path from 'node:path'
import { parseSync } from 'vite'

// What a module of somebody else's build must be like, and the one change that is made to it.

/** A module of a build from elsewhere, with what is wrong with it. */
export interface ForeignModule {
  /** The code as it is released: every `import()` goes through the page's check of integrity (shared-ui/importing). */
  code: string
  exports: readonly string[]
  /** What it imports statically, as it is written there. A name is undefined where all of a module is imported. */
  imports: readonly { from: string; names: readonly (string | undefined)[] }[]
  /** What `import()` names in plain text. Addresses that are put together are checked by the page. */
  lazy: readonly string[]
  faults: readonly string[]
}

// Each copy is known by a text that its minified code has too.
const copies = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'shared-enquiry': 'Enquiries have nowhere to go: call configure() first',
}

const copyFaults = (code: string) =>
  Object.entries(copies)
    .filter(([, text]) => code.includes(text))
    .map(
      ([name]) =>
        `holds a copy of ${name}, and the page has one already: share it without a fallback (\`singleton: true, import: false\`), and leave it outside the server build`,
    )

// Begins a call that has the page fetch a module, and check it, before it is imported. The address follows.
const checkedImport =
  '(a=>globalThis.importing?globalThis.importing(()=>import(a),[new URL(a,import.meta.url).href]):import(a))('

const nameOf = ({ kind, name }: { kind: string; name: string | null }) =>
  kind === 'Default' ? 'default' : (name ?? undefined)

/** Reads a module of a build from elsewhere, and has its imports checked by the page. */
export function foreignModule(file: string, source: string): ForeignModule {
  const { errors, module } = parseSync(path.basename(file), source)
  const faults = [...errors.map(({ message }) => `cannot be parsed (${message})`), ...copyFaults(source)]
  if (errors.length === 0 && !module.hasModuleSyntax)
    faults.push(
      'is no ES module, so that only a script tag could load it, which the page refuses: build it with ES modules and `import()` (in Rspack `output.module`, `chunkFormat: "module"`, `chunkLoading: "import"`)',
    )
  if (source.includes('modulepreload'))
    faults.push(
      'preloads modules by itself, which the page refuses without integrity: turn it off (in Vite `build.modulePreload: false`). What a page needs is named in unit.json',
    )
  const lazy: string[] = []
  const edits: [start: number, end: number, text: string][] = []
  for (const { start, end, moduleRequest } of module.dynamicImports) {
    if (!/^[\s,]*\)$/.test(source.slice(moduleRequest.end, end))) faults.push('imports with options: leave them out')
    edits.push([start, moduleRequest.start, checkedImport], [moduleRequest.end, end, ')'])
    const address = source.slice(moduleRequest.start, moduleRequest.end)
    const text = /^(["'`])([^"'`\\$]*)\1$/.exec(address)?.[2]
    if (text !== undefined) lazy.push(text)
  }
  let code = source
  // From the last to the first, so that the positions stay true.
  for (const [start, end, text] of edits.sort(([one], [other]) => other - one))
    code = code.slice(0, start) + text + code.slice(end)
  const entries = module.staticExports.flatMap((statement) => statement.entries)
  return {
    code,
    exports: entries.flatMap(({ exportName }) => nameOf(exportName) ?? []),
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries }) => ({
        from: moduleRequest.value,
        names: entries.map(({ importName }) => nameOf(importName)),
      })),
      ...entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [{ from: moduleRequest.value, names: [nameOf(importName)] }] : [],
      ),
    ],
    lazy,
    faults,
  }
}

// https://w3c.github.io/trusted-types/dist/spec/#injection-sinks
const sinks: Readonly<Record<string, RegExp>> = {
  'makes code of text': /\beval\(|\bFunction\(["'`]/,
  'makes markup of text':
    /\.(?:inner|outer)HTML\s*=[^=]|dangerouslySetInnerHTML|insertAdjacentHTML\(|document\.write\(/,
  'makes script elements': /createElement\(["'`]script["'`]\)/,
  'starts workers': /new (?:Shared)?Worker\(/,
}

/** What a module does that the policy of the page refuses. Code that never runs may do so. */
export const refusedActions = (source: string) =>
  Object.entries(sinks)
    .filter(([, pattern]) => pattern.test(source))
    .map(([what]) => what)

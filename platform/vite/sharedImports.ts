import type { Plugin } from 'vite'
import { nodesOf } from './nodesOf.ts'

/** The exports of our own modules that the shell provides. They change with our code. */
export const providedNames = async () => ({
  'shared-page/router': Object.keys(await import('shared-page/router')),
  'shared-enquiry': Object.keys(await import('shared-enquiry')),
})

/** The file in a build's folder that names the exports of our shared modules that an area's code imports. */
export const sharedImportsFile = 'shared-imports.json'

type Names = Awaited<ReturnType<typeof providedNames>>

interface Node {
  type: string
  source?: { value?: unknown }
  specifiers?: { type: string; imported?: Named; local?: Named }[]
}
type Named = { name?: string; value?: unknown }

const nameOf = ({ name, value }: Named = {}) => name ?? `${value}`

/** The exports that a statement uses of the module it imports; undefined if it may use any. */
function takenBy({ type, specifiers = [] }: Node): readonly string[] | undefined {
  // `export *` and `import()` expose the whole module.
  if (type === 'ExportAllDeclaration' || type === 'ImportExpression') return undefined
  // Skips the imports that `exposeAllExports` adds: they are removed from the output.
  const used = specifiers.filter(({ local }) => !/^every\d+$/.test(nameOf(local)))
  if (used.some((each) => each.type === 'ImportNamespaceSpecifier')) return undefined
  return used.map((each) =>
    each.type === 'ImportDefaultSpecifier'
      ? 'default'
      : nameOf(each.type === 'ImportSpecifier' ? each.imported : each.local),
  )
}

/** Writes `sharedImportsFile`. Compose refuses an area that imports a name that the live shell does not provide. */
export function recordSharedImports(): Plugin {
  const taken = { 'shared-page/router': new Set<string>(), 'shared-enquiry': new Set<string>() }
  return {
    name: 'record-shared-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'post',
      filter: { code: /shared-page\/router|shared-enquiry/ },
      async handler(code) {
        for (const node of nodesOf<Node>(this.parse(code).body)) {
          const name = node.source?.value as keyof Names
          if (!(name in taken)) continue
          for (const each of takenBy(node) ?? (await providedNames())[name]) taken[name].add(each)
        }
      },
    },
    generateBundle() {
      const names = Object.fromEntries(Object.entries(taken).map(([name, of]) => [name, [...of].sort()]))
      this.emitFile({ type: 'asset', fileName: sharedImportsFile, source: JSON.stringify(names) })
    },
  }
}

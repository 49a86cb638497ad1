import type { Plugin } from 'vite'

/** The names that the modules of our own export which the shell provides. They change with our code. */
export const providedNames = async () => ({
  'shared-ui/router': Object.keys(await import('shared-ui/router')),
  'shared-enquiry': Object.keys(await import('shared-enquiry')),
})

/** The file in a build's folder that names the exports of our shared modules which an area's code takes. */
export const namesFile = 'names.json'

/** Writes `namesFile`: compose refuses an area that takes a name which the live shell does not provide. */
export function sharedExports(): Plugin {
  const taken = { 'shared-ui/router': new Set<string>(), 'shared-enquiry': new Set<string>() }
  return {
    name: 'shared-exports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'post',
      filter: { code: /shared-ui\/router|shared-enquiry/ },
      handler(code) {
        for (const node of this.parse(code).body) {
          if (node.type !== 'ImportDeclaration') continue
          for (const each of node.specifiers)
            if (each.type === 'ImportSpecifier' && each.imported.type === 'Identifier')
              taken[node.source.value as keyof typeof taken]?.add(each.imported.name)
        }
      },
    },
    generateBundle() {
      const names = Object.fromEntries(Object.entries(taken).map(([name, of]) => [name, [...of].sort()]))
      this.emitFile({ type: 'asset', fileName: namesFile, source: JSON.stringify(names) })
    },
  }
}

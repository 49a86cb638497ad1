import type { Plugin } from 'vite'
import { exportsOf } from './exportsOf.ts'
import { fileOf } from './federation.ts'
import { sharedModules } from './sharedModules.ts'

// The federation of server builds. Compose gives an area the shared modules of the shell that it is composed with, so
// that the code that prerenders is the code that will run.

const prefix = 'shared-entry:'

/** The entries of the shell's server build that areas take shared modules from: one for each module. */
export const sharedEntryInputs = Object.fromEntries(
  sharedModules.map(({ name }) => [`shared/${name}`, prefix + name] as const),
)

/** Makes those entries. A CommonJS module such as React exports nothing by name when it is an entry itself. */
export function sharedEntries(): Plugin {
  return {
    name: 'shared-entries',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const name = id.slice(prefix.length + 1)
      const names = await exportsOf(name, await fileOf(this, name))
      return `export { ${names.join(', ')} } from '${name}'`
    },
  }
}

/** Leaves the shared modules out of an area's server build, by whichever path a package reaches them. */
export function sharedOutside(): Plugin {
  const byFile = new Map<string, string>()
  return {
    name: 'shared-outside',
    enforce: 'pre',
    async buildStart() {
      for (const { name } of sharedModules) byFile.set(await fileOf(this, name), name)
    },
    async resolveId(source, importer, options) {
      const outside = (id: string) => ({ id, external: true as const })
      if (sharedModules.some(({ name }) => name === source)) return outside(source)
      // A package reaches its own modules by relative paths.
      if (!source.startsWith('.') || !importer?.includes('/shared-')) return null
      const own = await this.resolve(source, importer, { ...options, skipSelf: true })
      const name = own && byFile.get(own.id)
      return name ? outside(name) : own
    },
  }
}

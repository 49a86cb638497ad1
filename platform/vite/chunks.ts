import path from 'node:path'
import type { Plugin } from 'vite'
import { importedBy, islandsQuery } from './staticBands.ts'

const ours = /\/(?:src|shared-ui)\/|^\0/
// The plugin's runtime stays out of all groups: in a group with others it is used before it is initialised.
const ofPlugin = /mf-external-runtime|module-federation/

/**
 * Divides an area's code by what its documents need. Left alone, each combination of pages that share a module becomes a
 * file, some of 60 bytes, and a page waits for ten of them.
 * - `common`: what the hydrated bands of two pages share, or the area itself and a page;
 * - `static`: what only static bands need, and two pages share. Documents do not fetch it, navigations do.
 */
export function chunks(): Plugin {
  const groupOf = new Map<string, string>()
  const group = (fits: RegExp, priority: number) => ({
    name: (id: string) => groupOf.get(id)?.match(fits)?.[0] ?? null,
    priority,
  })
  const groups = [group(/^common$/, 2), group(/^\w+(?=\.tsx)/, 1), group(/^static$/, 0)]
  return {
    name: 'chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd() {
      const all = [...this.getModuleIds()].filter((id) => ours.test(id) && !ofPlugin.test(id))
      const isRoot = (id: string) => {
        const { isEntry = false, dynamicImporters = [] } = this.getModuleInfo(id) ?? {}
        return isEntry || dynamicImporters.some((each) => ours.test(each))
      }
      const reached = all.filter(isRoot).map((root) => ({ root, modules: importedBy(this, root) }))
      for (const id of all) {
        // In a group a page would lose its name in Vite's manifest.
        if (isRoot(id)) continue
        const roots = reached.filter(({ modules }) => modules.has(id)).map(({ root }) => root)
        // A document does not fetch a page of which it has a variant.
        const [first, second] = roots.filter((root) => !all.includes(root + islandsQuery))
        // The area itself is there before any page.
        const isAlways = roots.length > 1 && first && this.getModuleInfo(first)?.isEntry
        if (second || isAlways) groupOf.set(id, 'common')
        else if (first?.endsWith(islandsQuery)) groupOf.set(id, path.basename(first))
        else if (!first && roots.length > 1) groupOf.set(id, 'static')
      }
    },
  }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createIdResolver, type Plugin } from 'vite'
import { areaSource, sharedNames } from './federation.ts'

/**
 * Exposes every export of each shared module in the container. By default the federation plugin omits exports that no
 * module imports, and counts imports once nothing has happened for 10 ms: on a busy machine one build in ten failed
 * with "jsxs is not exported" (@module-federation/vite 1.23.0, https://github.com/module-federation/vite/issues/575). A
 * namespace import in the area's first module makes the plugin count all at once; unused exports are still removed from
 * the files.
 */
export function exposeAllExports(): Plugin {
  const source = path.resolve(areaSource)
  const imports = sharedNames.map((name, at) => `import * as every${at} from '${name}'`)
  return {
    name: 'expose-all-exports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === source ? `${readFileSync(id, 'utf8')}\n${imports.join('\n')}` : null),
  }
}

/**
 * Fails an area's build that contains a copy of a shared module: the page would silently have two routers, or two
 * states of its forms. The plugin shares modules that are imported by name, not by path
 * (https://github.com/module-federation/vite/issues/329).
 */
export function noBundledShared(): Plugin {
  return {
    name: 'no-bundled-shared',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const bundled = new Set(this.getModuleIds())
      // Resolved by Vite alone: the federation plugin would resolve a shared module to its placeholder in the
      // container.
      const resolve = createIdResolver(this.environment.getTopLevelConfig())
      for (const name of sharedNames) {
        const id = await resolve(this.environment, name)
        if (!id || !bundled.has(id)) continue
        const importers = this.getModuleInfo(id)?.importers ?? []
        this.error(
          `The build contains a copy of ${name}, which the shell shares, for ${importers.join(', ')}: import it by that name, never by a path (see shared-page/sharedModules).`,
        )
      }
    },
  }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createIdResolver, type Plugin } from 'vite'
import { areaSource, sharedNames } from './federation.ts'

/**
 * Exposes every export of each shared module in the container. By itself the federation plugin leaves out those that no module
 * imports, and takes its count once nothing has happened for 10 ms: on a busy machine one build in ten failed with "jsxs is
 * not exported" (@module-federation/vite 1.23.0, https://github.com/module-federation/vite/issues/575). A namespace import in
 * the area's first module makes it count all at once; what is unused is left out of the files all the same.
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
 * Fails an area's build that contains a copy of a shared module: the page would have two routers, or two states of
 * its forms, and nothing else would say so. The plugin shares what is imported by name, and not by a path
 * (https://github.com/module-federation/vite/issues/329).
 */
export function noBundledShared(): Plugin {
  return {
    name: 'no-bundled-shared',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const bundled = new Set(this.getModuleIds())
      // By Vite alone: by the federation plugin a shared module would be the container's stand-in for it.
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

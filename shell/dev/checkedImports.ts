import type { Plugin } from 'vite'

// Vite's own name for the module through which it wraps every `import()` of a build.
const helper = '\0vite/preload-helper.js'

// One for each module that imports: shared, it would be a file of 130 bytes that each page waits for.
const own = '\0checked-imports:'

// Vite's own would ask for modules without their integrity, which the page's policy refuses. Files lie beside one another.
const code = `
export const __vitePreload = (load, files = []) =>
  globalThis.importing ? globalThis.importing(load, files.map((file) => new URL('../' + file, import.meta.url).href)) : load()
`

/**
 * Hands every dynamic import of a build to the shell (shared-ui/importing), with its module and style sheets: a module is
 * imported only after the browser has checked its integrity. Fails a build in which one goes another way.
 */
export function checkedImports(): Plugin {
  return {
    name: 'checked-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ build: { modulePreload: { polyfill: false } } }),
    // Once all is configured: the federation plugin has a container's own imports name nothing.
    configResolved({ build, environments }) {
      for (const { modulePreload } of [build, environments.client?.build ?? build])
        if (modulePreload)
          // What the module itself imports at once stands in the release's map.
          modulePreload.resolveDependencies = (file, dependencies, { hostType }) =>
            hostType === 'js' ? [file] : dependencies
    },
    resolveId: (source, importer = '') => (source === helper ? own + importer : null),
    load: (id) => (id.startsWith(own) ? code : null),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const named = [...chunk.code.matchAll(/\bm\.f=\[([^\]]*)\]/g)].join()
          const missing = chunk.dynamicImports.filter((file) => bundle[file] && !named.includes(`"${file}"`))
          if (missing.length > 0)
            this.error(
              `Vite wraps dynamic imports otherwise than expected: ${chunk.fileName} imports ${missing.join(', ')} unchecked. See shell/dev/checkedImports.ts.`,
            )
        }
      },
    },
  }
}

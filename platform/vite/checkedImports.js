// Vite's own name for the module through which it wraps every `import()` of a build.
const helper = '\0vite/preload-helper.js'
// Begins the name of our helper, of which each importing module has its own: a shared one would be a file of 130 bytes
// that each page waits for.
const own = '\0checked-imports:'
// Vite's own helper would request modules without their integrity, and the page's policy refuses that. `files` are
// relative to the build's folder, one above that of the module. A host of another site checks nothing, and needs the styles.
const code = `
export const __vitePreload = (load, files = []) => {
  const addresses = files.map((file) => new URL('../' + file, import.meta.url).href)
  if (globalThis.importing) return globalThis.importing(load, addresses)
  for (const href of addresses)
    if (href.endsWith('.css') && !document.querySelector('link[href="' + href + '"]'))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  return load()
}
`
/**
 * Hands every dynamic import of a build to the shell (shared-ui/importing), with its module and style sheets: a module
 * is imported only after the browser has checked its integrity. Fails a build in which one goes another way.
 */
export function checkedImports() {
  return {
    name: 'checked-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ build: { modulePreload: { polyfill: false } } }),
    // Only once everything is configured: the federation plugin sets this too, and has a container's imports name no
    // files.
    configResolved({ build, environments }) {
      for (const { modulePreload } of [build, environments.client?.build ?? build])
        if (modulePreload)
          // The release's map says what the module itself imports statically.
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
          // The map of a release names what the container itself imports, together with its entry.
          if (chunk.facadeModuleId?.includes('virtual:mf')) continue
          // Vite's list of the files that the module's imports need: `__vite__mapDeps` with `m.f=["assets/…", …]`.
          const named = [...chunk.code.matchAll(/\bm\.f=\[([^\]]*)\]/g)].join()
          const missing = chunk.dynamicImports.filter((file) => bundle[file] && !named.includes(`"${file}"`))
          if (missing.length > 0)
            this.error(
              `Vite does not wrap dynamic imports as expected: ${chunk.fileName} imports ${missing.join(', ')} unchecked. See platform/vite/checkedImports.ts.`,
            )
        }
      },
    },
  }
}

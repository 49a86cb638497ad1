import { createRequire } from 'node:module'
import type { Plugin, PluginOption } from 'vite'
import { developmentPictures } from '../dev/developmentPictures.ts'
import { developmentPorts } from '../dev/developmentPorts.ts'
import { developmentSite } from '../dev/developmentSite.ts'
import { bootFile, bootScript } from './bootScript.ts'
import { checkedImports } from './checkedImports.ts'
import { sharedNames } from './shared.ts'

const prefix = 'shared-entry:'

// Areas' server builds have these left out. gsap moves what is seen, and is not asked for.
const onServer = sharedNames.filter((name) => name !== 'gsap')

/**
 * Has the shell's server build hold each shared module as a file of its own, `shared/{name}.js`: compose gives them to the
 * areas, so that the code that prerenders is the code that will run.
 */
function sharedEntries(): Plugin {
  const require = createRequire(`${process.cwd()}/package.json`)
  return {
    name: 'shared-entries',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const name = id.slice(prefix.length + 1)
      // React is CommonJS, which exports nothing by name unless each is named.
      if (!name.startsWith('react')) return `export * from '${name}'`
      return `export { ${['default', ...Object.keys(require(name))].join(', ')} } from '${name}'`
    },
  }
}

// Files of their own: a release that changes a sentence of the frame leaves them as they are. Several, because each is run
// in a task of its own (shell/src/boot.ts).
const libraries = [
  {
    name: 'libraries',
    // With the schema, which would be a file of 90 bytes.
    test: /node_modules\/(react|react-router|react-router-dom|scheduler|zustand|@module-federation)\/|\/schema\.ts/,
  },
  { name: 'react-dom', test: /node_modules\/react-dom\// },
  { name: 'reactDom', test: /\/src\/reactDom\.ts/ },
]

function builds(): Plugin {
  const inputs = Object.fromEntries(onServer.map((name) => [`shared/${name}`, prefix + name]))
  return {
    name: 'shell',
    config: ({ build = {} }, { isSsrBuild, command }) => ({
      // The development server owns every address; only built files live under /r/.
      base: command === 'serve' ? '/' : '/r/shell/',
      server: { port: developmentPorts.shell, strictPort: true },
      ssr: { noExternal: true as const },
      define: {
        sharedNames: JSON.stringify(sharedNames),
        ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
        // Leaves out of the runtime what only manifests as entries, preload hints and Node need.
        ...(command === 'build' && { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }),
      },
      build: isSsrBuild
        ? {
            outDir: build.outDir ?? 'dist/server',
            copyPublicDir: false,
            rolldownOptions: { input: { 'entry-server': 'src/entry-server.tsx', ...inputs } },
          }
        : {
            outDir: build.outDir ?? 'dist/browser',
            target: 'esnext',
            manifest: true,
            sourcemap: 'hidden',
            license: { fileName: 'licenses.json' },
            rolldownOptions: { output: { codeSplitting: { groups: libraries } } },
          },
    }),
    generateBundle() {
      // Released, and gone back to, with the shell.
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: bootFile, source: bootScript() })
    },
  }
}

/** Everything that the shell's builds and its development server need besides React. */
export const shell = (): PluginOption[] => [
  builds(),
  checkedImports(),
  sharedEntries(),
  developmentSite(),
  developmentPictures(),
]

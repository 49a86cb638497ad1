import { readFileSync } from 'node:fs'
import { build, type Plugin, type PluginOption } from 'vite'
import { shellFile } from '../base/project.ts'
import { shellOptimisations } from './optimisations/optimisations.ts'
import { shellDevServer } from './shellDevServer.ts'
import { minified, unitBuild } from './unitBuild.ts'

// Separate files: a release that changes a sentence of the frame leaves them unchanged. Several, because each runs in a
// task of its own (shell/src/host/boot/boot.ts).
const packages = /node_modules\/(react|react-router|react-router-dom|scheduler|zustand|@module-federation)\//
// Otherwise each would be a file of its own, of 90 to 800 bytes: one more request, and 80 more bytes in each document.
const small =
  /\/(brand|schema|optionally|withTimeout|redact)\.ts|(buttonFace|FrameLink)\.tsx|Button\.module\.css|vite\/preload-helper/
const reactDom = `/${shellFile('reactDom')}`
const libraries = [
  { name: 'libraries', test: (id: string) => packages.test(id) || small.test(id) },
  { name: 'react-dom', test: /node_modules\/react-dom\// },
  { name: 'reactDom', test: (id: string) => id.endsWith(reactDom) },
]

/** The path of the page's only inline script in a build of the shell. */
export const bootFile = 'boot.js'

async function bootScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      ...minified,
      rolldownOptions: { input: shellFile('boot'), output: { format: 'iife' } },
    },
  })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The inline script was not built.')
  return result.output[0].code.trim()
}

function builds(): Plugin {
  return {
    name: 'shell',
    config: (_config, { isSsrBuild, command }) => ({
      // The development server owns every URL; only built files are below /r/.
      base: command === 'serve' ? '/' : '/r/shell/',
      // Removes code from the runtime that only manifests as entries, preload hints and Node need.
      define: command === 'build' ? { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' } : {},
      ...unitBuild(isSsrBuild, {
        // The 404 page has styles and no code.
        browser: {
          input: [shellFile('main'), shellFile('notFound')],
          output: { codeSplitting: { groups: libraries } },
        },
        server: { input: { 'entry-server': shellFile('entry-server') } },
      }),
    }),
    async generateBundle() {
      if (this.environment.name !== 'client') return
      // An asset, so that it is released and rolled back with the shell.
      this.emitFile({ type: 'asset', fileName: bootFile, source: await bootScript() })
      this.emitFile({ type: 'asset', fileName: 'index.html', source: readFileSync('index.html') })
    },
  }
}

/**
 * Keeps the styles of components whose markup alone is in the page: compose renders the frame, and the browser never
 * loads its code.
 */
const frameStyles = (): Plugin => ({
  name: 'frame-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    // shared-ui declares its components free of side effects, but here their styles must be imported.
    filter: { id: /\.module\.css$|\/shared-ui\/components\/\w+\.tsx$/ },
    handler: (code, id) => ({ code, map: null, moduleSideEffects: id.endsWith('.css') ? 'no-treeshake' : true }),
  },
})

/** The plugins that the shell's builds and development server need besides React. */
export const shell = (): PluginOption[] => [builds(), frameStyles(), shellOptimisations(), shellDevServer()]

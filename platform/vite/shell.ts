import { readFileSync } from 'node:fs'
import { build, type Plugin, type PluginOption } from 'vite'
import { shellFile } from '../base/project.ts'
import { shellOptimisations } from './optimisations/optimisations.ts'
import { shellDevServer } from './shellDevServer.ts'
import { minified, unitBuild } from './unitBuild.ts'

// Files of their own: a release that changes a sentence of the frame leaves them as they are. Several, because each is run
// in a task of its own (shell/src/host/boot/boot.ts).
const packages = /node_modules\/(react|react-router|react-router-dom|scheduler|zustand|@module-federation)\//
// Each would be a file of its own, of 90 to 800 bytes: a request more, and 80 bytes more of each document.
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
      // The development server owns every address; only built files live under /r/.
      base: command === 'serve' ? '/' : '/r/shell/',
      // Leaves out of the runtime what only manifests as entries, preload hints and Node need.
      define: command === 'build' ? { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' } : {},
      ...unitBuild(isSsrBuild, {
        // The page of unknown addresses is styled, and has no code.
        browser: {
          input: [shellFile('main'), shellFile('notFound')],
          output: { codeSplitting: { groups: libraries } },
        },
        server: { input: { 'entry-server': shellFile('entry-server') } },
      }),
    }),
    async generateBundle() {
      if (this.environment.name !== 'client') return
      // Released, and gone back to, with the shell.
      this.emitFile({ type: 'asset', fileName: bootFile, source: await bootScript() })
      this.emitFile({ type: 'asset', fileName: 'index.html', source: readFileSync('index.html') })
    },
  }
}

/**
 * Keeps the styles of components of which the page has the markup alone: the frame is rendered by compose, and its code is
 * left out of the page.
 */
const frameStyles = (): Plugin => ({
  name: 'frame-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    // The package says of its components that they have no effects, but importing their styles is one here.
    filter: { id: /\.module\.css$|\/shared-ui\/components\/\w+\.tsx$/ },
    handler: (code, id) => ({ code, map: null, moduleSideEffects: id.endsWith('.css') ? 'no-treeshake' : true }),
  },
})

/** What the shell's builds and its development server need besides React. */
export const shell = (): PluginOption[] => [builds(), frameStyles(), shellOptimisations(), shellDevServer()]

import path from 'node:path'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { areaDescription } from './shell/dev/areaDescription.ts'

/** What an app's own vite.config.ts says: the rest is the same for all five. */
export interface App {
  name: 'shell' | 'company' | 'design' | 'builders' | 'interiors'
  /** Port of its development server. */
  port: number
  /** Path under which its built files are served, with slashes at both ends. */
  base: string
  plugins?: UserConfig['plugins']
  /** Modules that a remote's pages share, all but its heaviest: a chunk of their own, which that page does without. */
  apart?: RegExp
}

const singleton = (requiredVersion: string, own: object) => ({ singleton: true, requiredVersion, ...own })

// The shell provides every shared module, and eagerly, so that no remote waits for a negotiation;
// remotes bring no copy of their own. Figures and traps: README, "Federation".
function shared(role: 'host' | 'remote') {
  const own = role === 'host' ? { eager: true } : { import: false as const }
  const onDemand = role === 'host' ? {} : { import: false as const }
  return {
    react: singleton('^19.3.0', own),
    'react-dom': singleton('^19.3.0', own),
    'shared-ui/router': singleton('^1.0.0', own),
    zustand: singleton('^5.1.0', own),
    'shared-enquiry': singleton('^1.0.0', own),
    gsap: singleton('^3.15.0', onDemand),
  }
}

/**
 * Makes the shared packages take their own shared modules from the shell, as everybody else does.
 * The federation plugin leaves imports within one package alone: without this a component of shared-ui
 * brings a second router into its remote, and the enquiry form a second store, and nothing reports it.
 */
function sharedWithinPackages(): Plugin {
  return {
    name: 'shared-within-packages',
    enforce: 'pre',
    resolveId(source, importer) {
      const isOwn = /^shared-(ui\/router|enquiry)$/.test(source) && /\/shared-(ui|enquiry)\/src\//.test(importer ?? '')
      return isOwn ? this.resolve(source, path.resolve('src/area.tsx'), { skipSelf: true }) : null
    },
  }
}

/**
 * Leaves gsap where it is until something moves. The plugin fetches every module that a host provides
 * before the first render, "eager" or not: 26 kB that most visits never use.
 */
function gsapOnDemand(): Plugin {
  return {
    name: 'gsap-on-demand',
    transform(code, id) {
      if (!id.includes('localSharedImportMap')) return null
      const onDemand = code.replace(/(name:\s*"gsap",[^}]*?materialize:\s*)true/, '$1false')
      if (onDemand === code)
        this.error('The list of shared modules is written otherwise than expected: gsap would load at once.')
      return { code: onDemand, map: null }
    },
  }
}

/**
 * Lets the router be tree-shaken: names given to components for developer tools keep its links, forms and
 * prefetching in every visitor's download, though the facade exports none of them. Its package names only its
 * development build to bundlers; the one line that makes it so is turned here.
 */
function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!/\/node_modules\/react-router\/dist\//.test(id)) return null
      return {
        code: code
          .replaceAll(/^(?:Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = "[^"]+";$/gm, '')
          .replaceAll(/ = (React\d*\.forwardRef\()/g, ' = /* @__PURE__ */ $1')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
        map: null,
      }
    },
  }
}

/**
 * Leaves out of the federation runtime what reads remotes' manifests, preloads remotes, and loads those that are plain
 * scripts: ours are modules, registered by their entries, and the page's HTML preloads exactly what it needs. The
 * runtime reaches for all this by classes that it always makes, so that no bundler can see it unused.
 */
function leanRuntime(): Plugin {
  const refusal = `throw new Error('The federation runtime is built without this: see vite.base.ts.')`
  const unused: readonly (readonly [file: string, code: RegExp, instead: string])[] = [
    [
      'plugins/snapshot/SnapshotHandler.js',
      /^\tasync loadRemoteSnapshotInfo\([\s\S]*?^};$/m,
      `loadRemoteSnapshotInfo() { ${refusal} } };`,
    ],
    ['remote/index.js', /^\tasync preloadRemote\([\s\S]*?^\t}$/m, `preloadRemote() { ${refusal} }`],
    ['utils/load.js', /^async function loadEntryScript\([\s\S]*?^}$/m, `function loadEntryScript() { ${refusal} }`],
    ['utils/preload.js', /^function preloadAssets\([\s\S]*?^}$/m, `function preloadAssets() { ${refusal} }`],
  ]
  return {
    name: 'lean-runtime',
    apply: 'build',
    transform(code, id) {
      const [file, part, instead] = unused.find(([end]) => id.endsWith(`runtime-core/dist/${end}`)) ?? []
      if (!part || !instead) return null
      if (!part.test(code)) this.error(`The federation runtime has another ${file} now: see what to leave out of it.`)
      return { code: code.replace(part, instead), map: null }
    },
  }
}

const owner = /(__mf_owner__)\d+/g

const plain = (text: string) => text.replace(owner, (_all, start) => `${start}0`)

/**
 * Takes the project's own place out of the shell's build. The federation plugin names modules after a hash of its
 * options, among them an absolute path; but the same sources must make the same release wherever they lie.
 */
function withoutPlace(): Plugin {
  return {
    name: 'without-place',
    enforce: 'post',
    renderChunk: (code) => (owner.test(code) ? { code: plain(code), map: null } : null),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && typeof file.source === 'string') file.source = plain(file.source)
      },
    },
  }
}

/**
 * Gives a busy machine time. The federation plugin takes 10 ms without news for the end of the module graph, and
 * strips the shared modules of every export that it has not seen used by then: on two cores that fails one
 * build in ten, and what it builds depends on the load. Nothing but this timer decides, so it waits longer.
 */
function waitForTheWholeGraph(): Plugin {
  const plain = globalThis.setTimeout
  const patient = (callback: () => void, delay?: number, ...rest: []) =>
    plain(callback, delay === 10 && String(callback).includes('graph-complete') ? 3000 : delay, ...rest)
  return {
    name: 'wait-for-the-whole-graph',
    apply: 'build',
    buildStart() {
      globalThis.setTimeout = Object.assign(patient, plain) as typeof globalThis.setTimeout
    },
    buildEnd() {
      globalThis.setTimeout = plain
    },
  }
}

function federated({ name }: App, command: 'build' | 'serve') {
  const role = name === 'shell' ? 'host' : 'remote'
  return federation({
    name,
    filename: command === 'serve' ? 'remoteEntry.js' : 'assets/remoteEntry-[hash].js',
    ...(role === 'host' ? { remotes: {} } : { manifest: true, exposes: { './area': './src/area.tsx' } }),
    shared: shared(role),
    shareStrategy: 'loaded-first',
    disableSnapshot: true,
    dts: false,
    target: 'web',
    // Without it an edit in a remote does not reach the page that the shell shows.
    dev: { remoteHmr: true },
    // The remotes use the shell's federation runtime instead of 16 kB of their own each.
    experiments: role === 'host' ? { provideExternalRuntime: true } : { externalRuntime: true },
  })
}

// A remote's pages share components and pictures in every combination. Left alone each combination becomes
// a chunk, some of 60 bytes, and a page of interiors waits for ten of them.
const shares = ({ apart }: App) => [
  {
    name: 'common',
    test: (id: string) => /\/src\//.test(id) && !apart?.test(id),
    minShareCount: 2,
    priority: 1,
  },
  ...(apart ? [{ name: 'apart', test: apart, minShareCount: 2 }] : []),
]

/** One configuration for the browser build (federated) and the server build (`--ssr`, not federated). */
export const app = (own: App) =>
  defineConfig(({ isSsrBuild, command }) => ({
    // The shell's development server owns every address; only built files live under /r/.
    base: command === 'serve' && own.name === 'shell' ? '/' : own.base,
    plugins: [
      react(),
      !isSsrBuild && waitForTheWholeGraph(),
      !isSsrBuild && sharedWithinPackages(),
      !isSsrBuild && leanRouter(),
      !isSsrBuild && leanRuntime(),
      !isSsrBuild && federated(own, command),
      !isSsrBuild && command === 'build' && own.name === 'shell' && gsapOnDemand(),
      !isSsrBuild && command === 'build' && own.name === 'shell' && withoutPlace(),
      command === 'serve' && own.name !== 'shell' && areaDescription(),
      own.plugins,
    ],
    server: { port: own.port, strictPort: true, origin: `http://localhost:${own.port}`, cors: true },
    // react-router-dom and react stay outside the server builds: areas and shell have to meet in one instance.
    ssr: { noExternal: [/^shared-/] },
    build: {
      target: 'esnext',
      manifest: true,
      modulePreload: { polyfill: false },
      sourcemap: false,
      // Slower than the built-in one, and 3 % smaller.
      minify: isSsrBuild ? false : 'terser',
      terserOptions: { module: true, compress: { passes: 3 }, format: { wrap_func_args: true } },
      ...(isSsrBuild
        ? { outDir: 'dist-server', copyPublicDir: false }
        : own.name === 'shell'
          ? { rolldownOptions: { output: { chunkFileNames: ({ name }) => `assets/${plain(name)}-[hash].js` } } }
          : { rolldownOptions: { input: 'src/area.tsx', output: { codeSplitting: { groups: shares(own) } } } }),
    },
  }))

import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { areaDescription } from './shell/dev/areaDescription.ts'
import { areaFaces, areaSource } from './shell/dev/areaFaces.ts'
import {
  gsapOnDemand,
  initInParts,
  leanRouter,
  leanRuntime,
  plainOwner,
  sharedWithinPackages,
  shortName,
  waitForTheWholeGraph,
  withoutPlace,
} from './shell/dev/buildPlugins.ts'
import { developmentPorts } from './shell/dev/developmentPorts.ts'
import { sharedModules } from './shell/dev/sharedModules.ts'

/** What an app's own vite.config.ts says: the rest is the same for all five. */
export interface App {
  name: keyof typeof developmentPorts
  plugins?: UserConfig['plugins']
  /** Modules that a remote's pages share, all but its heaviest: a chunk of their own, which that page does without. */
  apart?: RegExp
}

// The shell provides every shared module, and eagerly, so that no remote waits for a negotiation;
// remotes bring no copy of their own. Figures and traps: README, "Federation".
function shared(role: 'host' | 'remote') {
  const modules = sharedModules.map(({ name, versions, isOnDemand }) => {
    const own = isOnDemand ? {} : { eager: true }
    return [
      name,
      { singleton: true, requiredVersion: versions, ...(role === 'host' ? own : { import: false as const }) },
    ]
  })
  return Object.fromEntries(modules)
}

function federated({ name }: App, command: 'build' | 'serve') {
  const role = name === 'shell' ? 'host' : 'remote'
  return federation({
    name,
    filename: command === 'serve' ? 'remoteEntry.js' : 'assets/remoteEntry-[hash].js',
    ...(role === 'host' ? { remotes: {} } : { manifest: true, exposes: { './area': `./${areaSource}` } }),
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
export function app(own: App) {
  const port = developmentPorts[own.name]
  return defineConfig(({ isSsrBuild, command }) => ({
    // The shell's development server owns every address; only built files live under /r/.
    base: command === 'serve' && own.name === 'shell' ? '/' : `/r/${own.name}/`,
    plugins: [
      react(),
      !isSsrBuild && waitForTheWholeGraph(),
      !isSsrBuild && sharedWithinPackages(),
      !isSsrBuild && leanRuntime(),
      !isSsrBuild && federated(own, command),
      !isSsrBuild &&
        command === 'build' &&
        own.name === 'shell' && [leanRouter(), gsapOnDemand(), initInParts(), withoutPlace()],
      own.name !== 'shell' && areaFaces({ isServer: Boolean(isSsrBuild) }),
      command === 'serve' && own.name !== 'shell' && areaDescription(),
      own.plugins,
    ],
    server: { port, strictPort: true, origin: `http://localhost:${port}`, cors: true },
    // react-router-dom and react stay outside the server builds: areas and shell have to meet in one instance.
    ssr: { noExternal: [/^shared-/] },
    ...(command === 'build' && { css: { modules: { generateScopedName: shortName } } }),
    build: {
      target: 'esnext',
      manifest: true,
      modulePreload: { polyfill: false },
      sourcemap: false,
      // Slower than the built-in one, and 3 % smaller.
      minify: isSsrBuild ? false : 'terser',
      // In parentheses, functions that are arguments are compiled off the main thread, as React's modules should be:
      // evaluating them then takes a quarter less of it.
      terserOptions: { module: true, compress: { passes: 3 }, format: { wrap_func_args: true } },
      ...(isSsrBuild
        ? {
            outDir: 'dist-server',
            copyPublicDir: false,
            rolldownOptions: {
              input: { 'entry-server': own.name === 'shell' ? 'src/entry-server.tsx' : 'area-server' },
            },
          }
        : own.name === 'shell'
          ? { rolldownOptions: { output: { chunkFileNames: ({ name }) => `assets/${plainOwner(name)}-[hash].js` } } }
          : { rolldownOptions: { input: areaSource, output: { codeSplitting: { groups: shares(own) } } } }),
    },
  }))
}

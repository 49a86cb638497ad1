import type { federation } from '@module-federation/vite'
import { ownVersions, type SharedName, sharedModules } from 'shared-page/sharedModules'

// @module-federation/vite is pinned. 1.20.8 preloaded files that no page needs and blocked on one dead remote. By the
// maintainers' bisect, 1.23.0 to 1.23.2 break a remote that is opened by itself, which ours never are. 1.23.8 requires
// the runtime 2.9.2, with which each opened area was 0.4 KiB larger; `overrides` in package.json gives it the shell's
// 2.9.3. A first page is then as large as with 1.23.0, and an opened area 0.1 KiB larger. The pipeline builds the site
// with the latest version every day.

/** An area's modules, from its package's root: the browser's code starts at the first, the build reads the others. */
export const areaSource = 'src/area.ts'
export const areaServer = 'src/entry-server.ts'
export const areaPages = 'src/pages.ts'

export const sharedNames = Object.keys(sharedModules) as SharedName[]

/**
 * The runtime core, which the shell provides to the areas' containers (`externalRuntime`). It is not in the share
 * scope, but an area runs only with a shell whose core is compatible with the one it was built with.
 */
export const runtimeCorePackage = '@module-federation/runtime-core'

const isOurs = (name: SharedName) => name.startsWith('shared-')

// If a package is shared under its own name, imports from within the package bypass the share scope: each area would
// silently get its own router and form state. Another key, with `request` and `shareKey`, avoids that.
const keyOf = (name: SharedName) => (isOurs(name) ? `the-${name.replace('/', '-')}` : name)

const taken = (name: SharedName) => ({
  singleton: true,
  requiredVersion: sharedModules[name].range,
  import: false as const,
  // Under another key the plugin finds no package to read the version from.
  ...(isOurs(name) && { request: name, shareKey: name, version: ownVersions[name] }),
})

/**
 * The `federation()` options that all areas share: https://module-federation.io/configure/. Only the browser build is
 * federated, because compose renders with Node alone.
 */
export const remote = {
  // The manifest names the container. Without the hash, caches would keep an old one.
  filename: 'assets/remoteEntry-[hash].js',
  // Other hosts find the container through the manifest.
  manifest: true,
  // The files that the manifest names lie beside it.
  publicPath: 'auto',
  shared: Object.fromEntries(sharedNames.map((name) => [keyOf(name), taken(name)])),
  // The other strategy, `version-first`, opens every area before it uses a module of the shell.
  shareStrategy: 'loaded-first',
  // Only hosts and preload hints need a snapshot, and an area is neither.
  disableSnapshot: true,
  // No area opens another one.
  disableRemote: true,
  // The areas' types are in the contract of shared-page.
  dts: false,
  // Omits code from the container that only Node needs.
  target: 'web',
  // The shell provides the runtime core: 9.5 KiB less in each area.
  experiments: { externalRuntime: true },
  // By default, after 10 s without a parsed module the plugin continues without the shared modules it has not yet seen.
  // A busy machine may be that slow.
  moduleParseIdleTimeout: 120,
  // Edits of an area hot-reload in the page of the shell's development server, which keeps its state.
  dev: { remoteHmr: true },
} satisfies Partial<Parameters<typeof federation>[0]>

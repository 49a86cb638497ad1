import type { federation } from '@module-federation/vite'
import { ownVersions, type SharedName, sharedModules } from 'shared-page/sharedModules'

// @module-federation/vite is pinned: 1.20.8 preloaded what no page needs and blocked on one dead remote, and by the
// maintainers' bisect 1.23.0 to 1.23.2 break a remote that is opened by itself, which ours never are. 1.23.8 asks for the
// runtime 2.9.2, with which each opened area was 0.4 KiB larger. `overrides` in package.json gives it that of the shell, 2.9.3:
// a first page is then as large as with 1.23.0, and an opened area 0.1 KiB larger. The pipeline builds the site with the
// newest version every day.

/** The modules of an area, from its package's root: the browser's code begins with one, the build reads the other. */
export const areaSource = 'src/area.ts'
export const areaServer = 'src/entry-server.ts'

export const sharedNames = Object.keys(sharedModules) as SharedName[]

/**
 * The runtime's core, which the areas' containers borrow from the shell (`externalRuntime`). It is no module of the share
 * scope, but an area runs only with a shell whose core fits the one that it was built with.
 */
export const runtimeCorePackage = '@module-federation/runtime-core'

const isOurs = (name: SharedName) => name.startsWith('shared-')

// Under its own package's name an import from within that package would count as the package's own: each area would
// silently get a router and forms' state of its own. Another key, with `request` and `shareKey`, avoids that.
const keyOf = (name: SharedName) => (isOurs(name) ? `the-${name.replace('/', '-')}` : name)

const taken = (name: SharedName) => ({
  singleton: true,
  requiredVersion: sharedModules[name].range,
  import: false as const,
  // Under another key the plugin finds no package to read the version from.
  ...(isOurs(name) && { request: name, shareKey: name, version: ownVersions[name] }),
})

/**
 * What the `federation()` of every area has in common: https://module-federation.io/configure/. Only the build for the
 * browser is federated, as compose renders with Node alone.
 */
export const remote = {
  // The manifest names the container. Without the hash a cache would keep an old one.
  filename: 'assets/remoteEntry-[hash].js',
  // By its manifest other hosts find the container.
  manifest: true,
  // What the manifest names lies beside it.
  publicPath: 'auto',
  shared: Object.fromEntries(sharedNames.map((name) => [keyOf(name), taken(name)])),
  // The other strategy, `version-first`, opens every area before it takes a module from the shell.
  shareStrategy: 'loaded-first',
  // Only hosts and preload hints need a snapshot, and an area is neither.
  disableSnapshot: true,
  // No area opens another one.
  disableRemote: true,
  // The types of an area are in shared-ui's contract.
  dts: false,
  // Leaves out of the container what only Node needs.
  target: 'web',
  // The shell brings the runtime's core: 9.5 KiB less in each area.
  experiments: { externalRuntime: true },
  // After 10 s without a parsed module, the default, the plugin goes on without the shared modules that it has not seen yet.
  // A busy machine takes that long.
  moduleParseIdleTimeout: 120,
  // An edit of an area is replaced in the page of the shell's development server, which keeps its state.
  dev: { remoteHmr: true },
} satisfies Partial<Parameters<typeof federation>[0]>

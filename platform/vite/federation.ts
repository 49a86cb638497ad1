// The modules of which a page has one instance. The shell provides them all (shell/src/federation.ts); the areas take
// them, and bring no copy of their own (`import: false`).

// @module-federation/vite is pinned: 1.20.8 preloaded what no page needs and blocked on one dead remote, and 1.23.1 and 1.23.2
// break an exposing remote that is opened by itself. The pipeline builds the site with the newest version every day.

/**
 * The range of versions that an area works with, by the name under which the module is imported. Compose refuses a shell
 * whose versions are outside it.
 */
export const sharedRanges = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  zustand: '^5.1.0',
  'shared-ui/router': '^1.0.0',
  'shared-enquiry': '^1.0.0',
  // Fetched when it is first asked for.
  gsap: '^3.15.0',
} as const

/** The names of all shared modules. */
export const sharedNames = Object.keys(sharedRanges) as readonly (keyof typeof sharedRanges)[]

/**
 * The runtime's core, which the areas' containers borrow from the shell (`externalRuntime`). It is no module of the share
 * scope, but an area runs only with a shell whose core fits the one that it was built with.
 */
export const borrowedRuntime = '@module-federation/runtime-core'

const singleton = (name: keyof typeof sharedRanges) => ({
  singleton: true,
  requiredVersion: sharedRanges[name],
  import: false as const,
})

// Under its own package's name an import from within that package would count as the package's own: each area would
// silently get a router and a store of enquiries of its own. Another key, with `request` and `shareKey`, avoids that.
const within = (name: keyof typeof sharedRanges) => ({
  ...singleton(name),
  request: name,
  shareKey: name,
  // Under such a key the plugin finds no package to read the version from.
  version: '1.0.0',
})

/** What every area's `federation()` takes as `shared`. */
export const shared = {
  react: singleton('react'),
  'react/jsx-runtime': singleton('react/jsx-runtime'),
  'react-dom': singleton('react-dom'),
  zustand: singleton('zustand'),
  'the-router': within('shared-ui/router'),
  'the-enquiries': within('shared-enquiry'),
  gsap: singleton('gsap'),
}

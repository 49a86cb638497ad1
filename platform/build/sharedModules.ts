/** A module that the shell provides, and the areas take from it. */
export interface SharedModule {
  name: string
  /** The range of versions that an area works with. */
  versions: string
  /** The packages that it contains, where the module is no package by itself. */
  packages?: readonly string[] | undefined
  /** Whether it is fetched when it is first asked for, instead of with the page. */
  isOnDemand?: boolean
  /** Whether an area in another host takes it from that host alone, and brings no copy of its own. */
  isHosts?: boolean
}

/**
 * Every module of which a page has one instance. platform/build/app.ts shares them, and a shell release without one is refused.
 */
export const sharedModules: readonly SharedModule[] = [
  { name: 'react', versions: '^19.3.0', isHosts: true },
  { name: 'react/jsx-runtime', versions: '^19.3.0', packages: ['react'] },
  { name: 'react-dom', versions: '^19.3.0', isHosts: true },
  // Before those that import it: another host may lack it, and takes an area's copies in this order.
  { name: 'zustand', versions: '^5.1.0' },
  { name: 'shared-ui/router', versions: '^1.0.0', packages: ['shared-ui', 'react-router-dom'] },
  { name: 'shared-enquiry', versions: '^1.0.0' },
  { name: 'gsap', versions: '^3.15.0', isOnDemand: true },
]

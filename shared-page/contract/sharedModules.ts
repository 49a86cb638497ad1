// Raise a version when areas rely on new behaviour of the module: the minor number for an addition, the major for a
// breaking change, never the patch. A new export needs no new version: each release lists the names that it imports,
// and is refused if the shell lacks one.
export const routerVersion = '2.0.0'
export const enquiriesVersion = '2.0.0'

/** A module that exists once in a page: the shell provides it, and the areas bundle no copy. */
interface SharedModule {
  /**
   * The versions that an area works with. Compose, and a page that is already open, refuse a shell with any other
   * version.
   */
  range: string
}

/** The shared modules, by import specifier. */
export const sharedModules = {
  react: { range: '^19.3.0' },
  'react/jsx-runtime': { range: '^19.3.0' },
  'react-dom': { range: '^19.3.0' },
  zustand: { range: '^5.1.0' },
  'shared-page/router': { range: `^${routerVersion}` },
  'shared-enquiry': { range: `^${enquiriesVersion}` },
} satisfies Record<string, SharedModule>

export type SharedName = keyof typeof sharedModules

/** The versions of our own shared modules. */
export const ownVersions: Readonly<Partial<Record<SharedName, string>>> = {
  'shared-page/router': routerVersion,
  'shared-enquiry': enquiriesVersion,
}

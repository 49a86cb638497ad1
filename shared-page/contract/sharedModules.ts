// Raise a version when areas rely on new behaviour of the module: the second number for an addition, the first for what no
// longer works, the third never. A new export needs no new version: each release lists the names that it takes, and is
// refused if the shell lacks one.
export const routerVersion = '2.0.0'
export const enquiriesVersion = '2.0.0'

/** A module that a page has once: the shell provides it, and the areas bring no copy of their own. */
interface SharedModule {
  /** The versions that an area works with. Compose, and a page that is open, refuse a shell whose version is outside. */
  range: string
}

/** The shared modules, by the name under which they are imported. */
export const sharedModules = {
  react: { range: '^19.3.0' },
  'react/jsx-runtime': { range: '^19.3.0' },
  'react-dom': { range: '^19.3.0' },
  zustand: { range: '^5.1.0' },
  'shared-page/router': { range: `^${routerVersion}` },
  'shared-enquiry': { range: `^${enquiriesVersion}` },
} satisfies Record<string, SharedModule>

/** The name of a shared module. */
export type SharedName = keyof typeof sharedModules

/** The versions of our own shared modules. */
export const ownVersions: Readonly<Partial<Record<SharedName, string>>> = {
  'shared-page/router': routerVersion,
  'shared-enquiry': enquiriesVersion,
}

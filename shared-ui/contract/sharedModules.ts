/** A module of which a page has one instance: the shell provides it, and the areas bring no copy of their own. */
interface SharedModule {
  /** The versions that an area works with. Compose refuses a shell whose version is outside. */
  range: string
  /** Whether it is fetched when it is first asked for. It only moves what is seen, so prerendering does without it. */
  isLazy?: true
}

/** The shared modules, by the name under which they are imported. */
export const sharedModules = {
  react: { range: '^19.3.0' },
  'react/jsx-runtime': { range: '^19.3.0' },
  'react-dom': { range: '^19.3.0' },
  zustand: { range: '^5.1.0' },
  'shared-ui/router': { range: '^1.0.0' },
  'shared-enquiry': { range: '^1.0.0' },
  gsap: { range: '^3.15.0', isLazy: true },
} satisfies Record<string, SharedModule>

/** The name of a shared module. */
export type SharedName = keyof typeof sharedModules

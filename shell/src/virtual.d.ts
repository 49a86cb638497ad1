declare module 'virtual:shared-modules' {
  /** The modules that the shell shares with the areas: made by shell/dev/federation.ts from shell/dev/sharedModules.ts. */
  export const sharedModules: import('shared-ui/shared').SharedModules
}

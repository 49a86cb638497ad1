declare module 'virtual:shared-modules' {
  /**
   * The modules that the shell shares with the areas. shell/dev/federation.ts makes this from
   * shell/dev/sharedModules.ts.
   */
  export const sharedModules: import('shared-ui/shared').SharedModules
}

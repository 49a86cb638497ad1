declare module 'virtual:shared-modules' {
  /**
   * The modules that the shell shares with the areas. platform/build/federation.ts makes this from
   * platform/build/sharedModules.ts.
   */
  export const sharedModules: import('shared-ui/shared').SharedModules
  /** The version of each, as it was installed. */
  export const sharedVersions: Readonly<Record<string, string>>
}

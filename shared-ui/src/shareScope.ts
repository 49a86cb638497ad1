/** One version of a module in a share scope, as a container reads it: https://module-federation.io/configure/shared */
export interface OfferedModule {
  /** Absent while the module has not been loaded. */
  lib?: () => object
  get: () => Promise<() => object>
}

/** A federation host's share scope: what it offers, by name and version. */
export type ShareScope<Offered extends OfferedModule = OfferedModule> = Readonly<
  Record<string, Readonly<Record<string, Offered>>>
>

import type { SharedModules } from 'shared-ui/shared'

/** One version of a module in a share scope, as module federation's runtime expects it. */
interface Offered {
  lib?: () => object
  get: () => Promise<() => object>
  loaded: boolean
  from: string
  scope: readonly string[]
  useIn: readonly string[]
  deps: readonly string[]
  shareConfig: { singleton: boolean; requiredVersion: string }
}

/** A federation host's share scope: what it offers, by name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Offered>>>>

function offered(module: SharedModules[string], version: string): Offered {
  const isOnDemand = typeof module === 'function'
  return {
    ...(!isOnDemand && { lib: () => module }),
    get: async () => {
      const loaded = isOnDemand ? await module() : module
      return () => loaded
    },
    loaded: !isOnDemand,
    from: 'shell',
    scope: ['default'],
    useIn: [],
    deps: [],
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  }
}

/**
 * Makes the function that returns what the shell offers to containers that another toolchain has built, one object each
 * time: a container that is opened again after a failure refuses another.
 * https://module-federation.io/configure/shared
 */
export function shareScope(modules: SharedModules, versions: Readonly<Record<string, string>>): () => ShareScope {
  let scope: ShareScope | undefined
  return () => {
    scope ??= Object.fromEntries(
      Object.entries(modules).map(([name, module]) => {
        const version = versions[name] ?? ''
        return [name, { [version]: offered(module, version) }]
      }),
    )
    return scope
  }
}

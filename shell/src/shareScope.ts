import type { SharedModules } from 'shared-ui/shared'
import type { OfferedModule, ShareScope } from 'shared-ui/shareScope'

/** One version of a module, with what module federation's runtime expects beside it. */
interface Offered extends OfferedModule {
  loaded: boolean
  from: string
  scope: readonly string[]
  useIn: readonly string[]
  deps: readonly string[]
  shareConfig: { singleton: boolean; requiredVersion: string }
}

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
export function shareScope(
  modules: SharedModules,
  versions: Readonly<Record<string, string>>,
): () => ShareScope<Offered> {
  let scope: ShareScope<Offered> | undefined
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

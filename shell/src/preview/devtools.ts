import type { ReleaseMap, Site, SiteArea } from 'shared-ui/contract'
import type { ShareScope } from 'shared-ui/shareScope'

type Described = Partial<Pick<ReleaseMap, 'entry' | 'release'>>

// A page names the release of its own area alone.
async function described(name: string, { entry, release }: SiteArea): Promise<Described> {
  if (entry && release) return { entry, release }
  const response = await fetch(`/r/${name}/live.json`)
  return response.ok ? response.json() : {}
}

/**
 * Shows the areas with their releases, and what the shell shares with them, to the devtools of module federation:
 * these read `moduleInfo` and `__SHARE__` of the page's `__FEDERATION__` (version 2.9), which its runtime would make.
 * https://module-federation.io/guide/debug/chrome-devtool
 */
export async function showInDevtools({ shell, areas }: Site, scope: ShareScope) {
  const remotes = await Promise.all(
    Object.entries(areas).map(async ([name, area]) => {
      const { entry = '', release = '' } = await described(name, area).catch((): Described => ({}))
      const address = new URL(entry, location.href).href
      return [name, { version: release, remoteEntry: address, modules: [{ moduleName: 'area' }], shared: [] }] as const
    }),
  )
  const shared = Object.entries(scope).flatMap(([sharedName, versions]) =>
    Object.keys(versions).map((version) => ({ sharedName, version })),
  )
  const remotesInfo = Object.fromEntries(remotes.map(([name, { version }]) => [name, { matchedVersion: '', version }]))
  const page = globalThis as { __FEDERATION__?: object }
  // The devtools may have put their own listeners there before.
  page.__FEDERATION__ = Object.assign(page.__FEDERATION__ ?? {}, {
    moduleInfo: { shell: { version: shell, remotesInfo, shared }, ...Object.fromEntries(remotes) },
    __SHARE__: { shell: { default: scope } },
  })
}

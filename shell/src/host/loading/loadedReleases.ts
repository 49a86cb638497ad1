import type { AreaName } from 'shared-page/contract'
import { areaFor } from 'shared-page/paths'
import type { AreaManifest, Site } from 'shared-page/site'

export type Unit = AreaName | 'shell'

let registry: Site['areas'] = {}
const releases = new Map<Unit, string>()
const manifests = new Map<AreaName, Promise<AreaManifest>>()

/**
 * The release of a unit that this visit uses; `unloaded` where it uses none yet. It stays until the next document load.
 */
export const releaseOf = (unit: Unit) => releases.get(unit) ?? 'unloaded'

/** The release of every unit that this visit uses: the shell's, and that of each area that it has loaded. */
export const loadedReleases = () => Object.fromEntries(releases)

/** Notes what the page's JSON block says: the areas, and the releases that the page was composed with. */
export function noteReleases({ shell, areas }: Pick<Site, 'shell' | 'areas'>) {
  registry = areas
  releases.set('shell', shell)
  for (const [name, { release }] of Object.entries(areas)) if (release) releases.set(name, release)
}

/** The area that an address belongs to. */
export const areaOf = (pathname: string): AreaName => areaFor(registry, pathname)

/** Whether code shows the page of an address. The pages of an area without a container are documents alone. */
export const hasCode = (pathname: string) => !registry[areaOf(pathname)]?.isStatic

/** The entry of the area that the page was composed with; undefined for any other. */
export const composedEntry = (name: AreaName) => registry[name]?.entry

async function fetchManifest(name: AreaName): Promise<AreaManifest> {
  const response = await fetch(`/r/${name}/mf-manifest.json`, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  const manifest: AreaManifest = await response.json()
  releases.set(name, manifest.metaData.buildInfo.buildVersion)
  return manifest
}

/** The manifest of an area's live release, which this visit uses from then on. */
export function manifestOf(name: AreaName): Promise<AreaManifest> {
  const manifest =
    manifests.get(name) ??
    fetchManifest(name).catch((error) => {
      manifests.delete(name)
      throw error
    })
  manifests.set(name, manifest)
  return manifest
}

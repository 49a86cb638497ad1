import type { AreaName } from 'shared-page/contract'
import { areaFor } from 'shared-page/paths'
import type { AreaManifest, Site } from 'shared-page/site'

export type Unit = AreaName | 'shell'

let registry: Site['areas'] = {}
const releases = new Map<Unit, string>()
const manifests = new Map<AreaName, Promise<AreaManifest>>()

/** The release of a unit that this visit uses until the next document load; `unloaded` if it uses none yet. */
export const releaseOf = (unit: Unit) => releases.get(unit) ?? 'unloaded'

/** The releases that this visit uses: the shell's, and those of the areas that it has loaded. */
export const loadedReleases = () => Object.fromEntries(releases)

/** Records the areas, and the releases that the page was composed with, from the page's JSON block. */
export function noteReleases({ shell, areas }: Pick<Site, 'shell' | 'areas'>) {
  registry = areas
  releases.set('shell', shell)
  for (const [name, { release }] of Object.entries(areas)) if (release) releases.set(name, release)
}

/** The area that a path belongs to. */
export const areaOf = (pathname: string): AreaName => areaFor(registry, pathname)

/** Whether code renders the page of a path. An area without a container has only documents. */
export const hasCode = (pathname: string) => !registry[areaOf(pathname)]?.isStatic

/** The entry of the area that the page was composed with; undefined for any other area. */
export const composedEntry = (name: AreaName) => registry[name]?.entry

async function fetchManifest(name: AreaName): Promise<AreaManifest> {
  const response = await fetch(`/r/${name}/mf-manifest.json`, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.url} responded with ${response.status}`)
  const manifest: AreaManifest = await response.json()
  releases.set(name, manifest.metaData.buildInfo.buildVersion)
  return manifest
}

/** Fetches the manifest of an area's live release, which this visit uses from then on. */
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

import { areaFor } from 'shared-ui/areas'
import type { AreaName, ReleaseMap, Site } from 'shared-ui/contract'

export type Unit = AreaName | 'shell'

let registry: Site['areas'] = {}
const releases = new Map<Unit, string>()
const maps = new Map<Unit, Promise<ReleaseMap>>()

/**
 * The release of a unit that this visit uses; `unloaded` where it uses none yet. It stays until the next document load.
 */
export const releaseOf = (unit: Unit) => releases.get(unit) ?? 'unloaded'

/** The release of every unit that this visit uses: the shell's, and that of each area that it has loaded. */
export const composition = () => Object.fromEntries(releases)

/** Notes what the page's JSON block says: the areas, and the releases that the page was composed with. */
export function noteReleases({ shell, areas }: Pick<Site, 'shell' | 'areas'>) {
  registry = areas
  releases.set('shell', shell)
  for (const [name, { release }] of Object.entries(areas)) if (release) releases.set(name, release)
}

/** The area that an address belongs to. */
export const areaOf = (pathname: string): AreaName => areaFor(registry, pathname)

/** Whether code shows the page of an address. The pages of an area without a container are documents alone. */
export const hasCode = (pathname: string) => !registry[areaOf(pathname)]?.isPlain

/** The entry of the area that the page was composed with; undefined for any other. */
export const composedEntry = (name: AreaName) => registry[name]?.entry

async function fetchMap(unit: Unit): Promise<ReleaseMap> {
  const release = releases.get(unit)
  // The pointer to what is live may change at any moment; the map of a release never does.
  const response = release
    ? await fetch(`/r/${unit}/${release}.json`)
    : await fetch(`/r/${unit}/live.json`, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  const map: ReleaseMap = await response.json()
  releases.set(unit, map.release)
  return map
}

/** The map of the release that this visit uses: the live one, where the visit uses none yet. */
export function fetchReleaseMap(unit: Unit): Promise<ReleaseMap> {
  const map =
    maps.get(unit) ??
    fetchMap(unit).catch((error) => {
      maps.delete(unit)
      throw error
    })
  maps.set(unit, map)
  return map
}

import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Unit } from '../base/project.ts'
import { historyOf, type Pins, withHistoryOf } from './pins.ts'
import {
  type AssetGroup,
  assetsDir,
  type DamagedRelease,
  isAsset,
  type Release,
  releasesDir,
  storedAssets,
  storedPictures,
  storedReleases,
  storedUnits,
} from './store.ts'

/** What the store keeps, and the site serves: for open pages, for rollbacks, and drafts. */
export interface Retained {
  /** The pins, with the history of what is kept: a pipeline fetches no more than they name. */
  pins: Pins
  /** The releases of each unit, the newest first. */
  releases: ReadonlyMap<Unit, readonly Release[]>
  /** The names of their assets, by group. */
  assets: ReadonlyMap<AssetGroup, readonly string[]>
  /** The releases that are not whole. What they need may be among what there is of their unit, so that it stays. */
  damaged: readonly DamagedRelease[]
  /** The paths of what is in the store, and not of it: it is left alone. */
  foreign: readonly string[]
}

/** An open page finds its files until so many newer releases of its unit have been live. Of drafts as many stay. */
const retainedCount = 5

function releasesToKeep(unit: Unit, pins: Pins, releases: readonly Release[]): Release[] {
  const history = historyOf(unit, pins)
  return releases.filter(({ version }, place) => {
    if (place < retainedCount || pins[unit]?.includes(version)) return true
    const since = history.slice(0, Math.max(0, history.indexOf(version)))
    // Newer ones alone count: otherwise a rollback would push out the one that was rolled back from.
    const newer = releases.slice(0, place).filter((each) => since.includes(each.version))
    return history.includes(version) && newer.length < retainedCount
  })
}

// The pipeline's bucket has the last six.
const ownFiles = /^(pins\.json|lock\..*|sites|pictures|commits|composed\.json|platform|version|held|unneeded)$/

/** Reads every stored release, and says what stays with these pins. */
export function retainedReleases(pins: Pins): Retained {
  const units = storedUnits()
  const pictures = storedPictures()
  const stored = units.map((unit) => [unit, storedReleases(unit, pins[unit]?.[0], pictures)] as const)
  const damaged = stored.flatMap(([, each]) => each.damaged)
  const releases = new Map(stored.map(([unit, each]) => [unit, releasesToKeep(unit, pins, each.releases)]))
  const all = [...releases.values()].flat()
  const unknownEntries = readdirSync(releasesDir).filter((name) => !units.includes(name) && !ownFiles.test(name))
  const isUnsure = (group: AssetGroup) =>
    group === 'pictures' ? damaged.length > 0 : damaged.some(({ unit }) => unit === group)
  const groups: readonly AssetGroup[] = [...units, 'pictures']
  const found = groups.map((group) => [group, storedAssets(group)] as const)
  const namesOf = (group: AssetGroup, there: readonly string[]): string[] => {
    const own = all.flatMap((each) => (group === 'pictures' ? each.pictures : each.unit === group ? each.assets : []))
    const others = isUnsure(group) ? there.filter((name) => isAsset(name) && !/\.(br|tmp)$/.test(name)) : []
    return [...new Set([...own, ...others])].sort()
  }
  // A unit of another branch keeps what it has.
  const retains = (unit: Unit, version: string) => releases.get(unit)?.some((each) => each.version === version) ?? true
  return {
    pins: damaged.length > 0 ? pins : withHistoryOf(pins, retains),
    releases,
    assets: new Map(found.map(([group, there]) => [group, namesOf(group, there)])),
    damaged,
    foreign: [
      ...unknownEntries.map((name) => path.join(releasesDir, name)),
      ...stored.flatMap(([, each]) => each.foreign),
      ...found.flatMap(([group, there]) =>
        there.filter((name) => !isAsset(name)).map((name) => path.join(assetsDir(group), name)),
      ),
    ],
  }
}

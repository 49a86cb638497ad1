import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { originalOf } from './compress.ts'
import { filesIn } from './files.ts'
import { historyOf, type Pins } from './pins.ts'
import { assetsDir, type Owner, type Release, releasesDir, type Unit, units } from './store.ts'
import { type DamagedRelease, storedReleases } from './storedReleases.ts'

/** What the store keeps, and the site serves: for open pages, for rollbacks, and drafts. */
export interface Kept {
  pins: Pins
  /** The releases of each unit, the newest first. */
  releases: ReadonlyMap<Unit, readonly Release[]>
  /** The names of their assets, by the owner of their folder. */
  assets: ReadonlyMap<Owner, readonly string[]>
  /** The releases that cannot be read. Nobody knows what they need, so that nothing may be deleted. */
  damaged: readonly DamagedRelease[]
}

/** An open page finds its files until so many newer releases of its unit have been live. Of drafts as many stay. */
const releasesKept = 5

function staying(unit: Unit, pins: Pins, releases: readonly Release[]): Release[] {
  const history = historyOf(unit, pins)
  return releases.filter(({ version }, place) => {
    if (place < releasesKept || pins[unit]?.includes(version)) return true
    const since = history.slice(0, Math.max(0, history.indexOf(version)))
    // Newer ones alone count: otherwise a rollback would push out the one that was rolled back from.
    const newer = releases.slice(0, place).filter((each) => since.includes(each.version))
    return history.includes(version) && newer.length < releasesKept
  })
}

/** What this working tree cannot read: an area of another branch, whose pictures lie among all others. */
const strangers = (): DamagedRelease[] =>
  readdirSync(releasesDir)
    .filter((name) => ![...units, 'pictures'].includes(name) && existsSync(path.join(releasesDir, name, 'assets')))
    .map((name) => ({ unit: name, version: '', why: `${path.join(releasesDir, name)} belongs to no known unit.` }))

/** Reads every stored release, and says what stays with these pins. */
export function keptReleases(pins: Pins): Kept {
  const stored = units.map((unit) => [unit, storedReleases(unit)] as const)
  const damaged = [...stored.flatMap(([, each]) => each.damaged), ...strangers()]
  const releases = new Map(stored.map(([unit, each]) => [unit, staying(unit, pins, each.releases)]))
  const all = [...releases.values()].flat()
  const namesOf = (owner: Owner): string[] => {
    const own = all.flatMap((each) => (owner === 'pictures' ? each.pictures : each.unit === owner ? each.assets : []))
    // What a damaged release needs is among what there is.
    const others = damaged.length > 0 && existsSync(assetsDir(owner)) ? filesIn(assetsDir(owner)).map(originalOf) : []
    return [...new Set([...own, ...others])].sort()
  }
  const owners: readonly Owner[] = [...units, 'pictures']
  return { pins, releases, assets: new Map(owners.map((owner) => [owner, namesOf(owner)])), damaged }
}

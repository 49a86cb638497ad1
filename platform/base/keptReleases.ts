import { existsSync, readdirSync } from 'node:fs'
import { originalOf } from './compress.ts'
import { filesIn } from './filesIn.ts'
import { historyOf, type Pins } from './pins.ts'
import { assetsDir, type Owner, type Release, releasesDir, type Unit, units } from './store.ts'
import { type DamagedRelease, storedReleases } from './storedReleases.ts'

/** What the store keeps, and the site serves: for open pages, for rollbacks, and drafts. */
export interface Kept {
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
  const builtAt = new Map(releases.map((release) => [release.version, release.builtAt]))
  // A rollback counts as no newer release: it would push out the one that was rolled back from.
  const newerSince = ({ version, builtAt: own }: Release) =>
    history.slice(0, history.indexOf(version)).filter((each) => (builtAt.get(each) ?? own) > own).length
  const stays = (release: Release) => (history.includes(release.version) ? newerSince(release) < releasesKept : false)
  const last = releases.slice(0, releasesKept)
  return releases.filter((release) => last.includes(release) || pins[unit]?.includes(release.version) || stays(release))
}

const everyAsset = (owner: Owner) => (existsSync(assetsDir(owner)) ? filesIn(assetsDir(owner)).map(originalOf) : [])

/** Whether the store has releases of a unit that this working tree does not know, such as an area of another branch. */
const hasOthers = () =>
  readdirSync(releasesDir, { withFileTypes: true }).some(
    (entry) => entry.isDirectory() && ![...units, 'pictures', 'sites'].includes(entry.name),
  )

/** Reads every stored release, and says what stays with these pins. */
export function keptReleases(pins: Pins): Kept {
  const stored = units.map((unit) => [unit, storedReleases(unit)] as const)
  const kept = stored.map(([unit, { releases }]) => [unit, staying(unit, pins, releases)] as const)
  const damaged = stored.flatMap(([, each]) => each.damaged)
  // What a damaged release needs is among what there is.
  const isUnknown = (owner: Owner) =>
    damaged.some(({ unit }) => owner === unit || owner === 'pictures') || (owner === 'pictures' && hasOthers())
  const namesOf = (owner: Owner, named: readonly string[]) =>
    [owner, [...new Set([...named, ...(isUnknown(owner) ? everyAsset(owner) : [])])].sort()] as const
  const own = kept.map(([unit, of]) =>
    namesOf(
      unit,
      of.flatMap(({ assets }) => assets),
    ),
  )
  const pictures = namesOf(
    'pictures',
    kept.flatMap(([, of]) => of.flatMap((release) => release.pictures)),
  )
  return { releases: new Map(kept), assets: new Map<Owner, string[]>([...own, pictures]), damaged }
}

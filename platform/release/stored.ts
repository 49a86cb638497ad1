import { alone } from '../base/lock.ts'
import { readPins } from '../base/pins.ts'
import { nameOf, type Release, releasesOf, type Unit } from '../base/store.ts'
import { afterwards } from './afterwards.ts'
import { logging } from './record.ts'
import { changeSite } from './release.ts'
import { describeAgain } from './storeRelease.ts'
import type { Wanted } from './wanted.ts'

/** The kept release whose version begins as given. Throws where there is none, or more than one. */
export function named(unit: Unit, version: string): Release {
  const kept = releasesOf(unit)
  const found = kept.filter((release) => release.version.startsWith(version))
  const [only, ...others] = found
  if (only && others.length === 0) return only
  const names = (only ? found : kept).map((release) => release.version).join(', ')
  throw new Error(
    only
      ? `${version} begins more than one release of ${unit}: ${names}.`
      : `${unit} has no release ${version}. It has ${names || 'none'}.`,
  )
}

function withVersion({ unit, version }: Wanted) {
  if (version) return named(unit, version)
  throw new Error(`Say which release of ${unit}: npm run releases lists them.`)
}

function notWithdrawn(release: Release) {
  if (!release.isWithdrawn) return release
  throw new Error(`${nameOf(release)} was withdrawn: release ${release.unit} again to bring it back.`)
}

/**
 * The releases that were live before one of a unit, the last first; drafts and withdrawn releases are passed over. Where
 * the one is not kept, all are.
 */
export function releasedBefore(unit: Unit, of: string | undefined): Release[] {
  const released = releasesOf(unit)
    .filter(({ version, releasedAt, isWithdrawn }) => version === of || (releasedAt && !isWithdrawn))
    .sort((a, b) => (b.releasedAt ?? b.builtAt).localeCompare(a.releasedAt ?? a.builtAt))
  return released.slice(released.findIndex(({ version }) => version === of) + 1)
}

/** The release that was live before the live one. */
function before(unit: Unit): Release {
  const live = readPins()[unit]
  const [found] = releasedBefore(unit, live)
  if (found) return found
  throw new Error(`${unit} has no release before ${live ?? 'its first'}: there is nothing to go back to.`)
}

/** The releases to go back to: those named, or the one before the live one. Throws where there is none. */
export const earlier = (wanted: readonly Wanted[]): Release[] =>
  wanted.map(({ unit, version }) => (version ? notWithdrawn(named(unit, version)) : before(unit)))

const unitsIn = (wanted: readonly Wanted[]) => wanted.map(({ unit }) => unit).join(', ')

/** Makes earlier releases live again, without a build. Rejects where they cannot be composed. */
export const rollBack = (wanted: readonly Wanted[]): Promise<void> =>
  alone(`the rollback of ${unitsIn(wanted)}`, (lease) =>
    changeSite(lease, { action: 'rolled back to', releases: earlier(wanted) }),
  )

/** Makes stored releases live, exactly as they were tried. Rejects where they cannot be composed. */
export const makeLive = (wanted: readonly Wanted[]): Promise<void> =>
  alone(`making ${unitsIn(wanted)} live`, (lease) =>
    changeSite(lease, { action: 'made live', releases: wanted.map(withVersion).map(notWithdrawn) }),
  )

/** Marks kept releases so that nobody goes back to them, or makes them live. Open pages keep their files. */
export const withdraw = (wanted: readonly Wanted[]): Promise<void> =>
  alone(`withdrawing ${unitsIn(wanted)}`, async (lease) => {
    const releases = wanted.map(withVersion)
    lease.check()
    const live = releases.find(({ unit, version }) => readPins()[unit] === version)
    if (live) throw new Error(`${nameOf(live)} is live: go back first, with npm run rollback -- ${live.unit}.`)
    for (const release of releases) describeAgain({ ...release, isWithdrawn: true })
    await afterwards(`${releases.map(nameOf).join(', ')} ${releases.length > 1 ? 'are' : 'is'} withdrawn.`, [
      ...logging('withdrawn', releases),
    ])
  })

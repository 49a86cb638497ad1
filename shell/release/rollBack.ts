import { goLive } from './goLive.ts'
import { alone } from './lock.ts'
import { log } from './log.ts'
import { readPins } from './pins.ts'
import { discard } from './prune.ts'
import { makeLive } from './release.ts'
import { nameOf, type Release, releasesOf, type Unit } from './store.ts'
import { describeAnew } from './storeRelease.ts'

/** A unit, with the beginning of a release's version where one was named. */
export interface Wanted {
  unit: Unit
  version?: string | undefined
}

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

function notWithdrawn(release: Release) {
  if (!release.isWithdrawn) return release
  throw new Error(`${nameOf(release)} was withdrawn: release ${release.unit} again to bring it back.`)
}

/** The release that was live before the live one; drafts and withdrawn releases are passed over. */
function before(unit: Unit): Release {
  const live = readPins()[unit]
  const released = releasesOf(unit)
    .filter(({ version, releasedAt, isWithdrawn }) => version === live || (releasedAt && !isWithdrawn))
    .sort((a, b) => (b.releasedAt ?? b.builtAt).localeCompare(a.releasedAt ?? a.builtAt))
  const found = released[released.findIndex(({ version }) => version === live) + 1]
  if (found) return found
  throw new Error(`${unit} has no release before ${live ?? 'its first'}: there is nothing to go back to.`)
}

/**
 * Makes earlier releases of units live again in one compose, without a build. Rejects where they cannot be composed.
 */
export const rollBack = (wanted: readonly Wanted[]): Promise<Release[]> =>
  alone(`the rollback of ${wanted.map(({ unit }) => unit).join(', ')}`, async () => {
    const releases = wanted.map(({ unit, version }) => (version ? notWithdrawn(named(unit, version)) : before(unit)))
    await goLive({ ...readPins(), ...Object.fromEntries(releases.map(({ unit, version }) => [unit, version])) })
    log('rolled back to', releases)
    for (const { unit, version, builtAt } of releases) console.warn(`${unit} is back at ${version}, built ${builtAt}.`)
    return releases
  })

/** Makes these kept releases live, exactly as they were tried. Rejects where they cannot be composed. */
export const ship = (wanted: readonly Wanted[]): Promise<void> =>
  alone(`making ${wanted.map(({ unit }) => unit).join(', ')} live`, async () => {
    const releases = wanted.map(({ unit, version }) => {
      if (version) return notWithdrawn(named(unit, version))
      throw new Error(`Say which release of ${unit}: npm run releases lists them.`)
    })
    await makeLive(releases)
    log('made live', releases)
    for (const release of releases) console.warn(`${nameOf(release)} is live.`)
  })

/** Takes kept releases out of preview. One that was live keeps its assets, which open pages may ask for. */
export const withdraw = (wanted: readonly Wanted[]): Promise<void> =>
  alone(`withdrawing ${wanted.map(({ unit }) => unit).join(', ')}`, async () => {
    const releases = wanted.map(({ unit, version }) => {
      if (!version) throw new Error(`Say which release of ${unit}: npm run releases lists them.`)
      const release = named(unit, version)
      if (readPins()[unit] !== release.version) return release
      throw new Error(`${nameOf(release)} is live: go back first, with npm run rollback -- ${unit}.`)
    })
    for (const release of releases)
      if (release.releasedAt) describeAnew({ ...release, isWithdrawn: true })
      else discard(release)
    await goLive(readPins())
    log('withdrawn', releases)
    for (const release of releases) console.warn(`${nameOf(release)} is withdrawn.`)
  })

import type { Unit } from '../base/project.ts'
import { draftNames, draftUrl } from '../store/drafts.ts'
import type { Release } from '../store/format.ts'
import { historyOf, type Pins, readPins } from '../store/pins.ts'
import { damageOf, releaseLabel, storedReleases, storedUnits } from '../store/releaseStore.ts'

/** A unit and the version to make live, or the beginning of its name. */
export interface Wanted {
  unit: Unit
  version?: string | undefined
}

/** Finds one stored release. Throws if none matches, or several. */
export function findRelease({ unit, version }: Wanted, pins: Pins): Release {
  const { releases, damaged } = storedReleases(unit, historyOf(unit, pins))
  const isWanted = (each: { version: string }) => version !== undefined && each.version.startsWith(version)
  const exact = releases.filter((each) => each.version === version)
  const [only, ...others] = exact.length > 0 ? exact : releases.filter(isWanted)
  if (only && others.length === 0) return only
  const broken = damaged.find(isWanted)
  if (!only && broken) throw new Error(damageOf(broken))
  const why =
    version === undefined
      ? `Name a version of ${unit}.`
      : `${version} names ${only ? 'several releases' : 'no release'} of ${unit}.`
  throw new Error(`${why} There are: ${releases.map((each) => each.version).join(', ') || 'none'}.`)
}

/**
 * Finds the release that a rollback leads to; without a version, the one that was live before. Throws if it would go
 * forward.
 */
export function findEarlier({ unit, version }: Wanted, pins: Pins): Release {
  const [live, ...earlier] = pins[unit] ?? []
  if (version === undefined && !earlier[0])
    throw new Error(
      `No release of ${unit} was live before ${live ?? 'its first'}. To make another live: ${promotion(unit)}`,
    )
  const release = findRelease({ unit, version: version ?? earlier[0] }, pins)
  if (pins[unit]?.includes(release.version)) return release
  const why = historyOf(unit, pins).includes(release.version) ? 'was rolled back' : 'has not been live recently'
  throw new Error(`${releaseLabel(release)} ${why}. To make it live: ${promotion(unit, release.version)}`)
}

const promotion = (unit: Unit, version = 'VERSION') => `npm run promote -- ${unit} ${version}`

const waysToChange = `
Back to a release that was live: npm run rollback -- UNIT VERSION
Any other, a draft too:          ${promotion('UNIT')}
`

/** Lists all stored releases, and how to make each live. */
export function releaseList(): string {
  const pins = readPins()
  const rows = storedUnits().flatMap((unit) => {
    const history = historyOf(unit, pins)
    const { releases, damaged } = storedReleases(unit, history)
    const isLive = (version: string) => pins[unit]?.[0] === version
    const whole = releases.map(({ version, builtAt, commit }) => {
      const mark = isLive(version)
        ? 'live'
        : pins[unit]?.includes(version)
          ? 'was live'
          : history.includes(version)
            ? 'rolled back'
            : 'draft'
      return [unit, mark, version, `${builtAt.slice(0, 16)}Z  ${commit}`] as const
    })
    const broken = damaged.map((each) => [unit, 'damaged', each.version, damageOf(each)] as const)
    return [...whole, ...broken]
  })
  const lines = rows.map(([unit, mark, ...rest]) => `${unit.padEnd(10)} ${mark.padEnd(11)} ${rest.join('  ')}\n`)
  const drafts = draftNames().map((name) => `Draft ${name}: ${draftUrl(name)} (npm run changes -- ${name})\n`)
  return [...lines, ...(drafts.length > 0 ? ['\n', ...drafts] : []), waysToChange].join('')
}

import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Unit } from '../base/project.ts'
import { historyOf, type Pins, readPins } from '../store/pins.ts'
import { damageOf, type Release, releaseDir, storedReleases, storedUnits } from '../store/store.ts'

/**
 * A unit, with the version that it is to have, or the beginning of one; without any, the one that was live before. With
 * `none` the site is to be without it.
 */
export interface Wanted {
  unit: Unit
  version?: string | undefined
}

/** The one stored release that is wanted. Throws where there is none, or several. */
export function findRelease({ unit, version }: Wanted, pins: Pins): Release {
  const [live = 'its first', before] = pins[unit] ?? []
  const { releases, damaged } = storedReleases(unit, historyOf(unit, pins))
  const isWanted = (each: { version: string }) => (version ? each.version.startsWith(version) : each.version === before)
  const [only, ...others] = releases.filter(isWanted)
  if (only && others.length === 0) return only
  const broken = damaged.find(isWanted)
  if (!only && broken) throw new Error(damageOf(broken))
  const why = version
    ? `${version} names ${only ? 'several releases' : 'no release'} of ${unit}.`
    : `No release of ${unit} was live before ${live}. Name a version.`
  throw new Error(`${why} There are: ${releases.map((each) => each.version).join(', ') || 'none'}.`)
}

/** The list of all stored releases: which are live, which were, and which are drafts. */
export function releaseList(): string {
  const pins = readPins()
  const rows = storedUnits().flatMap((unit) => {
    const history = historyOf(unit, pins)
    const { releases, damaged } = storedReleases(unit, history)
    const isLive = (version: string) => pins[unit]?.[0] === version
    const whole = releases.map(({ version, builtAt, commit }) => {
      const mark = isLive(version) ? 'live' : history.includes(version) ? 'was live' : 'draft'
      // As somebody asked of the pipeline.
      const untested = existsSync(path.join(releaseDir(unit, version), 'untested')) ? '  untested' : ''
      return [unit, mark, version, `${builtAt.slice(0, 16)}Z  ${commit}${untested}`] as const
    })
    const putBack = 'The next command puts back what the live site has of it.'
    const broken = damaged.map((each) => {
      const told = isLive(each.version) ? `${each.why} ${putBack}` : damageOf(each)
      return [unit, 'damaged', each.version, told] as const
    })
    return [...whole, ...broken]
  })
  return rows.map(([unit, mark, ...rest]) => `${unit.padEnd(10)} ${mark.padEnd(8)} ${rest.join('  ')}\n`).join('')
}

import { existsSync } from 'node:fs'
import { compose } from './compose.ts'
import { alone } from './lock.ts'
import { build, store } from './release.ts'
import {
  discard,
  type Pins,
  prune,
  type Release,
  readPins,
  releasesOf,
  siteDir,
  type Unit,
  units,
  writePins,
} from './store.ts'

// The pins follow the site: what cannot be composed is never pinned, and the next compose does not stumble over it.
async function goLive(pins: Pins) {
  const missing = units.filter((unit) => !pins[unit])
  if (missing.length > 0)
    console.warn(
      `The site is composed once ${missing.join(', ')} ${missing.length > 1 ? 'have' : 'has'} a release too.`,
    )
  else console.warn(`Composed ${(await compose(pins)).addresses} pages.`)
  writePins(pins)
}

/** Composes the live releases anew, after a change of settings. */
export const recompose = () => alone(() => goLive(readPins()))

/**
 * Builds one unit, releases it and makes it live; no other unit is touched. Throws where it does not build,
 * or where the site cannot be composed with it: then the release is forgotten and the site is as it was.
 */
export const releaseUnit = (unit: Unit): Promise<Release> =>
  alone(async () => {
    build(unit)
    const { release, isNew } = await store(unit)
    const pins = readPins()
    if (pins[unit] === release.version && existsSync(siteDir)) {
      console.warn(`${unit} is unchanged: ${release.version} is live already.`)
      return release
    }
    try {
      await goLive({ ...pins, [unit]: release.version })
    } catch (error) {
      if (isNew) discard(release)
      throw error
    }
    prune(unit)
    console.warn(`Released ${unit}@${release.version}.`)
    return release
  })

/** Releases what has no release yet, and composes the site. */
export async function prepareSite() {
  for (const unit of units.filter((name) => !readPins()[name])) {
    console.warn(`Building ${unit}, which has no release yet …`)
    await releaseUnit(unit)
  }
  await recompose()
}

/** The release that a unit goes back to: the one that a version's beginning names, or the one before the live one. */
export function targetOf(unit: Unit, live: string | undefined, version?: string): Release {
  const kept = releasesOf(unit)
  if (version) {
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
  const before = kept[kept.findIndex((release) => release.version === live) + 1]
  if (before) return before
  throw new Error(`${unit} has no release before ${live ?? 'its first'}: there is nothing to go back to.`)
}

/** Makes an earlier release of a unit live again, without a build. Throws where there is none, or it cannot be composed. */
export const rollBack = (unit: Unit, version?: string): Promise<Release> =>
  alone(async () => {
    const pins = readPins()
    const target = targetOf(unit, pins[unit], version)
    await goLive({ ...pins, [unit]: target.version })
    console.warn(`${unit} is back at ${target.version}, built ${target.builtAt}.`)
    return target
  })

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compose } from '../compose/compose.ts'
import type { Draft } from '../compose/draft.ts'
import { alone } from './lock.ts'
import { build, store } from './release.ts'
import {
  discard,
  type Pins,
  packageOf,
  prune,
  type Release,
  readPins,
  releasesOf,
  siteDir,
  type Unit,
  units,
  writePins,
} from './store.ts'

// The pins first, once the site is made: killed in between, the next compose ends what this one began. The other way
// round it would undo it, and say nothing.
function swapIn(draft: Draft, pins: Pins) {
  const before = readPins()
  try {
    writePins(pins)
    draft.swapIn()
  } catch (error) {
    draft.discard()
    writePins(before)
    throw error
  }
  draft.sweep()
}

/**
 * Makes releases live: the site composed from them, and the pins that say so. Throws where they cannot be composed: then
 * they are not pinned either, and the next compose does not stumble over them.
 */
export async function goLive(pins: Pins) {
  const missing = units.filter((unit) => !pins[unit])
  if (missing.length > 0) {
    const have = missing.length > 1 ? 'have' : 'has'
    console.warn(`The site is composed once ${missing.join(', ')} ${have} a release too.`)
    return writePins(pins)
  }
  const { draft, addresses } = await compose(pins)
  swapIn(draft, pins)
  console.warn(`Composed ${addresses} pages.`)
}

/** Composes the live releases anew, after a change of settings. */
export const recompose = () => alone(() => goLive(readPins()))

// By the site's own word: after a kill the pins may be ahead of it.
function isLive({ unit, version }: Release) {
  if (readPins()[unit] !== version) return false
  try {
    return JSON.parse(readFileSync(path.join(siteDir, 'r', unit, 'live.json'), 'utf8')).release === version
  } catch {
    return false
  }
}

/**
 * Releases what is built in a unit's package and makes it live; no other unit is touched. Throws where the site cannot
 * be composed with it: then the release is forgotten and the site is as it was.
 */
export async function releaseBuilt(unit: Unit, from = packageOf(unit)): Promise<Release> {
  const { release, isNew } = await store(unit, from)
  if (isLive(release)) {
    console.warn(`${unit} is unchanged: ${release.version} is live already.`)
    return release
  }
  try {
    await goLive({ ...readPins(), [unit]: release.version })
  } catch (error) {
    if (isNew) discard(release)
    throw error
  }
  prune(unit)
  console.warn(`Released ${unit}@${release.version}.`)
  return release
}

/** Builds one unit, releases it and makes it live. Throws where it does not build, and as `releaseBuilt` does. */
export const releaseUnit = (unit: Unit): Promise<Release> =>
  alone(async () => {
    await build(unit)
    return releaseBuilt(unit)
  })

/** Builds units side by side, and releases one after another. Throws as `releaseUnit` does. */
const releaseTogether = (next: readonly Unit[]) =>
  alone(async () => {
    const builds = await Promise.allSettled(next.map(build))
    for (const [index, unit] of next.entries()) {
      const built = builds[index]
      if (built?.status === 'rejected') throw built.reason
      await releaseBuilt(unit)
    }
  })

/** Releases what has no release yet, and composes the site. */
export async function prepareSite() {
  const missing = units.filter((name) => !readPins()[name])
  // Where something is missing, its release composes the site.
  if (missing.length === 0) return recompose()
  // Two at a time: a build of ours waits for seconds (`waitForTheWholeGraph`), in which the other goes on.
  while (missing.length > 0) {
    const next = missing.splice(0, 2)
    console.warn(`Building ${next.join(' and ')} for the first release …`)
    await releaseTogether(next)
  }
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

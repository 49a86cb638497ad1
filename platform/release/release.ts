import { existsSync } from 'node:fs'
import path from 'node:path'
import { withStoreLock } from '../base/lock.ts'
import { draftPort } from '../base/ports.ts'
import {
  draftsDir,
  liveMark,
  nameOf,
  type Release,
  readPins,
  releasesOf,
  root,
  type Unit,
  units,
  withLive,
  writePins,
} from '../base/store.ts'
import { writeAtomically } from '../base/writeAtomically.ts'
import { build, removeBuilds } from '../build/build.ts'
import { compose } from '../compose/compose.ts'
import { settingsFor } from '../compose/settings.ts'
import { moveDraft, swapIn } from '../compose/site.ts'
import { collect } from './collect.ts'
import { storeRelease } from './storeRelease.ts'

// The walk of a release, in the order in which it happens: build, store, compose every page into a new folder, check, pins,
// one rename, collect. Up to the rename each step may fail: then the site is as it was, and nothing is deleted. After it
// nothing can fail that a visitor would see.

/** Builds units, and makes them live in one step. Rejects where that is not possible; then the site is as it was. */
export const release = (units: readonly Unit[]): Promise<void> => stored(units, goLive)

/** Composes the live releases again, after a change of settings. */
export const recompose = (): Promise<void> => withStoreLock('a compose', () => goLive([]))

/**
 * Builds units, and composes the site that they would give beside the live one, in a folder named after the last of them.
 * Rejects with the same message as their release would.
 */
export const releaseDraft = (units: readonly Unit[]): Promise<void> =>
  stored(units, async (releases) => {
    const name = units.at(-1) ?? 'shell'
    const draft = path.join(draftsDir, name)
    moveDraft(await compose(releases.reduce(withLive, readPins()), settingsFor(), { isDraft: true }), draft)
    const named = releases.map(({ unit, version }) => `${unit} ${version}`).join(' ')
    console.warn(`Draft of ${releases.map(nameOf).join(', ')}:
  see it, while npm start runs:  http://localhost:${draftPort(name)}/
  see what changes:              npm run changes -- ${name}
  on a Firebase preview channel: firebase hosting:channel:deploy ${name} --config ${path.relative(root, draft)}/firebase.json
  make it live, as it is:        npm run rollback -- ${named}`)
  })

/** A unit, with the version that it is to have, or the beginning of one; without any, the one that was live before. */
export interface Wanted {
  unit: Unit
  version?: string | undefined
}

/** Makes stored releases live without a build, a draft's too. Rejects where there is none, or it cannot be composed. */
export const rollback = (wanted: readonly Wanted[]): Promise<void> =>
  withStoreLock(`the rollback of ${wanted.map(({ unit }) => unit).join(', ')}`, () => goLive(wanted.map(findRelease)))

async function stored(units: readonly Unit[], then: (releases: readonly Release[]) => Promise<void>) {
  // The settings first: compose would refuse them only after the build.
  settingsFor()
  const builds = await build(units)
  try {
    await withStoreLock(`the release of ${units.join(', ')}`, async () => {
      const releases: Release[] = []
      for (const each of builds) releases.push(await storeRelease(each))
      await then(releases)
    })
  } finally {
    removeBuilds(builds)
  }
}

/** Makes the site live that has these releases, and otherwise those that are live already. */
async function goLive(releases: readonly Release[]) {
  const before = readPins()
  const pins = releases.reduce(withLive, before)
  const site = await compose(pins, settingsFor())
  // The pins before the rename: killed in between, the next command finishes this release. The other way round it would
  // silently revert it.
  writePins(pins)
  try {
    swapIn(site)
  } catch (error) {
    writePins(before)
    throw error
  }
  for (const each of releases) console.warn(`${nameOf(each)} is live.`)
  try {
    for (const unit of units) writeAtomically(liveMark({ unit, version: pins[unit]?.[0] ?? '' }), '')
    collect(pins)
  } catch (error) {
    console.warn(
      `The site is live. The store was not tidied up, which the next release does: ${(error as Error).message}`,
    )
  }
}

function findRelease({ unit, version }: Wanted): Release {
  const all = releasesOf(unit)
  const [live, ...before] = readPins()[unit] ?? []
  const found = version
    ? all.filter((release) => release.version.startsWith(version))
    : all.filter((release) => release.version === before[0])
  const [only, ...others] = found
  if (only && others.length === 0) return only
  const versions = all.map((release) => release.version).join(', ') || 'none'
  throw new Error(
    version
      ? `${version} names ${found.length === 0 ? 'no release' : 'several releases'} of ${unit}. There are: ${versions}.`
      : `No release of ${unit} was live before ${live ?? 'its first'}. Name a version. There are: ${versions}.`,
  )
}

/** The list of all stored releases: which are live, which were, and which are drafts. */
export function releaseList(): string {
  const pins = readPins()
  const lines = units.flatMap(releasesOf).map((release) => {
    const { unit, version, builtAt, commit } = release
    const mark = pins[unit]?.[0] === version ? 'live' : existsSync(liveMark(release)) ? 'was live' : 'draft'
    return `${unit.padEnd(10)} ${mark.padEnd(8)} ${version}  ${builtAt.slice(0, 16)}Z  ${commit}\n`
  })
  return lines.join('')
}

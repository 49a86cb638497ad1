import { existsSync } from 'node:fs'
import path from 'node:path'
import { writeAtomically } from '../base/files.ts'
import { inWords } from '../base/inWords.ts'
import { draftPort } from '../base/ports.ts'
import { draftsDir, root, type Unit, units } from '../base/project.ts'
import { build, removeBuilds } from '../build/build.ts'
import { compose } from '../compose/compose.ts'
import { areLocal, requireSameSettings, settingsFor } from '../compose/settings.ts'
import { collectSites, moveDraft, requireFolders, swapIn } from '../compose/siteFolders.ts'
import { collect } from '../store/collect.ts'
import { withStoreLock } from '../store/lock.ts'
import {
  historyOf,
  liveVersions,
  onceLive,
  type Pins,
  pinsFault,
  pinsOfSite,
  readPins,
  withLive,
  withoutUnit,
  writePins,
} from '../store/pins.ts'
import { retainedReleases } from '../store/retainedReleases.ts'
import { damageOf, liveMark, nameOf, type Release, storedReleases, storedUnits, untestedMark } from '../store/store.ts'
import { storeRelease } from './storeRelease.ts'

// The walk of a release, in the order in which it happens: build, store, compose every page into a new folder, check, pins,
// one rename, collect. Up to the rename each step may fail: then the site is as it was, and nothing is deleted. After it
// nothing can fail that a visitor would see. What can be known before the build is refused before it.

export interface Options {
  /** Whether it may have other settings than the live one. */
  newSettings?: boolean
}

/**
 * Builds units, and makes those live in one step that are not what is live already. Rejects where that is not possible;
 * then the site is as it was.
 */
export const release = (units: readonly Unit[], options: Options = {}): Promise<void> =>
  buildAndStore(units, options, (releases) => {
    const pins = readPins()
    const live = liveVersions(pins)
    const isLive = ({ unit, version }: Release) => live.get(unit) === version
    for (const each of releases.filter(isLive))
      console.warn(`${nameOf(each)} is live already, byte for byte: it is not released again.`)
    return goLive(
      pins,
      releases.filter((each) => !isLive(each)),
      options,
    )
  })

/** Composes the live releases again, after a change of settings. */
export const recompose = (options: Options = {}): Promise<void> =>
  changing('a compose', () => goLive(readPins(), [], options))

/** Before `npm start` serves: releases what has no release, and composes. */
export function prepare(): Promise<void> {
  const options = { newSettings: areLocal(settingsFor()) }
  const pins = readPins()
  // Not those that were taken out of the site.
  const missing = units.filter((unit) => historyOf(unit, pins).length === 0)
  return missing.length === 0 ? recompose(options) : release(missing, options)
}

/**
 * Builds units, and composes the site that they would give beside the live one, in a folder named after the last of them.
 * Rejects with the same message as their release would.
 */
export async function releaseDraft(units: readonly Unit[], options: Options = {}): Promise<void> {
  preflight(options, draftsDir)
  await buildAndStore(units, options, async (releases) => {
    const name = units.at(-1) ?? 'shell'
    const draft = path.join(draftsDir, name)
    const before = readPins()
    const pins = releases.reduce(withLive, before)
    const composed = { isDraft: true, released: neverLive(releases, before) }
    moveDraft(await compose(retainedReleases(pins), settingsFor(), composed), draft)
    const named = releases.map(({ unit, version }) => `${unit} ${version}`).join(' ')
    console.warn(`Draft of ${releases.map(nameOf).join(', ')}:
  see it, while npm start runs:  http://localhost:${draftPort(name)}/
  see what changes:              npm run changes -- ${name}
  on a Firebase preview channel: firebase hosting:channel:deploy ${name} --config ${path.relative(root, draft)}/firebase.json
  make it live, as it is:        npm run rollback -- ${named}`)
  })
}

/** The version by which a rollback takes an area out of the site. */
export const noVersion = 'none'

/**
 * A unit, with the version that it is to have, or the beginning of one; without any, the one that was live before. With
 * `none` the site is to be without it.
 */
export interface Wanted {
  unit: Unit
  version?: string | undefined
}

/**
 * Makes stored releases live without a build, a draft's too. Rejects if one is missing, or cannot be composed. It is
 * how lost pins are had again: naming every unit that was live needs none.
 */
export const rollback = (wanted: readonly Wanted[], options: Options = {}): Promise<void> =>
  changing(`the rollback of ${wanted.map(({ unit }) => unit).join(', ')}`, async () => {
    const named = wanted.flatMap(({ unit, version }) => (version ? [unit] : []))
    const namesEveryUnit = onceLive().every((unit) => named.includes(unit))
    const pins = namesEveryUnit && pinsFault() ? pinsOfSite() : readPins()
    const gone = wanted.filter(({ version }) => version === noVersion).map(({ unit }) => unit)
    if (gone.includes('shell')) throw new Error('The site cannot be without its shell.')
    const releases = wanted.filter(({ unit }) => !gone.includes(unit)).map((each) => findRelease(each, pins))
    await goLive(pins, releases, options, gone)
  })

// What the system refuses, up to the rename.
function rethrowUntouched(error: unknown): never {
  const told = inWords(error)
  throw told === error ? error : new Error(`${told.message} Nothing was deleted, and the site is as it was.`)
}

/** Changes the site under the store's lock. */
const changing = <T>(what: string, change: () => Promise<T>) =>
  withStoreLock(what, () => change().catch(rethrowUntouched))

/** The settings to compose with. Throws where they, or the folders, would make a release fail after a build of minutes. */
function preflight({ newSettings = false }: Options, ...folders: string[]) {
  const settings = settingsFor()
  if (!newSettings) requireSameSettings(settings)
  requireFolders(folders)
  return settings
}

function requireShell(wanted: readonly Unit[]) {
  const live = liveVersions(readPins())
  if (wanted.includes('shell') || live.has('shell')) return
  throw new Error('The shell has no release yet. Release it too: npm run release -- --all')
}

async function buildAndStore(
  units: readonly Unit[],
  options: Options,
  then: (releases: readonly Release[]) => Promise<void>,
) {
  preflight(options)
  requireShell(units)
  const builds = await build(units).catch(rethrowUntouched)
  try {
    await changing(`the release of ${units.join(', ')}`, async () => {
      const releases: Release[] = []
      const live = liveVersions(readPins())
      for (const each of builds) releases.push(await storeRelease(each, live.get(each.unit)))
      await then(releases)
    })
  } finally {
    removeBuilds(builds)
  }
}

/** The units that go forward: on the way back to what was live, nothing that is another's refuses. */
const neverLive = (releases: readonly Release[], pins: Pins): Unit[] =>
  releases.filter(({ unit, version }) => !historyOf(unit, pins).includes(version)).map(({ unit }) => unit)

/** Makes the site live that has these releases, otherwise those of the pins, and nothing of the units that are gone. */
async function goLive(before: Pins, releases: readonly Release[], options: Options, gone: readonly Unit[] = []) {
  const settings = preflight(options)
  const retained = retainedReleases(gone.reduce(withoutUnit, releases.reduce(withLive, before)))
  const { pins } = retained
  const site = await compose(retained, settings, { released: neverLive(releases, before) })
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
  for (const unit of gone) console.warn(`The site is without ${unit}. Its next release brings it back.`)
  try {
    for (const [unit, version] of liveVersions(pins)) writeAtomically(liveMark({ unit, version }), '')
    collectSites()
    collect(retained)
  } catch (error) {
    console.warn(
      `The site is live. The store was not tidied up, which the next release does: ${inWords(error).message}`,
    )
  }
}

function findRelease({ unit, version }: Wanted, pins: Pins): Release {
  const { releases: all, damaged } = storedReleases(unit, pins[unit]?.[0])
  const [live, ...before] = pins[unit] ?? []
  const found = version
    ? all.filter((release) => release.version.startsWith(version))
    : all.filter((release) => release.version === before[0])
  const [only, ...others] = found
  if (only && others.length === 0) return only
  const broken = damaged.find((each) => each.version.startsWith(version ?? before[0] ?? '-'))
  if (found.length === 0 && broken) throw new Error(damageOf(broken))
  const versions = all.map((release) => release.version).join(', ') || 'none'
  throw new Error(
    version
      ? `${version} names ${found.length === 0 ? 'no release' : 'several releases'} of ${unit}. There are: ${versions}.`
      : `No release of ${unit} was live before ${live ?? 'its first'}. Name a version. There are: ${versions}.`,
  )
}

/** The list of all stored releases: which are live, which were, and which are drafts. */
export function releaseList(): string {
  // Whoever has lost the pins chooses from this list.
  const pins = pinsFault() ? pinsOfSite() : readPins()
  const lines = storedUnits().flatMap((unit) => {
    const { releases, damaged } = storedReleases(unit, pins[unit]?.[0])
    const rows = releases.map((each) => {
      const mark = pins[unit]?.[0] === each.version ? 'live' : existsSync(liveMark(each)) ? 'was live' : 'draft'
      const untested = existsSync(untestedMark(each)) ? '  untested' : ''
      return [mark, each.version, `${each.builtAt.slice(0, 16)}Z  ${each.commit}${untested}`] as const
    })
    const broken = damaged.map((each) => ['damaged', each.version, damageOf(each)] as const)
    return [...rows, ...broken].map((row) => `${unit.padEnd(10)} ${row[0].padEnd(8)} ${row[1]}  ${row[2]}\n`)
  })
  return lines.join('')
}

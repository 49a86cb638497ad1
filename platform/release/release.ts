import path from 'node:path'
import { describeSystemError } from '../base/files.ts'
import { root, type Unit, unitPackage, units } from '../base/project.ts'
import { Rejection } from '../base/rejection.ts'
import { secondsSince } from '../base/secondsSince.ts'
import { build, removeBuilds } from '../build/build.ts'
import { compose, writeSite } from '../compose/compose.ts'
import { areLocal, requireSameSettings, settingsFor } from '../compose/settings.ts'
import { draftFolder, draftUrl, reservePort } from '../store/drafts.ts'
import type { Release } from '../store/format.ts'
import { withStoreLock } from '../store/lock.ts'
import {
  afterRollback,
  historyOf,
  liveVersions,
  type Pins,
  readPins,
  withLive,
  withoutUnit,
  writePins,
} from '../store/pins.ts'
import { releaseLabel, releasesDir, storedReleases, storedUnits } from '../store/releaseStore.ts'
import { pruneReleases, retainedReleases } from '../store/retainedReleases.ts'
import { moveDraft, pruneSites, requireLink, swapIn } from '../store/siteFolders.ts'
import { checkStored, type ReleaseFolder, readReleaseFolder } from './releaseFolder.ts'
import { findEarlier, findRelease, type Wanted } from './releaseList.ts'
import { storeRelease } from './storeRelease.ts'

// A release takes six steps, in the order of this file: build, compose, store, pins, swap, prune. Compose checks everything in
// memory, so that nothing of a refused release is stored. Until the swap each step may fail: then the site is as it was, and
// nothing is deleted. After it nothing can fail that a visitor would see.

export interface Options {
  /** Whether it may have other settings than the live one. */
  allowSettingsChange?: boolean
  /** Whether its site is composed beside the live one, as a draft. */
  isDraft?: boolean
}

export interface ReleaseOptions extends Options {
  /** Folders of the format (platform/FORMAT.md), which are released as if they had been built here. */
  from?: readonly string[]
}

/** The settings to compose with. Throws if they, or the site's folder, would make a release fail after a build of minutes. */
function preflight({ allowSettingsChange = false }: Options) {
  const settings = settingsFor()
  if (!allowSettingsChange) requireSameSettings(settings)
  requireLink()
  return settings
}

/**
 * Builds units, takes in the releases that lie in folders, and makes those live in one step that are not what is live
 * already, or makes a draft of them. Rejects if that is not possible, for a draft with the same message; then the site is
 * as it was.
 */
export async function release(units: readonly Unit[], options: ReleaseOptions = {}): Promise<void> {
  preflight(options)
  const fromFolders = (options.from ?? []).map(readReleaseFolder)
  const isShell = (unit: Unit) => unit === 'shell'
  if (![...units, ...fromFolders.map(({ unit }) => unit)].some(isShell) && !liveVersions(readPins()).has('shell'))
    throw new Error('The shell has no release yet. Release it too: npm run release -- --all')
  const builds = units.length > 0 ? await build(units.map(unitPackage)).catch(rethrowUnchanged) : []
  try {
    await changing(async () => {
      const pins = readPins()
      const arriving = [...builds.map(readReleaseFolder), ...fromFolders]
      requireOneOfEach(arriving)
      const known = storedUnits()
      for (const each of arriving) checkStored(each, liveOf(each.unit, pins), known)
      const isLive = ({ unit, version }: Release) => pins[unit]?.[0] === version
      const store = async () => {
        const began = performance.now()
        for (const each of arriving) await storeRelease(each, pins[each.unit]?.[0])
        console.warn(`${arriving.map(releaseLabel).join(', ')} stored in ${secondsSince(began)}`)
      }
      if (options.isDraft) return await makeDraft(pins, arriving, options, store)
      for (const each of arriving.filter(isLive))
        console.warn(`${releaseLabel(each)} is live already, byte for byte: it is not released again.`)
      const next = arriving.filter((each) => !isLive(each))
      await goLive(pins, next, options, { arriving, store })
    })
  } finally {
    removeBuilds(builds)
  }
}

function liveOf(unit: Unit, pins: Pins) {
  const [version] = pins[unit] ?? []
  return storedReleases(unit).releases.find((each) => each.version === version)
}

/** Refuses two releases of one unit: only one of them could be live. */
function requireOneOfEach(all: readonly ReleaseFolder[]) {
  for (const [at, { folder, unit }] of all.entries()) {
    const other = all.slice(0, at).find((each) => each.unit === unit)
    if (other) throw new Rejection('folder', `${other.folder} and ${folder} are both of ${unit}. Name one of them.`)
  }
}

/** Composes the site that releases would give, in a folder named after the last of their units. */
async function makeDraft(pins: Pins, releases: readonly Release[], options: Options, store: () => Promise<void>) {
  const name = releases.at(-1)?.unit ?? 'shell'
  const draft = draftFolder(name)
  const after = () => retainedReleases(releases.reduce(withLive, pins))
  const composed = await compose(after(), preflight(options), {
    isDraft: true,
    released: neverLive(releases, pins),
    arriving: releases,
  })
  reservePort(name)
  await store()
  moveDraft(await writeSite(composed, after()), draft)
  const named = releases.map(({ unit, version }) => `${unit} ${version}`).join(' ')
  console.warn(`Draft of ${releases.map(releaseLabel).join(', ')}:
  see it, while npm start runs:  ${draftUrl(name)}
  see what changes:              npm run changes -- ${name}
  on a Firebase preview channel: firebase hosting:channel:deploy ${name} --config ${path.relative(root, draft)}/firebase.json
  make it live, as it is:        npm run promote -- ${named}`)
}

interface Arrival {
  /** Releases that lie outside the store, those included that are live already. */
  arriving?: readonly Release[]
  /** Puts them into the store. */
  store?: () => Promise<void>
}

/**
 * Steps 2 to 6: compose, store, pins, swap, prune. The site then has these releases, as the pins `after` say. Nothing is
 * stored of releases that compose refuses.
 */
async function goLive(
  before: Pins,
  releases: readonly Release[],
  options: Options,
  { arriving = [], store = async () => {} }: Arrival = {},
  after = () => releases.reduce(withLive, before),
) {
  const settings = preflight(options)
  const released = neverLive(releases, before)
  const composed = await compose(retainedReleases(after()), settings, { released, arriving })
  await store()
  const retained = retainedReleases(after())
  const site = await writeSite(composed, retained)
  // The pins before the swap: killed in between, the next command finishes this release. The other way round it would
  // silently revert it.
  writePins(retained.pins)
  try {
    swapIn(site)
  } catch (error) {
    writePins(before)
    throw error
  }
  for (const each of releases) console.warn(`${releaseLabel(each)} is live.`)
  try {
    pruneSites()
    pruneReleases(retained)
  } catch (error) {
    const { message } = describeSystemError(error)
    console.warn(`The site is live. The store was not tidied up, which the next release does: ${message}`)
  }
}

/** The units with a release that has never been live. A rollback is not refused for another unit's links. */
const neverLive = (releases: readonly Release[], pins: Pins): Unit[] =>
  releases.filter(({ unit, version }) => !historyOf(unit, pins).includes(version)).map(({ unit }) => unit)

/** Changes the site under the store's lock. */
const changing = (change: () => Promise<void>) => withStoreLock(change).catch(rethrowUnchanged)

// Errors of the system before the swap.
function rethrowUnchanged(error: unknown): never {
  const told = describeSystemError(error, releasesDir)
  throw told === error ? error : new Error(`${told.message} Nothing was deleted, and the site is as it was.`)
}

/** Composes the live releases again, after a change of settings. */
export const recompose = (options: Options = {}): Promise<void> => changing(() => goLive(readPins(), [], options))

/**
 * Before `npm start` serves: releases what has no release, and composes. If that fails and `hasSite` says that there is a
 * site before, visitors keep it: prints why. Otherwise rejects, and always if the settings are wrong.
 */
export async function prepare(hasSite: () => boolean): Promise<void> {
  const options = { allowSettingsChange: areLocal(settingsFor()) }
  preflight(options)
  try {
    const pins = readPins()
    // Not those that were taken out of the site.
    const missing = units.filter((unit) => historyOf(unit, pins).length === 0)
    await (missing.length === 0 ? recompose(options) : release(missing, options))
  } catch (error) {
    if (!hasSite()) throw error
    console.error(`${describeSystemError(error).message}\nVisitors get the site before.`)
  }
}

/** Makes stored releases live without a build, drafts too. Rejects if one is missing, or cannot be composed. */
export const promote = (wanted: readonly Wanted[], options: Options = {}): Promise<void> =>
  changing(async () => {
    const pins = readPins()
    await goLive(
      pins,
      wanted.map((each) => findRelease(each, pins)),
      options,
    )
  })

/** Goes back to releases that were live before; with `none` for a version, to a site without the area. Rejects like `promote`. */
export const rollback = (wanted: readonly Wanted[], options: Options = {}): Promise<void> =>
  changing(async () => {
    const pins = readPins()
    const gone = wanted.filter(({ version }) => version === 'none').map(({ unit }) => unit)
    if (gone.includes('shell')) throw new Error('The site needs its shell.')
    const releases = wanted.filter(({ unit }) => !gone.includes(unit)).map((each) => findEarlier(each, pins))
    await goLive(pins, releases, options, {}, () => gone.reduce(withoutUnit, releases.reduce(afterRollback, pins)))
    for (const unit of gone) console.warn(`${unit} is no longer in the site. Its next release brings it back.`)
  })

import { describeSystemError } from '../base/files.ts'
import { type Unit, unitPackage, units } from '../base/project.ts'
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

// A release takes six steps, in the order of this file: build, compose, store, pins, swap, prune. Compose checks
// everything in memory, so nothing of a refused release is stored. Any step before the swap may fail: the site is then
// unchanged and nothing is deleted. After the swap no failure is visible to visitors.

export interface Options {
  /** Whether the settings may differ from those of the live site. */
  allowSettingsChange?: boolean
  /** Whether to compose a draft instead of changing the live site. */
  isDraft?: boolean
}

export interface ReleaseOptions extends Options {
  /** Release folders (platform/FORMAT.md), which are released as if they had been built here. */
  from?: readonly string[]
}

/**
 * Returns the settings to compose with. Throws if the settings or the site's folder would make the release fail:
 * otherwise that would only happen after a build of minutes.
 */
function preflight({ allowSettingsChange = false }: Options) {
  const settings = settingsFor()
  if (!allowSettingsChange) requireSameSettings(settings)
  requireLink()
  return settings
}

/**
 * Builds units, reads release folders, and makes all of these live in one step, except those that are live already; or
 * makes a draft of them. If that is not possible, rejects, for a draft with the same message; the site is then
 * unchanged.
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

function requireOneOfEach(all: readonly ReleaseFolder[]) {
  for (const [at, { folder, unit }] of all.entries()) {
    const other = all.slice(0, at).find((each) => each.unit === unit)
    if (other)
      throw new Rejection('folder', `${other.folder} and ${folder} are both releases of ${unit}. Name one of them.`)
  }
}

/** Composes the site with these releases, in a folder named after the last one's unit. */
async function makeDraft(pins: Pins, releases: readonly Release[], options: Options, store: () => Promise<void>) {
  const name = releases.at(-1)?.unit ?? 'shell'
  const draft = draftFolder(name)
  const after = () => retainedReleases(releases.reduce(withLive, pins))
  const composed = await compose(after(), preflight(options), {
    isDraft: true,
    released: neverLive(releases, pins),
    arriving: releases,
  })
  await reservePort(name)
  await store()
  moveDraft(await writeSite(composed, after()), draft)
  const named = releases.map(({ unit, version }) => `${unit} ${version}`).join(' ')
  console.warn(`Draft of ${releases.map(releaseLabel).join(', ')}:
  see it while npm start runs:   ${draftUrl(name)}
  see what changes:              npm run changes -- ${name}
  show it to others:             open a pull request, whose preview is online for a week
  make it live unchanged:        npm run promote -- ${named}`)
}

interface Arrival {
  /** Releases that are not read from the store, including those that are live already. */
  arriving?: readonly Release[]
  store?: () => Promise<void>
}

/**
 * Steps 2 to 6: compose, store, pins, swap, prune. The site then has the releases of the pins `after`. If compose
 * refuses a release, nothing is stored.
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
  // Pins before the swap: if the process is killed in between, the next command finishes this release. In the other
  // order it would silently revert it.
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
    console.warn(`The site is live. Pruning the store failed; the next release repeats it: ${message}`)
  }
}

/** The units with a release that has never been live. Links of other units do not block a rollback. */
const neverLive = (releases: readonly Release[], pins: Pins): Unit[] =>
  releases.filter(({ unit, version }) => !historyOf(unit, pins).includes(version)).map(({ unit }) => unit)

const changing = (change: () => Promise<void>) => withStoreLock(change).catch(rethrowUnchanged)

// Adds to a system error before the swap that nothing has changed.
function rethrowUnchanged(error: unknown): never {
  const told = describeSystemError(error, releasesDir)
  throw told === error ? error : new Error(`${told.message} Nothing was deleted, and the site is as it was.`)
}

/** Composes the live releases again, for example after a change of settings. */
export const recompose = (options: Options = {}): Promise<void> => changing(() => goLive(readPins(), [], options))

/**
 * Runs before `npm start` serves: releases units without a release, and composes. If that fails but `hasSite` finds a
 * previous site, prints why and keeps that site. Otherwise rejects, and always if the settings are wrong.
 */
export async function prepare(hasSite: () => boolean): Promise<void> {
  const options = { allowSettingsChange: areLocal(settingsFor()) }
  preflight(options)
  try {
    const pins = readPins()
    // Units that were taken out of the site are not missing.
    const missing = units.filter((unit) => historyOf(unit, pins).length === 0)
    await (missing.length === 0 ? recompose(options) : release(missing, options))
  } catch (error) {
    if (!hasSite()) throw error
    console.error(`${describeSystemError(error).message}\nVisitors get the previous site.`)
  }
}

/** Makes stored releases or drafts live without a build. Rejects if one is missing or cannot be composed. */
export const promote = (wanted: readonly Wanted[], options: Options = {}): Promise<void> =>
  changing(async () => {
    const pins = readPins()
    await goLive(
      pins,
      wanted.map((each) => findRelease(each, pins)),
      options,
    )
  })

/**
 * Returns to releases that were live before or, with `none` as version, takes the area out of the site. Rejects like
 * `promote`.
 */
export const rollback = (wanted: readonly Wanted[], options: Options = {}): Promise<void> =>
  changing(async () => {
    const pins = readPins()
    const gone = wanted.filter(({ version }) => version === 'none').map(({ unit }) => unit)
    if (gone.includes('shell')) throw new Error('The site needs its shell.')
    const releases = wanted.filter(({ unit }) => !gone.includes(unit)).map((each) => findEarlier(each, pins))
    await goLive(pins, releases, options, {}, () => gone.reduce(withoutUnit, releases.reduce(afterRollback, pins)))
    for (const unit of gone) console.warn(`${unit} is no longer in the site. Its next release brings it back.`)
  })

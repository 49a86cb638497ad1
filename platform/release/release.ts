import path from 'node:path'
import { inWords } from '../base/files.ts'
import { draftPort } from '../base/ports.ts'
import { draftsDir, root, type Unit, unitPackage, units } from '../base/project.ts'
import { build, removeBuilds } from '../build/build.ts'
import { compose } from '../compose/compose.ts'
import { areLocal, requireSameSettings, settingsFor } from '../compose/settings.ts'
import { collectSites, moveDraft, requireLink, swapIn } from '../compose/siteFolders.ts'
import { checkTogether } from '../compose/siteSources.ts'
import type { Release } from '../store/format.ts'
import { withStoreLock } from '../store/lock.ts'
import {
  historyOf,
  liveVersions,
  type Pins,
  readPins,
  wentBack,
  withLive,
  withoutUnit,
  writePins,
} from '../store/pins.ts'
import { collect, retainedReleases } from '../store/retainedReleases.ts'
import { nameOf, releasesDir, storedReleases } from '../store/store.ts'
import { readHandedIn } from './handedIn.ts'
import { findEarlier, findRelease, type Wanted } from './releaseList.ts'
import { storeRelease } from './storeRelease.ts'

// A release takes six steps, in the order of this file: build, store, compose, pins, swap, collect. Until the swap each may
// fail: then the site is as it was, and nothing is deleted. After it nothing can fail that a visitor would see.

export interface Options {
  /** Whether it may have other settings than the live one. */
  newSettings?: boolean
  /** Whether its site is composed beside the live one, as a draft. */
  isDraft?: boolean
}

export interface ReleaseOptions extends Options {
  /** Folders of the format (platform/FORMAT.md), which are released as if they had been built here. */
  from?: readonly string[]
}

/** The settings to compose with. Throws where they, or the site's folder, would make a release fail after a build of minutes. */
function preflight({ newSettings = false }: Options) {
  const settings = settingsFor()
  if (!newSettings) requireSameSettings(settings)
  requireLink()
  return settings
}

/** Refuses releases that cannot be live together, before anything is stored. Compose names live ones that cannot be read. */
function checkFit(next: readonly Release[], pins: Pins) {
  const others = [...liveVersions(pins)].filter(([unit]) => next.every((each) => each.unit !== unit))
  const live = others.flatMap(([unit, version]) =>
    storedReleases(unit).releases.filter((each) => each.version === version),
  )
  const all = [...live, ...next]
  const [shell] = all.filter(({ unit }) => unit === 'shell')
  const areas = all.filter(({ unit }) => unit !== 'shell')
  if (shell && live.length === others.length) checkTogether(shell, areas)
}

/**
 * Builds units, takes in the releases that lie in folders, and makes those live in one step that are not what is live
 * already, or makes a draft of them. Rejects where that is not possible, for a draft with the same message; then the site is
 * as it was.
 */
export async function release(units: readonly Unit[], options: ReleaseOptions = {}): Promise<void> {
  preflight(options)
  const handedIn = (options.from ?? []).map(readHandedIn)
  const isShell = (unit: Unit) => unit === 'shell'
  if (
    ![...units, ...handedIn.map(({ release }) => release.unit)].some(isShell) &&
    !liveVersions(readPins()).has('shell')
  )
    throw new Error('The shell has no release yet. Release it too: npm run release -- --all')
  const builds = units.length > 0 ? await build(units.map(unitPackage)).catch(rethrowUntouched) : []
  try {
    await changing(async () => {
      const pins = readPins()
      const all = [...builds.map(readHandedIn), ...handedIn]
      checkFit(
        all.map((each) => each.release),
        pins,
      )
      const releases: Release[] = []
      for (const each of all) releases.push(await storeRelease(each, pins[each.release.unit]?.[0]))
      if (options.isDraft) return await makeDraft(pins, releases, options)
      const isLive = ({ unit, version }: Release) => pins[unit]?.[0] === version
      for (const each of releases.filter(isLive))
        console.warn(`${nameOf(each)} is live already, byte for byte: it is not released again.`)
      const others = releases.filter((each) => !isLive(each))
      await goLive(pins, others, options)
    })
  } finally {
    removeBuilds(builds)
  }
}

/** Composes the site that releases would give, in a folder named after the last of their units. */
async function makeDraft(pins: Pins, releases: readonly Release[], options: Options) {
  const name = releases.at(-1)?.unit ?? 'shell'
  const draft = path.join(draftsDir, name)
  const retained = retainedReleases(releases.reduce(withLive, pins))
  const composed = { isDraft: true, released: neverLive(releases, pins) }
  moveDraft(await compose(retained, preflight(options), composed), draft)
  const named = releases.map(({ unit, version }) => `${unit} ${version}`).join(' ')
  console.warn(`Draft of ${releases.map(nameOf).join(', ')}:
  see it, while npm start runs:  http://localhost:${draftPort(name)}/
  see what changes:              npm run changes -- ${name}
  on a Firebase preview channel: firebase hosting:channel:deploy ${name} --config ${path.relative(root, draft)}/firebase.json
  make it live, as it is:        npm run promote -- ${named}`)
}

/** Steps 3 to 6: compose, pins, swap, collect. The site then has these releases, as the pins `after` say. */
async function goLive(
  before: Pins,
  releases: readonly Release[],
  options: Options,
  after = releases.reduce(withLive, before),
) {
  const settings = preflight(options)
  const retained = retainedReleases(after)
  const site = await compose(retained, settings, { released: neverLive(releases, before) })
  // The pins before the swap: killed in between, the next command finishes this release. The other way round it would
  // silently revert it.
  writePins(retained.pins)
  try {
    swapIn(site)
  } catch (error) {
    writePins(before)
    throw error
  }
  for (const each of releases) console.warn(`${nameOf(each)} is live.`)
  try {
    collectSites()
    collect(retained)
  } catch (error) {
    const { message } = inWords(error)
    console.warn(`The site is live. The store was not tidied up, which the next release does: ${message}`)
  }
}

/** The units with a release that has never been live. A rollback is not refused for another unit's links. */
const neverLive = (releases: readonly Release[], pins: Pins): Unit[] =>
  releases.filter(({ unit, version }) => !historyOf(unit, pins).includes(version)).map(({ unit }) => unit)

/** Changes the site under the store's lock. */
const changing = (change: () => Promise<void>) => withStoreLock(change).catch(rethrowUntouched)

// Errors of the system before the swap.
function rethrowUntouched(error: unknown): never {
  const told = inWords(error, releasesDir)
  throw told === error ? error : new Error(`${told.message} Nothing was deleted, and the site is as it was.`)
}

/** Composes the live releases again, after a change of settings. */
export const recompose = (options: Options = {}): Promise<void> => changing(() => goLive(readPins(), [], options))

/** Before `npm start` serves: releases what has no release, and composes. */
export function prepare(): Promise<void> {
  const options = { newSettings: areLocal(settingsFor()) }
  const pins = readPins()
  // Not those that were taken out of the site.
  const missing = units.filter((unit) => historyOf(unit, pins).length === 0)
  return missing.length === 0 ? recompose(options) : release(missing, options)
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
    await goLive(pins, releases, options, gone.reduce(withoutUnit, releases.reduce(wentBack, pins)))
    for (const unit of gone) console.warn(`${unit} is no longer in the site. Its next release brings it back.`)
  })

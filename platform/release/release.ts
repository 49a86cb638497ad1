import type { Lease } from '../base/lease.ts'
import { alone } from '../base/lock.ts'
import { type Pins, readPins, writePins } from '../base/pins.ts'
import { nameOf, type Release, type Unit, units } from '../base/store.ts'
import { type Built, build, removeBuilds } from '../build/build.ts'
import { checkSite } from '../compose/checkFiles.ts'
import { compose } from '../compose/compose.ts'
import { swapIn } from '../compose/newSite.ts'
import { fitted } from '../compose/parts.ts'
import { type Kind, type SiteSettings, settingsFor } from '../compose/settings.ts'
import { makeTrial, trialAddress, trialOf } from '../compose/trials.ts'
import { afterwards, messageOf } from './afterwards.ts'
import { collecting } from './collect.ts'
import { isLive } from './isLive.ts'
import type { Action } from './log.ts'
import { keepingSettings, logging, recording } from './record.ts'
import { storeRelease } from './storeRelease.ts'

// The walk of a release, in the order in which it happens: build, check, lock, store, fit, compose, pins, swap, record,
// collect. Up to the swap each step may fail: then the site is as it was, and nothing is deleted. From the swap on the
// release is live, whatever happens to the rest.

/** How units are released. */
export interface ReleaseOptions {
  /** Whether they are stored for trying out, and not made live. */
  isDraft?: boolean
}

/** Releases units from their sources in one step. Rejects where that is not possible; then the site is as it was. */
export const release = (units: readonly Unit[], options: ReleaseOptions = {}) =>
  releaseBuilds(units, () => build(units), options)

async function releaseBuilds(
  units: readonly Unit[],
  make: () => readonly Built[] | Promise<Built[]>,
  options: ReleaseOptions,
): Promise<void> {
  // Check the settings first: compose would refuse them only after the build.
  settingsFor()
  const builds = await make()
  try {
    await alone(`the release of ${units.join(', ')}`, (lease) => releaseBuilt(lease, builds, options))
  } finally {
    removeBuilds(builds)
  }
}

/** Releases what is built and checked. Rejects as `release` does. */
export async function releaseBuilt(lease: Lease, builds: readonly Built[], { isDraft = false }: ReleaseOptions = {}) {
  const releases: Release[] = []
  for (const built of builds) releases.push(await storeRelease(built))
  if (isDraft) await offer(lease, releases)
  else if (releases.every(isLive))
    for (const { unit, version } of releases) console.warn(`${unit} is unchanged: ${version} is live already.`)
  else await changeSite(lease, { action: 'released', releases })
  return releases
}

/** A change of the live site. */
export interface Change {
  /** What is done to these releases, for the log. */
  action?: Action
  /** The releases that take their units' places. Without any the site is composed again from what is live. */
  releases?: readonly Release[]
  /** The kind of store that enquiries go to from now on. */
  kind?: Kind | undefined
}

/** Composes a site with these releases, and puts it in the live one's place. Rejects where the site is as it was. */
export async function changeSite(lease: Lease, { action, releases = [], kind }: Change) {
  const before = readPins()
  const pins = withReleases(before, releases)
  const settings = settingsFor(kind)
  const site = await (tried(pins, settings, action) ?? composed(pins, settings)).catch((error) => {
    throw new Error(messageOf(error) + (action === 'released' ? stays(releases) : ''))
  })
  lease.check()
  // Write the pins before the swap: if we die in between, the next compose finishes this release. The other way round
  // it would silently revert it.
  writePins(pins)
  try {
    lease.check()
    if (site) swapIn(site)
  } catch (error) {
    lease.check()
    writePins(before)
    throw error
  }
  await afterwards(site ? outcome(releases, action) : 'The release is stored.', [
    ...recording(action, releases),
    ...logging(action, releases),
    keepingSettings(settings),
    ...(site ? [collecting(lease)] : []),
  ])
}

/** Composes the live releases again, after a change of settings. */
export const recompose = (kind?: Kind) => alone('a compose', (lease) => changeSite(lease, { kind }))

const withReleases = (pins: Pins, releases: readonly Release[]): Pins => ({
  ...pins,
  ...Object.fromEntries(releases.map(({ unit, version }) => [unit, version])),
})

/** The site that was tried with exactly these releases and settings, where it is to go live. */
function tried(pins: Pins, settings: SiteSettings, action?: Action) {
  if (action !== 'made live') return undefined
  const site = trialOf(pins, settings)
  console.warn(
    site ? 'The site goes live as it was tried.' : 'No trial is of what is live now: the site is composed again.',
  )
  return (
    site &&
    fitted(pins)
      .then(() => checkSite(site.folder))
      .then(() => site)
  )
}

/** The site of these pins. Undefined, with a message, where a unit has no release yet. */
async function composed(pins: Pins, settings: SiteSettings) {
  const missing = units.filter((unit) => !pins[unit])
  if (missing.length > 0) {
    console.warn(
      `The site is composed once ${missing.join(', ')} ${missing.length > 1 ? 'have' : 'has'} a release too.`,
    )
    return undefined
  }
  const began = performance.now()
  const { site, addresses } = await compose(await fitted(pins), settings)
  console.warn(`${addresses} pages composed in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return site
}

const uncommitted = ({ isUncommitted }: Release) => (isUncommitted ? ', from uncommitted changes' : '')

function outcome(releases: readonly Release[], action?: Action) {
  if (!action || releases.length === 0) return 'The composed site is live.'
  return releases.map((each) => `${nameOf(each)} is live${uncommitted(each)} (${action}).`).join(' ')
}

const stays = (releases: readonly Release[]) =>
  `\nThe site is as it was. ${releases.map(nameOf).join(', ')} stays stored for a week. Once the reason is gone: npm run live -- ${releases.map(({ unit, version }) => `${unit} ${version}`).join(' ')}`

/** The live pins with these releases in their units' places. */
const pinsWith = (releases: readonly Release[]) => withReleases(readPins(), releases)

/** The site that was tried with these releases beside what is live now; undefined where none was, or something changed since. */
export const siteOf = (releases: readonly Release[]) => trialOf(pinsWith(releases), settingsFor())

/** Composes the site that these releases would give, beside the live one. Undefined while a unit has no release. */
export async function tryOut(lease: Lease, releases: readonly Release[]) {
  const pins = pinsWith(releases)
  const settings = settingsFor()
  const site = await composed(pins, settings)
  lease.check()
  if (site) makeTrial(site, releases, pins, settings)
  return site
}

/**
 * Composes the site that these releases would give, and says at which address it can be tried. Whoever stores a draft so
 * reads at once why it could not go live.
 */
async function offer(lease: Lease, releases: readonly Release[]) {
  const names = releases.map((each) => nameOf(each) + uncommitted(each)).join(', ')
  const named = releases.map(({ unit, version }) => `${unit} ${version}`).join(' ')
  const hint = await tryOut(lease, releases).then(
    (site) =>
      site
        ? ` Try the whole site, for a week: ${trialAddress(site, settingsFor())} See what changes: npm run changes -- ${named} Make it live: npm run live -- ${named}`
        : '',
    (error) => ` It could not go live now: ${messageOf(error)}`,
  )
  await afterwards(`Stored ${names}.${hint}`, logging('stored as a draft', releases))
}

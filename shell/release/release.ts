import { monitoringSettings } from '../compose/monitoringSettings.ts'
import { settingsFor } from '../compose/settings.ts'
import { type Built, build, removeBuilds } from './build.ts'
import { goLive, isLive } from './goLive.ts'
import { alone } from './lock.ts'
import { log } from './log.ts'
import { readPins } from './pins.ts'
import { discard, prune } from './prune.ts'
import { nameOf, type Release, type Unit } from './store.ts'
import { describeAnew, storeRelease } from './storeRelease.ts'
import { tryOut } from './tryOut.ts'

/** How units are released. */
export interface ReleaseOptions {
  /** Whether they are stored for trying out, and not made live. */
  isDraft?: boolean
}

/**
 * Releases units in one step: build, check, store, compose, swap in, prune. Rejects where one of these fails; then
 * nothing is stored, and the site is as it was.
 */
export async function release(units: readonly Unit[], options: ReleaseOptions = {}): Promise<void> {
  // Check the settings first: compose would refuse them only after the build.
  settingsFor()
  monitoringSettings()
  const builds = await build(units)
  try {
    await alone(`the release of ${units.join(', ')}`, () => releaseBuilt(builds, options))
  } finally {
    removeBuilds(builds)
  }
}

/** Releases what is built. Rejects as `release` does. */
export async function releaseBuilt(builds: readonly Built[], { isDraft = false }: ReleaseOptions = {}) {
  const stored: { release: Release; isNew: boolean }[] = []
  try {
    for (const built of builds) stored.push(await storeRelease(built))
    const releases = stored.map(({ release }) => release)
    if (isDraft) await tryOut(releases)
    else await ship(releases)
    return releases
  } catch (error) {
    for (const { release, isNew } of stored) if (isNew) discard(release)
    throw error
  }
}

async function ship(releases: readonly Release[]) {
  if (releases.every(isLive)) {
    for (const { unit, version } of releases) console.warn(`${unit} is unchanged: ${version} is live already.`)
    return
  }
  await makeLive(releases)
  log('released', releases)
  for (const { unit } of releases) prune(unit)
  for (const each of releases)
    console.warn(`Released ${nameOf(each)}${each.isUncommitted ? ', from uncommitted changes' : ''}.`)
}

/** Makes stored releases live, all in one compose. Rejects where they cannot be composed with what else is live. */
export async function makeLive(releases: readonly Release[]) {
  await goLive({ ...readPins(), ...Object.fromEntries(releases.map(({ unit, version }) => [unit, version])) })
  const releasedAt = new Date().toISOString()
  for (const each of releases) describeAnew({ ...each, releasedAt })
}

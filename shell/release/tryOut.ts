import { compose } from '../compose/compose.ts'
import { goLive, isLive } from './goLive.ts'
import { log } from './log.ts'
import { type Pins, readPins } from './pins.ts'
import { nameOf, type Release, units } from './store.ts'

async function faultOf(pins: Pins): Promise<string | undefined> {
  try {
    const { draft } = await compose(pins)
    draft.discard()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Offers stored releases for trying out, and makes none of them live. Composes a site with them and discards it, so
 * that whoever stores a draft reads at once why it could not go live.
 */
export async function tryOut(releases: readonly Release[]) {
  const live = readPins()
  const pins = { ...live, ...Object.fromEntries(releases.map(({ unit, version }) => [unit, version])) }
  const fault = units.every((unit) => pins[unit]) ? await faultOf(pins) : undefined
  // Compose the live site anew: it lists the releases that can be tried.
  if (units.every((unit) => live[unit])) await goLive(live)
  log('stored as a draft', releases)
  for (const release of releases) {
    const { unit, version } = release
    if (isLive(release)) {
      console.warn(`${nameOf(release)} is live already.`)
      continue
    }
    console.warn(
      `Stored ${nameOf(release)}${release.isUncommitted ? ', from uncommitted changes' : ''}. Try it: ?remote.${unit}=${version} on any page. Make it live: npm run live -- ${unit} ${version}`,
    )
  }
  if (fault) console.warn(`It could not go live now: ${fault}`)
}

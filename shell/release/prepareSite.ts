import { recompose } from './goLive.ts'
import { readPins } from './pins.ts'
import { release } from './release.ts'
import { releasesOf, units } from './store.ts'

/** Releases every unit whose live release is missing or cannot be read, and composes the site. */
export async function prepareSite() {
  const pins = readPins()
  const missing = units.filter((unit) => !releasesOf(unit).some(({ version }) => version === pins[unit]))
  if (missing.length === 0) return recompose()
  console.warn(`Building ${missing.join(', ')} for the first release …`)
  await release(missing)
}

import { readPins } from '../base/pins.ts'
import { releasesOf, type Unit, units } from '../base/store.ts'
import { Unfinished } from './afterwards.ts'
import { recompose, release } from './release.ts'

/** The units whose live release is missing or cannot be read. */
export function unreleased(): Unit[] {
  const pins = readPins()
  return units.filter((unit) => !releasesOf(unit).some(({ version }) => version === pins[unit]))
}

/** Releases every unit that has no release, and composes the site. */
export async function prepareSite() {
  const missing = unreleased()
  if (missing.length > 0) console.warn(`Building ${missing.join(', ')} for the first release …`)
  try {
    await (missing.length > 0 ? release(missing) : recompose())
  } catch (error) {
    // The site is live: it can be served.
    if (!(error instanceof Unfinished)) throw error
    console.warn(error.message)
  }
}

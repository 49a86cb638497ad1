import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compose } from '../compose/compose.ts'
import type { Draft } from '../compose/draft.ts'
import { type Kind, keepSettings } from '../compose/settings.ts'
import { alone } from './lock.ts'
import { type Pins, readPins, writePins } from './pins.ts'
import { type Release, siteDir, units } from './store.ts'

// Write the pins before the swap: if we die in between, the next compose finishes this release. The other way round it
// would silently revert it.
function swapIn(draft: Draft, pins: Pins) {
  const before = readPins()
  try {
    writePins(pins)
    draft.swapIn()
  } catch (error) {
    draft.discard()
    writePins(before)
    throw error
  }
  draft.sweep()
}

/**
 * Makes releases live: composes the site from them, pins them, and swaps the site in. Throws where they cannot be
 * composed. Then they are not pinned either, so the next compose does not fail because of them.
 */
export async function goLive(pins: Pins, kind?: Kind) {
  const missing = units.filter((unit) => !pins[unit])
  if (missing.length > 0) {
    const have = missing.length > 1 ? 'have' : 'has'
    console.warn(`The site is composed once ${missing.join(', ')} ${have} a release too.`)
    return writePins(pins)
  }
  const began = performance.now()
  const { draft, addresses, settings } = await compose(pins, kind)
  swapIn(draft, pins)
  keepSettings(settings)
  console.warn(`${addresses} pages composed in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

/** Composes the live releases anew, after a change of settings. */
export const recompose = (kind?: Kind) => alone('a compose', () => goLive(readPins(), kind))

/** Whether a release is the one that visitors get. */
export function isLive({ unit, version }: Release) {
  if (readPins()[unit] !== version) return false
  try {
    // Ask the site itself: after a kill the pins may be ahead of it.
    return JSON.parse(readFileSync(path.join(siteDir, 'r', unit, 'live.json'), 'utf8')).release === version
  } catch {
    return false
  }
}

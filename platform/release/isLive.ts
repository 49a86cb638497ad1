import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readPins } from '../base/pins.ts'
import { type Release, siteDir } from '../base/store.ts'

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

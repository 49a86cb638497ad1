import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Pins } from './pins.ts'
import { readJson, siteDir } from './store.ts'

/** The file beside `public/` that says what a site was composed from. It is not served. */
export const recordFile = 'composed.json'

/** What a site was composed from. */
export interface SiteRecord {
  pins: Pins
  settings: object
}

/** The record of the live site; undefined where there is none. Throws where it cannot be read, and says what to do. */
export function readRecord(): SiteRecord | undefined {
  const file = path.join(siteDir, recordFile)
  if (!existsSync(file)) return undefined
  try {
    return readJson(file)
  } catch (error) {
    throw new Error(
      `${(error as Error).message} It has the settings of the live site. Compose the site anew: npm run release -- --new-settings`,
    )
  }
}

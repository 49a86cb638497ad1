import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Pins } from './pins.ts'
import { readJson } from './store.ts'

/** A composed site that is tried beside the live one. */
export interface Trial {
  /** The releases that are tried, as messages name them. */
  releases: readonly string[]
  /** The releases that the site was composed from. */
  pins: Pins
  /** The settings that it was composed for. */
  settings: unknown
}

/** The file in a site's folder that makes it a trial. */
export const trialFile = '.trial.json'

/** The beginning of the addresses that begin a trial. What follows is the name of its site's folder, or `off`. */
export const trialPrefix = '/_try/'

/** The trial that a site's folder holds; undefined where it holds none. */
export function trialIn(site: string): Trial | undefined {
  const file = path.join(site, trialFile)
  return existsSync(file) ? readJson<Trial>(file) : undefined
}

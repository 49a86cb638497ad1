import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Pins } from '../base/pins.ts'
import { nameOf, type Release } from '../base/store.ts'
import { type Trial, trialFile, trialIn, trialPrefix } from '../base/trials.ts'
import { writeAtomically } from '../base/writeAtomically.ts'
import { allSites, isFinished, type NewSite, siteAt } from './newSite.ts'
import type { SiteSettings } from './settings.ts'

// As it will be read: a setting that is undefined is not written.
const asWritten = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

/** Makes a composed site one that can be tried beside the live one. */
export function makeTrial({ folder }: NewSite, releases: readonly Release[], pins: Pins, settings: SiteSettings) {
  const trial: Trial = { releases: releases.map(nameOf), pins, settings }
  writeAtomically(path.join(folder, trialFile), JSON.stringify(trial))
}

/** The newest trial of exactly these pins and settings; undefined where there is none. */
export function trialOf(pins: Pins, settings: SiteSettings): NewSite | undefined {
  const found = allSites()
    .reverse()
    .find((site) => {
      const trial = isFinished(site) ? trialIn(site) : undefined
      return trial && isDeepStrictEqual([trial.pins, trial.settings], asWritten([pins, settings]))
    })
  return found === undefined ? undefined : siteAt(found)
}

/** The address that begins a trial in a browser. */
export const trialAddress = ({ folder }: NewSite, { origin }: SiteSettings) =>
  `${origin}${trialPrefix}${path.basename(folder)}`

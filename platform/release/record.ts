import { nameOf, nowAfter, type Release, releasesOf } from '../base/store.ts'
import { changesOf, keepSettings, type SiteSettings } from '../compose/settings.ts'
import type { Step } from './afterwards.ts'
import { type Action, log, logFile, logLines } from './log.ts'
import { describeAgain } from './storeRelease.ts'

const lastReleased = ({ unit }: Release) =>
  releasesOf(unit)
    .map(({ releasedAt }) => releasedAt ?? '')
    .sort()
    .at(-1)

/** Records in the descriptions when these releases went live: a rollback finds the one before by that. */
export const recording = (action: Action | undefined, releases: readonly Release[]): Step[] =>
  action === 'released' || action === 'made live'
    ? releases.map((each) => ({
        run: () => describeAgain({ ...each, releasedAt: nowAfter(lastReleased(each)) }),
        otherwise: `That ${nameOf(each)} was released is not recorded, so that a rollback would pass it over. Record it: npm run live -- ${each.unit} ${each.version}`,
      }))
    : []

/** Records an action in the log. */
export function logging(action: Action | undefined, releases: readonly Release[]): Step[] {
  if (!action) return []
  const lines = logLines(action, releases)
  return [{ run: () => log(lines), otherwise: `The log lacks it. Add this to ${logFile}: ${lines.trim()}` }]
}

/** Prints what has changed in the settings, and keeps them for the next compose. */
export const keepingSettings = (settings: SiteSettings): Step => ({
  run: () => {
    for (const change of changesOf(settings)) console.warn(change)
    keepSettings(settings)
  },
  otherwise: 'The settings were not kept for the next compose. Run this with the same variables: npm run compose',
})

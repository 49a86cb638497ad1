import { type KeptFault, keptFaults } from '../../base/reports.ts'
import type { Unit } from '../../base/store.ts'
import { type Blame, blameOf } from './blameOf.ts'
import { type Reported, reportedIn } from './Reported.ts'

/** A fault that the edge has kept, with the release that it comes from. */
export interface Sighting {
  unit: Unit
  version: string
  at: string
  message: string
  blame: Blame | undefined
}

function sightingOf(report: KeptFault): Sighting[] {
  const reported = reportedIn(report)
  const blame = blameOf(reported)
  const unit = blame?.unit ?? reported.unit
  return unit
    ? [{ unit, version: blame?.version ?? report.release, at: report.at, message: report.message, blame }]
    : []
}

/** Every fault that the edge has kept, the oldest first. */
export const allSightings = (): Sighting[] => keptFaults().flatMap(sightingOf)

/**
 * The reports of one fault: the same unit, message and source. A release without source maps does not tell the source;
 * then message and unit have to do.
 */
export function sightingsOf({ message }: Reported, { unit, source }: Blame): Sighting[] {
  if (!message) return []
  return (
    keptFaults()
      // A line of the console lacks the error's name.
      .filter((report) => `: ${report.message}`.endsWith(`: ${message}`))
      .flatMap(sightingOf)
      .filter((each) => each.unit === unit)
      .filter(({ blame }) => !source || !blame?.source || blame.source.file === source.file)
  )
}

import { readPins } from '../../base/pins.ts'
import { reportFiles } from '../../base/reports.ts'
import { units } from '../../base/store.ts'
import { allSightings, type Sighting } from './sightings.ts'

const grouped = <T>(all: readonly T[], keyOf: (each: T) => string) => {
  const groups = new Map<string, T[]>()
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each])
  return [...groups].sort(([, one], [, other]) => other.length - one.length)
}

const newestFirst = (all: readonly Sighting[]) =>
  grouped(all, ({ version }) => version).sort(([, one], [, other]) =>
    (other.at(-1)?.at ?? '').localeCompare(one.at(-1)?.at ?? ''),
  )

/** The faults that the edge has kept, counted by release: how many, since when, and the most frequent of each. */
export function countFaults(): string {
  const all = allSightings()
  const live = readPins()
  const lines = units.flatMap((unit) => {
    const own = newestFirst(all.filter((each) => each.unit === unit))
    return own.length === 0
      ? []
      : [
          unit,
          ...own.flatMap(([version, faults]) => [
            `  ${live[unit] === version ? 'live' : '    '}  ${version}  ${faults.length} from ${faults[0]?.at} to ${faults.at(-1)?.at}`,
            ...grouped(faults, ({ message }) => message)
              .slice(0, 3)
              .map(([message, { length }]) => `        ${String(length).padStart(6)}  ${message}`),
          ]),
        ]
  })
  return lines.length > 0 ? `${lines.join('\n')}\n` : `No fault is kept in ${reportFiles('fault').current}.\n`
}

import { existsSync } from 'node:fs'
import path from 'node:path'
import { readJson, releasesDir, type Unit, units } from './store.ts'
import { writeAtomically } from './writeAtomically.ts'

/** The live version of each unit. */
export type Pins = Partial<Record<Unit, string>>

/** The file of the pins. */
export const pinsFile = path.join(releasesDir, 'pins.json')

/** The live versions; empty before the first release. Throws where the file of pins cannot be read. */
export function readPins(): Pins {
  if (!existsSync(pinsFile)) return {}
  try {
    return readJson(pinsFile)
  } catch (error) {
    const example = Object.fromEntries(units.slice(0, 2).map((unit) => [unit, 'VERSION']))
    throw new Error(
      `${error instanceof Error ? error.message : error} It says which release of each unit is live. Write it again, as in ${JSON.stringify(example)}, with versions from ${path.join(releasesDir, 'log.jsonl')}, which has the last ones at its end.`,
    )
  }
}

/** Makes these versions the live ones, from the next compose on. */
export const writePins = (pins: Pins) => writeAtomically(pinsFile, `${JSON.stringify(pins, null, 2)}\n`)

import { existsSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { readJsonAs, writeJson } from '../base/files.ts'
import { siteDir, type Unit } from '../base/project.ts'
import {
  descriptionOf,
  isStored,
  type Released,
  readDescription,
  releaseDescription,
  releasedArea,
  releasesDir,
  storedUnits,
} from './store.ts'

const versions = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.readonly())
const table = v.record(v.string(), versions)
const pinsSchema = v.objectWithRest({ history: v.exactOptional(table) }, versions)

type Versions = Readonly<Record<Unit, readonly string[]>>

/**
 * What is live. Of each unit its versions, the live one first, then those to which rollbacks lead; none where it was taken
 * out of the site. `history` has every version that was live, the most recent first, those included that were rolled back
 * from.
 */
export type Pins = Versions

// Beside the units, so that no area can have this name.
const historyIn = (pins: Pins): Versions => (pins.history as unknown as Versions | undefined) ?? {}

/** How many versions of a unit rollbacks lead through. */
const pinsRetained = 5

const pinsFile = path.join(releasesDir, 'pins.json')

/** The live version of each unit. */
export function liveVersions({ history: _, ...pins }: Pins): ReadonlyMap<Unit, string> {
  const live = Object.entries(pins).flatMap(([unit, [version]]) => (version ? [[unit, version] as const] : []))
  return new Map(live)
}

/** The file beside `public/` that says what a site was composed from. It is not served. */
export const recordFile = 'composed.json'

const recordSchema = v.object({
  pins: pinsSchema,
  /** The areas of the site, by name. */
  areas: v.optional(v.record(v.string(), releasedArea), {}),
  /** The descriptions of its releases. Those of a version that described them in another way are left out. */
  releases: v.fallback(v.array(releaseDescription), []),
  settings: v.looseObject({ origin: v.pipe(v.string(), v.url()) }),
  /** Its broken links, as `checkLinks` names them. */
  broken: v.exactOptional(v.array(v.string())),
  /** The record of each page (`PageRecord`), by address. */
  pages: v.exactOptional(
    v.record(v.string(), v.pipe(v.tuple([v.string(), v.string(), v.optional(v.string())]), v.readonly())),
  ),
})

export interface SiteRecord extends Omit<v.InferOutput<typeof recordSchema>, 'pins' | 'settings'> {
  pins: Pins
  settings: object
}

/** The record of the composed site in a folder. Throws if it cannot be read. */
export const recordIn = (site: string): SiteRecord => readJsonAs(recordSchema, path.join(site, recordFile))

/** The record of the live site, if there is one. Throws if it cannot be read, and says what to do. */
export function readRecord(): SiteRecord | undefined {
  if (!existsSync(path.join(siteDir, recordFile))) return undefined
  try {
    return recordIn(siteDir)
  } catch (error) {
    throw new Error(
      `${(error as Error).message} It has the settings of the live site. Recompose the site: npm run release -- --new-settings`,
    )
  }
}

/** The record of the live site; undefined where there is none that can be read. */
export function readableRecord(): SiteRecord | undefined {
  try {
    return readRecord()
  } catch {
    return undefined
  }
}

/** Puts back the descriptions of live releases that the store has lost, as the live site has them. */
export function restoreDescriptions() {
  for (const release of readableRecord()?.releases ?? []) {
    const { unit, version } = release
    const file = descriptionOf(unit, version)
    try {
      readDescription(unit, version)
    } catch (error) {
      console.warn(`${(error as Error).message} ${file} is put back from the live site.`)
      writeJson(file, release)
    }
  }
}

const pinsOfSite = (): Pins => readableRecord()?.pins ?? {}

/** The units to be named where the pins are lost: those of the live site, or without one all that are stored. */
export function onceLive(): Unit[] {
  const { history: _, ...shown } = pinsOfSite()
  return storedUnits().filter((unit) => (Object.keys(shown).length > 0 ? unit in shown : isStored(unit)))
}

function pinsInFile(): Pins {
  // The first release of a store begins with writing them.
  if (!existsSync(pinsFile) && onceLive().length === 0) return {}
  const pins: Pins = readJsonAs(pinsSchema, pinsFile)
  const lost = Object.keys(pinsOfSite()).filter((name) => !(name in pins))
  if (lost.length > 0) throw new Error(`${pinsFile} does not have ${lost.join(', ')}, and the live site has.`)
  return pins
}

/** The pins, empty before the first release; where they cannot be used those of the live site, and how they are recovered. */
export function readablePins(): { pins: Pins; fault?: string } {
  try {
    return { pins: pinsInFile() }
  } catch (error) {
    const pins = pinsOfSite()
    const command = `npm run rollback -- ${onceLive()
      .map((unit) => `${unit} ${pins[unit]?.[0] ?? 'VERSION'}`)
      .join(' ')}`
    const how = command.includes('VERSION')
      ? 'name what is to be live, of what npm run releases lists'
      : `make live again what ${siteDir} shows`
    const untouched = 'Nothing was done, and the site is as it was.'
    return { pins, fault: `${(error as Error).message} ${untouched} Restore the file, or ${how}: ${command}` }
  }
}

/** The pins; empty before the first release. Throws where they cannot be used, and says what to do. */
export function readPins(): Pins {
  const { pins, fault } = readablePins()
  if (fault) throw new Error(fault)
  return pins
}

/** Writes the pins: the next compose is of these releases, whatever happens to this one. */
export const writePins = (pins: Pins) => writeJson(pinsFile, pins)

const withVersions = (pins: Pins, unit: Unit, live: readonly string[], history: readonly string[]) =>
  ({ ...pins, [unit]: live, history: { ...historyIn(pins), [unit]: history } }) as unknown as Pins

/** Every version of a unit that was live, the most recent first. */
export const historyOf = (unit: Unit, pins: Pins): string[] => [
  ...new Set([...(historyIn(pins)[unit] ?? []), ...(pins[unit] ?? [])]),
]

/**
 * The pins with a version live. Where a rollback leads to it, the versions before it are forgotten, so that the next one
 * leads further back.
 */
export function withLive(pins: Pins, { unit, version }: Released): Pins {
  const before = pins[unit] ?? []
  const place = before.indexOf(version)
  const now = place < 0 ? [version, ...before] : before.slice(place)
  const history = new Set([version, ...historyOf(unit, pins)])
  return withVersions(pins, unit, now.slice(0, pinsRetained), [...history])
}

/** The pins without a unit: it is in the site no more, and its next release brings it back. */
export const withoutUnit = (pins: Pins, unit: Unit): Pins => withVersions(pins, unit, [], historyOf(unit, pins))

/** The pins with a history of those versions alone. */
export const withHistoryOf = (pins: Pins, isRetained: (unit: Unit, version: string) => boolean): Pins =>
  Object.entries(historyIn(pins)).reduce((next, [unit, history]) => {
    const retained = history.filter((version) => isRetained(unit, version))
    return withVersions(next, unit, next[unit] ?? [], retained)
  }, pins)

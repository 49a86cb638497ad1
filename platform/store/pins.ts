import { existsSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { readJsonAs, writeJson } from '../base/files.ts'
import { siteDir, type Unit } from '../base/project.ts'
import { markedVersions, type Released, releaseDir, releasedArea, releasesDir, storedUnits } from './store.ts'

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
  settings: v.looseObject({ origin: v.pipe(v.string(), v.url()) }),
  /** Its broken links, as `checkLinks` names them. */
  broken: v.exactOptional(v.array(v.string())),
  /** Of each page the hash of its main content, and the day since which it has it. */
  pages: v.exactOptional(v.record(v.string(), v.pipe(v.tuple([v.string(), v.string()]), v.readonly()))),
})

export type SiteRecord = Omit<v.InferOutput<typeof recordSchema>, 'pins' | 'settings'> & {
  pins: Pins
  settings: object
}

/** The record of the composed site in a folder. Throws if it cannot be read. */
export const recordIn = (site: string): SiteRecord => readJsonAs(recordSchema, path.join(site, recordFile))

/** The record of the live site, if there is one. Throws if it cannot be read, and says what to do. */
export function readRecord(): SiteRecord | undefined {
  try {
    return existsSync(path.join(siteDir, recordFile)) ? recordIn(siteDir) : undefined
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

/** The pins that the live site was composed from; none if there is no site. */
export const pinsOfSite = (): Pins => readableRecord()?.pins ?? {}

/** The units that have been live, as the store and the site tell without the pins. */
export function onceLive(): Unit[] {
  const shown = pinsOfSite()
  return storedUnits().filter((unit) => shown[unit] || markedVersions(unit).length > 0)
}

function faultOf(): string | undefined {
  const wasLive = onceLive()
  if (!existsSync(pinsFile))
    return wasLive.length > 0 ? `${pinsFile} is missing, although releases have been live.` : undefined
  try {
    const pins: Pins = readJsonAs(pinsSchema, pinsFile)
    const lost = wasLive.filter((unit) => !pins[unit])
    if (lost.length === 0) return undefined
    return `${pinsFile} names no release of ${lost.join(', ')}, although there have been live ones.`
  } catch (error) {
    return (error as Error).message
  }
}

/** Why the pins cannot be used, and how they are had again; undefined where they can. */
export function pinsFault(): string | undefined {
  const fault = faultOf()
  if (!fault) return undefined
  const shown = pinsOfSite()
  const named = onceLive().map((unit) => `${unit} ${shown[unit]?.[0] ?? 'VERSION'}`)
  const command = `npm run rollback -- ${named.join(' ')}`
  const how = command.includes('VERSION')
    ? 'name what is to be live, of what npm run releases lists'
    : `make live again what ${siteDir} shows`
  return `${fault} Nothing was done, and the site is as it was. Restore the file, or ${how}: ${command}`
}

/** The pins; empty before the first release. Throws where they are lost or damaged, and says what to do. */
export function readPins(): Pins {
  const fault = pinsFault()
  if (fault) throw new Error(fault)
  return existsSync(pinsFile) ? readJsonAs(pinsSchema, pinsFile) : {}
}

/** Writes the pins: the next compose is of these releases, whatever happens to this one. */
export const writePins = (pins: Pins) => writeJson(pinsFile, pins)

/**
 * The pins with a version live. Where a rollback leads to it, the versions before it are forgotten, so that the next one
 * leads further back.
 */
export function withLive(pins: Pins, { unit, version }: Released): Pins {
  const before = pins[unit] ?? []
  const place = before.indexOf(version)
  const now = place < 0 ? [version, ...before] : before.slice(place)
  const isStored = (each: string) => each === version || existsSync(releaseDir(unit, each))
  const history = [...new Set([version, ...historyOf(unit, pins)])].filter(isStored)
  return { ...pins, [unit]: now.slice(0, pinsRetained), ...withHistory(pins, unit, history) }
}

const withHistory = (pins: Pins, unit: Unit, versions: readonly string[]): Pins =>
  ({ history: { ...historyIn(pins), [unit]: versions } }) as unknown as Pins

/** The pins without a unit: it is in the site no more, and its next release brings it back. */
export const withoutUnit = (pins: Pins, unit: Unit): Pins => ({
  ...pins,
  [unit]: [],
  ...withHistory(pins, unit, historyOf(unit, pins)),
})

/** Every version of a unit that was live, the most recent first. Those that the pins have forgotten come last. */
export const historyOf = (unit: Unit, pins: Pins): string[] => [
  ...new Set([...(historyIn(pins)[unit] ?? []), ...(pins[unit] ?? []), ...markedVersions(unit)]),
]

/** The pins with those versions alone in their history that are kept. */
export function withHistoryOf(pins: Pins, retains: (unit: Unit, version: string) => boolean): Pins {
  const history = Object.entries(historyIn(pins)).map(([unit, all]) => [
    unit,
    all.filter((each) => retains(unit, each)),
  ])
  return pins.history ? ({ ...pins, history: Object.fromEntries(history) } as unknown as Pins) : pins
}

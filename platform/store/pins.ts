import { existsSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { readJsonAs, writeJson } from '../base/files.ts'
import { siteDir, type Unit } from '../base/project.ts'
import { type Released, releasedArea } from './format.ts'
import { releaseDir, releasesDir } from './releaseStore.ts'

const versions = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.readonly())
const table = v.record(v.string(), versions)
const pinsSchema = v.objectWithRest({ history: v.exactOptional(table) }, versions)

/**
 * What is live. Of each unit its versions, the live one first, then those to which rollbacks lead; none if it was taken
 * out of the site. `history` has the versions that were live recently, the most recent first, those included that were rolled
 * back from.
 */
export type Pins = Readonly<Record<Unit, readonly string[]>>

// Beside the units, so that no area can have this name.
const historyIn = (pins: Pins): Pins => (pins.history as unknown as Pins | undefined) ?? {}

/** How many versions of a unit rollbacks lead through, and open pages find the files of. */
const maxHistory = 5

const pinsFile = path.join(releasesDir, 'pins.json')

/** The live version of each unit. */
export function liveVersions({ history: _, ...pins }: Pins): ReadonlyMap<Unit, string> {
  return new Map(Object.entries(pins).flatMap(([unit, [version]]) => (version ? [[unit, version] as const] : [])))
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
  /** The record of each page (`PageFingerprint`), by address. */
  pages: v.exactOptional(
    v.record(v.string(), v.pipe(v.tuple([v.string(), v.string(), v.optional(v.string())]), v.readonly())),
  ),
})

export interface SiteRecord extends Omit<v.InferOutput<typeof recordSchema>, 'pins' | 'settings'> {
  pins: Pins
  settings: object
}

/** The record of the composed site in a folder. Throws if it cannot be read, and says what to do. */
export const recordIn = (site: string): SiteRecord =>
  readJsonAs(
    recordSchema,
    path.join(site, recordFile),
    'Compose the site again: npm run release -- --allow-settings-change',
  )

/** The record of the live site, if there is one. Throws if it cannot be read: it has that site's settings. */
export const readRecord = () => (existsSync(path.join(siteDir, recordFile)) ? recordIn(siteDir) : undefined)

/** The record of the live site; undefined if there is none that can be read. */
export function readableRecord() {
  try {
    return readRecord()
  } catch {
    return undefined
  }
}

/**
 * The pins; empty before the first release. Where the file is lost, cannot be read, or has not every unit of the live site,
 * they are those of that site. Throws if there is none.
 */
export function readPins(): Pins {
  const shown = readableRecord()?.pins
  if (!shown && !existsSync(pinsFile)) return {}
  try {
    const pins: Pins = readJsonAs(pinsSchema, pinsFile)
    const lost = Object.keys(shown ?? {}).filter((name) => !(name in pins))
    if (lost.length === 0) return pins
    throw new Error(`${pinsFile} lacks ${lost.join(', ')}, which the live site has.`)
  } catch (error) {
    const { message } = error as Error
    const remedy =
      'Restore it from the bucket, or delete it and name what is to be live: npm run promote -- shell VERSION …'
    if (!shown) throw new Error(`${message} ${remedy}`)
    console.warn(`${message} The pins of the live site take its place.`)
    return shown
  }
}

/** Writes the pins: the next compose is of these releases, whatever happens to this one. */
export const writePins = (pins: Pins) => writeJson(pinsFile, pins)

/** Every version of a unit that rollbacks lead to, or that was live recently. */
export const historyOf = (unit: Unit, pins: Pins): string[] => [
  ...new Set([...(historyIn(pins)[unit] ?? []), ...(pins[unit] ?? [])]),
]

function withVersions(pins: Pins, unit: Unit, versions: readonly string[]): Pins {
  const history = [...new Set([...versions.slice(0, 1), ...historyOf(unit, pins)])]
  // A release that somebody has deleted is forgotten.
  const recent = history.filter((version) => existsSync(releaseDir(unit, version))).slice(0, maxHistory)
  const next = { ...pins, [unit]: versions.slice(0, maxHistory), history: { ...historyIn(pins), [unit]: recent } }
  return next as unknown as Pins
}

/** The pins with a version live: a rollback leads to the one before. */
export const withLive = (pins: Pins, { unit, version }: Released): Pins =>
  withVersions(pins, unit, [version, ...(pins[unit] ?? []).filter((each) => each !== version)])

/** The pins after a rollback to a version: the next one leads further back. */
export const afterRollback = (pins: Pins, { unit, version }: Released): Pins => {
  const versions = pins[unit] ?? []
  return withVersions(pins, unit, versions.slice(versions.indexOf(version)))
}

/** The pins without a unit: it is no longer in the site, until its next release. */
export const withoutUnit = (pins: Pins, unit: Unit): Pins => withVersions(pins, unit, [])

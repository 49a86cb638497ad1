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
 * Per unit the live version, then those that rollbacks return to; an empty list if the unit was taken out of the site.
 * `history` lists the versions that were live recently, latest first, including those that were rolled back.
 */
export type Pins = Readonly<Record<Unit, readonly string[]>>

// Beside the units, so no area can be called `history`.
const historyIn = (pins: Pins): Pins => (pins.history as unknown as Pins | undefined) ?? {}

/** The number of versions per unit that rollbacks can return to and whose files open pages can still load. */
const maxHistory = 5

const pinsFile = path.join(releasesDir, 'pins.json')

/** The live version of each unit. */
export function liveVersions({ history: _, ...pins }: Pins): ReadonlyMap<Unit, string> {
  return new Map(Object.entries(pins).flatMap(([unit, [version]]) => (version ? [[unit, version] as const] : [])))
}

/** The file beside `public/` that records what a site was composed from. It is not served. */
export const recordFile = 'composed.json'

const recordSchema = v.object({
  pins: pinsSchema,
  areas: v.optional(v.record(v.string(), releasedArea), {}),
  settings: v.looseObject({ origin: v.pipe(v.string(), v.url()) }),
  /** Its broken links, with the keys of `checkLinks`. */
  broken: v.exactOptional(v.array(v.string())),
  /** Each page's fingerprint, by path. */
  pages: v.exactOptional(
    v.record(v.string(), v.pipe(v.tuple([v.string(), v.string(), v.optional(v.string())]), v.readonly())),
  ),
})

export interface SiteRecord extends Omit<v.InferOutput<typeof recordSchema>, 'pins' | 'settings'> {
  pins: Pins
  settings: object
}

/** Reads the record of the composed site in a folder. Throws if it cannot be read, with the remedy. */
export const recordIn = (site: string): SiteRecord =>
  readJsonAs(
    recordSchema,
    path.join(site, recordFile),
    'Compose the site again: npm run release -- --allow-settings-change',
  )

/**
 * Reads the record of the live site; undefined if no site is live. Throws if it cannot be read, because it contains the
 * site's settings.
 */
export const readRecord = () => (existsSync(path.join(siteDir, recordFile)) ? recordIn(siteDir) : undefined)

/** The record of the live site; undefined if there is none or it cannot be read. */
export function readableRecord() {
  try {
    return readRecord()
  } catch {
    return undefined
  }
}

/**
 * Reads the pins; empty before the first release. If the file is lost, unreadable, or lacks a unit of the live site,
 * returns the pins in the live site's record. Throws if there is none.
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
    console.warn(`${message} Using the pins of the live site.`)
    return shown
  }
}

/** Writes the pins: the next compose uses these releases, even if this one fails. */
export const writePins = (pins: Pins) => writeJson(pinsFile, pins)

/** Every version of a unit that a rollback can return to, or that was live recently. */
export const historyOf = (unit: Unit, pins: Pins): string[] => [
  ...new Set([...(historyIn(pins)[unit] ?? []), ...(pins[unit] ?? [])]),
]

function withVersions(pins: Pins, unit: Unit, versions: readonly string[]): Pins {
  const history = [...new Set([...versions.slice(0, 1), ...historyOf(unit, pins)])]
  // Forget releases that somebody has deleted.
  const recent = history.filter((version) => existsSync(releaseDir(unit, version))).slice(0, maxHistory)
  const next = { ...pins, [unit]: versions.slice(0, maxHistory), history: { ...historyIn(pins), [unit]: recent } }
  return next as unknown as Pins
}

/** The pins with this version live; a rollback then returns to the previous one. */
export const withLive = (pins: Pins, { unit, version }: Released): Pins =>
  withVersions(pins, unit, [version, ...(pins[unit] ?? []).filter((each) => each !== version)])

/** The pins after a rollback to a version; the next rollback goes further back. */
export const afterRollback = (pins: Pins, { unit, version }: Released): Pins => {
  const versions = pins[unit] ?? []
  return withVersions(pins, unit, versions.slice(versions.indexOf(version)))
}

/** The pins without a unit: it stays out of the site until its next release. */
export const withoutUnit = (pins: Pins, unit: Unit): Pins => withVersions(pins, unit, [])

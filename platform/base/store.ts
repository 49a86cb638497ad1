import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import type { AreaName } from 'shared-ui/contract'

/** A unit that is built and released by itself: the shell, or an area. */
export type Unit = 'shell' | AreaName

/** Every unit, in the order in which they are built. */
export const units: readonly Unit[] = ['shell', ...areaNames]

/** The project's root. */
export const root = path.resolve(import.meta.dirname, '../..')

/** The folder of the package that a unit is built from. */
export const packageOf = (unit: Unit) => path.join(root, unit === 'shell' ? 'shell' : `mf-${unit}`)

/** Where releases lie; RELEASES_DIR moves them, for tests and to a folder that several machines share. */
export const releasesDir = path.resolve(root, process.env.RELEASES_DIR || 'releases')

/** Where the composed site lies; SITE_DIR moves it. */
export const siteDir = path.resolve(root, process.env.SITE_DIR || 'site')

/** Files of a release, by name, with their size in bytes and their integrity. */
export type Assets = Readonly<Record<string, { bytes: number; integrity: string }>>

/**
 * The owner of one folder of assets in the store: a unit, or `pictures`, which has the pictures and films of all units.
 */
export type Owner = Unit | 'pictures'

/** The version of release.json's format that this tool writes. */
export const format = 2

/** The commit of a release that another toolchain has built: it is known to whoever built it. */
export const elsewhere = 'elsewhere'

/** One release of a unit, as its release.json describes it. */
export interface Release {
  format: typeof format
  unit: Unit
  /** Hash of everything that was built, so that an unchanged unit has no new version. */
  version: string
  builtAt: string
  /** When it was released; null for a draft. */
  releasedAt: string | null
  /** Whether it was withdrawn: it can be neither tried nor gone back to. */
  isWithdrawn?: boolean
  /** The commit of this repository that it was built from, or `elsewhere`. */
  commit: string
  /** Whether it was built with uncommitted changes. */
  isUncommitted?: boolean
  contract: number
  /** Path of the remote's entry below the unit's assets; the shell has none. */
  entry: string | null
  /** Every asset that is this unit's own. */
  assets: Assets
  /**
   * Every picture and film that this release shows. They lie in one folder for all units, under content-hashed names.
   */
  pictures?: Assets
  /**
   * Every other file of this release: the server build and the manifests, which are not served. Releases that were made
   * before this was recorded lack it.
   */
  build?: Assets
  /** The version of each shared module that a shell provides; the range of each that an area takes. */
  shared: Readonly<Record<string, string>>
}

/** A release as messages name it. */
export const nameOf = ({ unit, version }: Pick<Release, 'unit' | 'version'>) => `${unit}@${version}`

/** Folder of an owner's assets, served under `/r/{owner}/assets/`. */
export const assetsDir = (owner: Owner) => path.join(releasesDir, owner, 'assets')

/** Folder of one release's server build and description. */
export const releaseDir = (unit: Unit, version: string) => path.join(releasesDir, unit, version)

/** The file that describes a release. */
export const descriptionOf = (unit: Unit, version: string) => path.join(releaseDir(unit, version), 'release.json')

/** The content of a JSON file of the store. Throws with the file's name where it cannot be read. */
export function readJson<T>(file: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read (${error instanceof Error ? error.message : error}).`)
  }
}

/** A reader for each format of release.json that stores may hold. Whoever raises the format adds one. */
const readers: Readonly<Record<number, (stored: unknown) => Release>> = {
  2: (stored) => stored as Release,
}

/** A release as its description says, in any format that was ever written. Throws where it cannot be read. */
export function readDescription(file: string): Release {
  const stored = readJson<{ format: number }>(file)
  const read = readers[stored.format]
  if (read) return read(stored)
  throw new Error(`${file} was written by a newer edition of this tool (format ${stored.format}).`)
}

/** A release's description. Throws where it is missing or unreadable, and says which releases there are. */
export function readRelease(unit: Unit, version: string): Release {
  if (existsSync(descriptionOf(unit, version))) {
    try {
      return readDescription(descriptionOf(unit, version))
    } catch (error) {
      throw new Error(
        `${error instanceof Error ? error.message : error} Release ${unit} again, or go back to another release of it: npm run release -- ${unit}, or npm run rollback -- ${unit}.`,
      )
    }
  }
  const known = releasesOf(unit).map((release) => release.version)
  throw new Error(
    `${unit} has no release ${version}. ${known.length > 0 ? `It has ${known.join(', ')}.` : `Make one: npm run release -- ${unit}`}`,
  )
}

const told = new Set<string>()

/** All kept releases of a unit, the newest first. One that cannot be read is reported once, and left out. */
export function releasesOf(unit: Unit): Release[] {
  const folder = path.join(releasesDir, unit)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((version) => existsSync(descriptionOf(unit, version)))
    .flatMap((version) => {
      try {
        return [readDescription(descriptionOf(unit, version))]
      } catch (error) {
        const what = `${error instanceof Error ? error.message : error} It is left out.`
        if (!told.has(what)) console.warn(what)
        told.add(what)
        return []
      }
    })
    .sort((a, b) => b.builtAt.localeCompare(a.builtAt))
}

/** A moment as text: now, but later than another moment, as clocks may be set back. */
export const nowAfter = (other = '') => new Date(Math.max(Date.now(), (Date.parse(other) || 0) + 1)).toISOString()

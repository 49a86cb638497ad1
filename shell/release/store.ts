import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import type { AreaMenu, AreaName } from 'shared-ui/contract'
import { writeAtomically } from './writeAtomically.ts'

/** What is built and released by itself: the shell, and each area. */
export type Unit = 'shell' | AreaName

/** Every unit, in the order in which they are built. */
export const units: readonly Unit[] = ['shell', ...areaNames]

/** The project's root. */
export const root = path.resolve(import.meta.dirname, '../..')

/** The folder of the package that a unit is built from. */
export const packageOf = (unit: Unit) => path.join(root, unit === 'shell' ? 'shell' : `mf-${unit}`)

/** Where releases lie; RELEASES_DIR moves them, for tests and for a mounted bucket. */
export const releasesDir = path.resolve(root, process.env.RELEASES_DIR ?? 'releases')

/** Where the composed site lies; SITE_DIR moves it. */
export const siteDir = path.resolve(root, process.env.SITE_DIR ?? 'site')

/** Files of a release, by name, with their size in bytes and their integrity. */
export type Assets = Readonly<Record<string, { bytes: number; integrity: string }>>

/** Whose assets lie in one folder of the store: a unit's own, or the pictures and films of all units. */
export type Owner = Unit | 'pictures'

/** One immutable release of a unit, as its release.json says it. */
export interface Release {
  unit: Unit
  /** Hash of everything that was built, so that an unchanged unit has no new version. */
  version: string
  builtAt: string
  commit: string
  contract: number
  /** Path of the remote's entry below the unit's assets; the shell has none. */
  entry: string | null
  /** Every asset that is this unit's own. */
  assets: Assets
  /** Every picture and film that this release shows. They lie in one folder for all units, under content-hashed names. */
  pictures?: Assets
  /** The addresses that this release answers for. */
  pages: readonly string[]
  menu: AreaMenu | null
  /** The shared modules' versions that it was built against. */
  shared: Readonly<Record<string, string>>
}

/** Which version of each unit is live. */
export type Pins = Partial<Record<Unit, string>>

/** Folder of an owner's assets, served under `/r/{owner}/assets/`. */
export const assetsDir = (owner: Owner) => path.join(releasesDir, owner, 'assets')

/** Folder of one release's server build and description. */
export const releaseDir = (unit: Unit, version: string) => path.join(releasesDir, unit, version)

const pinsFile = path.join(releasesDir, 'pins.json')

/** The live versions; empty before the first release. */
export const readPins = (): Pins => (existsSync(pinsFile) ? JSON.parse(readFileSync(pinsFile, 'utf8')) : {})

/** Makes these versions the live ones, from the next compose on. */
export const writePins = (pins: Pins) => writeAtomically(pinsFile, `${JSON.stringify(pins, null, 2)}\n`)

/** A release's description. Throws where it is missing, and says which releases there are. */
export function readRelease(unit: Unit, version: string): Release {
  const file = path.join(releaseDir(unit, version), 'release.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const known = releasesOf(unit).map((release) => release.version)
  throw new Error(
    `${unit} has no release ${version}. ${known.length > 0 ? `It has ${known.join(', ')}.` : `Make one: npm run release -- ${unit}`}`,
  )
}

/** All kept releases of a unit, newest first. */
export function releasesOf(unit: Unit): Release[] {
  const folder = path.join(releasesDir, unit)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((version) => existsSync(path.join(folder, version, 'release.json')))
    .map((version) => JSON.parse(readFileSync(path.join(folder, version, 'release.json'), 'utf8')) as Release)
    .sort((a, b) => b.builtAt.localeCompare(a.builtAt))
}

const kept = 5

/** The pictures and films of every kept release of every unit. */
export const keptPictures = (): Assets[] => units.flatMap(releasesOf).map(({ pictures }) => pictures ?? {})

/** Forgets a release that was refused, with the assets that no other release names. */
export function discard({ unit, version }: Release) {
  rmSync(releaseDir(unit, version), { recursive: true, force: true })
  removeUnnamed(unit)
}

function removeUnnamed(unit: Unit) {
  removeAllBut(
    unit,
    releasesOf(unit).map(({ assets }) => assets),
  )
  removeAllBut('pictures', keptPictures())
}

function removeAllBut(owner: Owner, staying: readonly Assets[]) {
  const folder = assetsDir(owner)
  if (!existsSync(folder)) return
  const needed = new Set(staying.flatMap((assets) => Object.keys(assets)))
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const asset = path.relative(folder, file).split(path.sep).join('/')
    if (!needed.has(asset) && !needed.has(asset.replace(/\.(br|gz)$/, ''))) rmSync(file)
  }
}

/** Removes releases beyond the last five, except the live one, and the assets that no kept release names. */
export function prune(unit: Unit) {
  const live = readPins()[unit]
  const all = releasesOf(unit)
  const staying = all.filter((release, index) => index < kept || release.version === live)
  for (const release of all) {
    if (!staying.includes(release)) rmSync(releaseDir(unit, release.version), { recursive: true })
  }
  if (staying.length < all.length) removeUnnamed(unit)
}

import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesIn, readJsonAs } from '../base/files.ts'
import { root, type Unit, units } from '../base/project.ts'
import { unitNameFault } from '../base/unitName.ts'
import { type Release, type Released, storedRelease } from './format.ts'

/** A group of assets with one folder: a unit, or `pictures` for the pictures and films of all units. */
export type AssetGroup = Unit | 'pictures'

/** The folder of the release store; RELEASES_DIR moves it. */
export const releasesDir = path.resolve(root, process.env.RELEASES_DIR || 'releases')

/** The name of a release in messages. */
export const releaseLabel = ({ unit, version }: Released) => `${unit}@${version}`

/** The folder of a group's assets. All releases of a unit share it: an unchanged file is stored once. */
export const assetsDir = (group: AssetGroup) => path.join(releasesDir, group, 'assets')

/** The folder of a release's description and pages, and of the shell's server build. None of it is served. */
export const releaseDir = (unit: Unit, version: string) => path.join(releasesDir, unit, version)

/** The path of a file of a release, in the store or in the release folder that it is imported from. */
export const fileOfRelease = (
  { unit, version, folder = releaseDir(unit, version) }: Released & { folder?: string },
  file: string,
) => path.join(folder, file)

/** The path of an asset, given by its path in the release folder: `assets/main-1a2b3c4d.js`. */
export const assetOf = ({ unit, folder = path.join(releasesDir, unit) }: Release, file: string) =>
  path.join(folder, file)

/** The file that describes a release. It is written last: a release without it does not exist. */
export const releaseJsonPath = (unit: Unit, version: string) => path.join(releaseDir(unit, version), 'release.json')

/** An incomplete release: its description cannot be read, or a file that it names is missing. */
export interface DamagedRelease extends Released {
  why: string
}

/** The message for a damaged release that is not live, with the remedy. */
export const damageOf = ({ unit, version, why }: DamagedRelease) =>
  `${releaseLabel({ unit, version })} is damaged: ${why} Restore it from the bucket, release ${unit} from its commit again, or delete ${releaseDir(unit, version)} if it is not needed.`

/** The assets of a group and their compressed copies. The store did not write files without a hash in their names. */
export const storedAssets = (group: AssetGroup) =>
  existsSync(assetsDir(group)) ? filesIn(assetsDir(group)).filter((name) => /^(?!\.|.*\/\.).*-.*\.\w+$/.test(name)) : []

const told = new Set<string>()

/** Warns once about a foreign file or folder in the store. */
function tellIgnored(place: string, why: string) {
  if (!told.has(place)) console.warn(`${place} is ignored, because ${why}. Move it out of the store.`)
  told.add(place)
}

/** The folders of a unit's releases, including unfinished ones. The store did not write other folders. */
export function foldersOf(unit: Unit): string[] {
  const folder = path.join(releasesDir, unit)
  // The pipeline keeps files in the store whose names look like those of areas.
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []
  return names.filter((name) => {
    if (/^[0-9a-f]{12}$/.test(name)) return true
    if (!existsSync(releaseJsonPath(unit, name))) return false
    const isVersion = /^[0-9a-f]{1,12}$/.test(name)
    if (!isVersion) tellIgnored(path.join(folder, name), 'its name is not a version')
    return isVersion
  })
}

/** Every unit in this working tree, then those that only have releases in the store. */
export function storedUnits(): Unit[] {
  const names = existsSync(releasesDir) ? readdirSync(releasesDir) : []
  const others = names.filter((name) => {
    if (!/^[a-z]+$/.test(name) || units.includes(name) || foldersOf(name).length === 0) return false
    const fault = unitNameFault(name)
    if (fault) tellIgnored(path.join(releasesDir, name), `a unit cannot have this name, ${fault}`)
    return !fault
  })
  return [...units, ...others.sort()]
}

function requireFiles({ unit, assets, pictures }: Release) {
  for (const [group, names] of Object.entries({ [unit]: assets, pictures }))
    for (const name of names) {
      const file = path.join(assetsDir(group), name)
      if (!existsSync(file)) throw new Error(`${file} is missing.`)
    }
}

/**
 * Reads a unit's complete releases, latest first, and its damaged ones. A folder without a description is unfinished,
 * unless it was live: then the description was lost.
 */
export function storedReleases(unit: Unit, wereLive: readonly string[] = []) {
  const releases: Release[] = []
  const damaged: DamagedRelease[] = []
  for (const version of foldersOf(unit)) {
    const description = releaseJsonPath(unit, version)
    if (!existsSync(description) && !wereLive.includes(version)) continue
    try {
      const release = readJsonAs(storedRelease, description)
      if (releaseLabel(release) !== releaseLabel({ unit, version }))
        throw new Error(`${description} cannot be read (it describes ${releaseLabel(release)}).`)
      requireFiles(release)
      releases.push(release)
    } catch (error) {
      damaged.push({ unit, version, why: (error as Error).message })
    }
  }
  return { releases: releases.sort((a, b) => Date.parse(b.builtAt) - Date.parse(a.builtAt)), damaged }
}

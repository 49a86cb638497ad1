import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesIn, readJsonAs } from '../base/files.ts'
import { root, type Unit, units } from '../base/project.ts'
import { unitNameFault } from '../base/unitName.ts'
import { type Release, type Released, storedRelease } from './format.ts'

/** A group of assets, which has one folder: a unit, or `pictures`, which has the pictures and films of all units. */
export type AssetGroup = Unit | 'pictures'

/** Where releases lie; RELEASES_DIR moves them. */
export const releasesDir = path.resolve(root, process.env.RELEASES_DIR || 'releases')

/** A release as messages name it. */
export const releaseLabel = ({ unit, version }: Released) => `${unit}@${version}`

/** Folder of a group's assets. Releases of a unit share it: an unchanged file is stored once. */
export const assetsDir = (group: AssetGroup) => path.join(releasesDir, group, 'assets')

/** Folder of one release's description and pages, and of the shell's server build. None of it is served. */
export const releaseDir = (unit: Unit, version: string) => path.join(releasesDir, unit, version)

/** A file of a release, in the store or in the folder that it arrives in. */
export const fileOfRelease = (
  { unit, version, folder = releaseDir(unit, version) }: Released & { folder?: string },
  file: string,
) => path.join(folder, file)

/** An asset of a release, by its path in the release's folder: `assets/main-1a2b3c4d.js`. */
export const assetOf = ({ unit, folder = path.join(releasesDir, unit) }: Release, file: string) =>
  path.join(folder, file)

/** The file that describes a release. It is written last: without it a release does not exist. */
export const releaseJsonPath = (unit: Unit, version: string) => path.join(releaseDir(unit, version), 'release.json')

/** A release that is not whole: its description cannot be read, or a file that it names is lost. */
export interface DamagedRelease extends Released {
  why: string
}

/** Tells of a damaged release, and what to do about it while it is not live. */
export const damageOf = ({ unit, version, why }: DamagedRelease) =>
  `${releaseLabel({ unit, version })} is damaged: ${why} Restore it from the bucket, release ${unit} from its commit again, or delete ${releaseDir(unit, version)} if it is not needed.`

/** The assets of a group, and their compressed copies. Files without a hash in their name are somebody else's. */
export const storedAssets = (group: AssetGroup) =>
  existsSync(assetsDir(group)) ? filesIn(assetsDir(group)).filter((name) => /^(?!\.|.*\/\.).*-.*\.\w+$/.test(name)) : []

const told = new Set<string>()

/** Names something in the store that is none of its own, once. */
function tellIgnored(place: string, why: string) {
  if (!told.has(place)) console.warn(`${place} is ignored, as ${why}. Move it out of the store.`)
  told.add(place)
}

/** The folders of a unit's releases, the unfinished ones too. Other folders among them are somebody else's. */
export function foldersOf(unit: Unit): string[] {
  const folder = path.join(releasesDir, unit)
  // The pipeline's own files in the store are called like areas.
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []
  return names.filter((name) => {
    if (/^[0-9a-f]{12}$/.test(name)) return true
    if (!existsSync(releaseJsonPath(unit, name))) return false
    const isVersion = /^[0-9a-f]{1,12}$/.test(name)
    if (!isVersion) tellIgnored(path.join(folder, name), 'its name is not that of a version')
    return isVersion
  })
}

/** Every unit of this working tree, then those that have releases in the store alone. */
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

/** Throws if a file of a release is lost. */
function requireFiles({ unit, assets, pictures }: Release) {
  for (const [group, names] of Object.entries({ [unit]: assets, pictures }))
    for (const name of names) {
      const file = path.join(assetsDir(group), name)
      if (!existsSync(file)) throw new Error(`${file} is missing.`)
    }
}

/**
 * What the store has of a unit: its whole releases, the newest first, and the damaged ones. A folder without a description
 * is not finished yet, unless it was live: then the description was lost.
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

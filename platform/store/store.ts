import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { filesIn, readJsonAs } from '../base/files.ts'
import { root, siteDir, type Unit, units } from '../base/project.ts'

/** A group of assets, which has one folder: a unit, or `pictures`, which has the pictures and films of all units. */
export type AssetGroup = Unit | 'pictures'

/** Where releases lie; RELEASES_DIR moves them. */
export const releasesDir = path.resolve(root, process.env.RELEASES_DIR || 'releases')

// A path from a folder, which does not lead out of it.
const file = v.pipe(
  v.string(),
  v.check((name) => /^[^./\\]/.test(name) && path.posix.normalize(name) === name, 'is no path in a folder'),
)
const files = v.pipe(v.array(file), v.readonly())

/** What a release says of its area. */
export const releasedArea = v.object({
  prefix: v.string(),
  /** The team that releases it. */
  team: v.string(),
})

/** What a build says of its files. They are paths from the build's folder, such as `assets/Page-1a2b3c.js`. */
const unitDescription = v.object({
  contract: v.number(),
  /** The module that runs the shell's pages, or the area's container. */
  entry: file,
  /** The modules and style sheets that every page needs besides the entry. A container imports them as it is opened. */
  files,
  /** The modules and style sheets of each page, by its `source` or `component`. */
  pages: v.record(v.string(), files),
  /** Every module, with what a browser checks before it runs it, and the modules that it imports statically. */
  modules: v.record(file, v.object({ integrity: v.string(), imports: files })),
  /** The version of each shared module that a shell provides; the range of each that an area takes. */
  shared: v.record(v.string(), v.string()),
  /** What an area's package says of it; the shell has none. */
  area: v.exactOptional(releasedArea),
})

/** One release of a unit, as its release.json describes it: the one place that says what a description must have. */
const releaseDescription = v.object({
  ...unitDescription.entries,
  unit: v.string(),
  /** Hash of everything that was built, so that an unchanged unit has no new version. */
  version: v.string(),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The commit that it was built from; `+` at its end where there were uncommitted changes. */
  commit: v.string(),
  /** The name of every asset that is this unit's own. */
  assets: files,
  /** Every picture and film that it shows. They lie in one folder for all units, under content-hashed names. */
  pictures: files,
})

export type UnitDescription = Readonly<v.InferOutput<typeof unitDescription>>
export type Release = Readonly<v.InferOutput<typeof releaseDescription>>
export type Released = Pick<Release, 'unit' | 'version'>

/** A release as messages name it. */
export const nameOf = ({ unit, version }: Released) => `${unit}@${version}`

/** Folder of a group's assets. Releases of a unit share it: what is unchanged is there once. */
export const assetsDir = (group: AssetGroup) => path.join(releasesDir, group, 'assets')

/** Folder of one release's server build and description. None of it is served. */
export const releaseDir = (unit: Unit, version: string) => path.join(releasesDir, unit, version)

/** The file that describes a release. It is written last: without it a release does not exist. */
export const descriptionOf = (unit: Unit, version: string) => path.join(releaseDir(unit, version), 'release.json')

/** The empty file that a release has since it was live: it tells so even where the pins are lost. */
export const liveMark = ({ unit, version }: Released) => path.join(releaseDir(unit, version), 'was-live')

/** The empty file of a release that went live without its tests, as somebody asked of the pipeline. */
export const untestedMark = ({ unit, version }: Released) => path.join(releaseDir(unit, version), 'untested')

/** A release that is not whole: its description cannot be read, or a file that it names is lost. */
export interface DamagedRelease extends Released {
  why: string
}

/** Tells of a damaged release, and what to do about it while it is not live. */
export const damageOf = ({ unit, version, why }: DamagedRelease) =>
  `${nameOf({ unit, version })} is damaged: ${why} Restore it from the bucket, release ${unit} from its commit again, or delete ${releaseDir(unit, version)} if nobody needs it.`

/** Whether a name is that of a release's asset, with a hash. Other files among them are somebody else's. */
export const isAsset = (name: string) => /^(?!\.|.*\/\.).*-.*\.\w+$/.test(name)

/** The files in the folder of a group's assets. */
export const storedAssets = (group: AssetGroup) => (existsSync(assetsDir(group)) ? filesIn(assetsDir(group)) : [])

/** The names of all stored pictures. Whoever reads the releases of many units reads them once. */
export const storedPictures = (): ReadonlySet<string> => new Set(storedAssets('pictures'))

/** Every unit that has releases in the store: those of this working tree, then those that it does not have. */
export function storedUnits(): Unit[] {
  const names = existsSync(releasesDir) ? readdirSync(releasesDir) : []
  const others = names.filter((name) => /^[a-z]+$/.test(name) && !units.includes(name))
  const isStored = (name: string) => entriesOf(name).some((entry) => existsSync(descriptionOf(name, entry.name)))
  return [...units, ...others.filter(isStored).sort()]
}

/** The entries of a unit's folder that may be releases. */
const entriesOf = (unit: Unit) => {
  const folder = path.join(releasesDir, unit)
  // The pipeline's own files in the store are called like areas.
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
  return isFolder ? readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== 'assets') : []
}

/** The versions of a unit that have been live, in no order. */
export const markedVersions = (unit: Unit) =>
  entriesOf(unit).flatMap(({ name }) => (existsSync(liveMark({ unit, version: name })) ? [name] : []))

/** The copy of an asset in the live site. */
export const servedAsset = (group: AssetGroup, name: string) => path.join(siteDir, 'public/r', group, 'assets', name)

/** Reads a release. Throws where it is not whole. */
function read(unit: Unit, version: string, has: (group: AssetGroup, name: string) => boolean): Release {
  const release = readJsonAs(releaseDescription, descriptionOf(unit, version))
  if (nameOf(release) !== nameOf({ unit, version }))
    throw new Error(`${descriptionOf(unit, version)} cannot be read (it describes ${nameOf(release)}).`)
  const named = [
    ...release.assets.map((name) => [unit, name] as const),
    ...release.pictures.map((name) => ['pictures', name] as const),
  ]
  const [lost] = named.flatMap(([group, name]) => (has(group, name) ? [] : [path.join(assetsDir(group), name)]))
  if (lost) throw new Error(`${lost} is missing.`)
  return release
}

/**
 * What the store has of a unit: its whole releases, the newest first, the damaged ones, and the paths of what is no
 * release. A folder without a description is not finished yet, except where it was live: then the description was lost. What
 * the live one has lost is had again from the live site.
 */
export function storedReleases(unit: Unit, live?: string, pictures: ReadonlySet<string> = storedPictures()) {
  const releases: Release[] = []
  const damaged: DamagedRelease[] = []
  const foreign: string[] = []
  const stored = new Map<AssetGroup, ReadonlySet<string>>([
    [unit, new Set(storedAssets(unit))],
    ['pictures', pictures],
  ])
  const has = (group: AssetGroup, name: string) => stored.get(group)?.has(name) ?? false
  const isServed = (group: AssetGroup, name: string) => has(group, name) || existsSync(servedAsset(group, name))
  for (const entry of entriesOf(unit)) {
    const version = entry.name
    if (existsSync(descriptionOf(unit, version)) || existsSync(liveMark({ unit, version })))
      try {
        releases.push(read(unit, version, version === live ? isServed : has))
      } catch (error) {
        damaged.push({ unit, version, why: (error as Error).message })
      }
    else if (!entry.isDirectory() || !/^[0-9a-f]{12}$/.test(version)) foreign.push(releaseDir(unit, version))
  }
  return { releases: releases.sort((a, b) => b.builtAt.localeCompare(a.builtAt)), damaged, foreign }
}

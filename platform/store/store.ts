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

/** What a release says of its area, and of the team that releases it. */
export const releasedArea = v.object({ prefix: v.string(), team: v.string() })

/** What a build says of its files. They are paths from the build's folder, such as `assets/Page-1a2b3c.js`. */
const unitDescription = v.object({
  contract: v.number(),
  /** The module that runs the shell's pages, or the area's container. Without one the area's pages are documents alone. */
  entry: v.exactOptional(file),
  /** The modules and style sheets that every page needs besides the entry. A container imports them as it is opened. */
  files,
  /** The modules and style sheets of the shell's page of unknown addresses. */
  notFound: v.exactOptional(files),
  /** Every module, with what a browser checks before it runs it, and the modules that it imports statically. */
  modules: v.record(file, v.object({ integrity: v.string(), imports: files })),
  /** The version of each shared module that a shell provides; the range of each that an area takes. */
  shared: v.record(v.string(), v.string()),
  /** What an area's package says of it; the shell has none. */
  area: v.exactOptional(releasedArea),
})

/** One release of a unit, as its release.json describes it: the one place that says what a description must have. */
export const releaseDescription = v.object({
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

const head = v.object({
  title: v.string(),
  description: v.string(),
  /** The canonical path, where it is not the address itself. */
  canonical: v.exactOptional(v.string()),
  robots: v.exactOptional(v.literal('noindex')),
  hasNoData: v.exactOptional(v.boolean()),
  /** Structured data (JSON-LD) without its `@context`; its addresses are paths. */
  data: v.exactOptional(v.array(v.looseObject({}))),
  /** What an enquiry from this page is about, by the word of its links to the contact page. */
  about: v.exactOptional(v.record(v.string(), v.object({ title: v.string(), service: v.string() }))),
  /** The file of the markup inside `<main>`. */
  main: file,
  /** The file in its place where the site's settings make facts true, by their names. */
  variants: v.exactOptional(v.record(v.string(), file)),
})

const link = v.looseObject({ title: v.string(), link: v.string() })

/** What a release says of its area's pages, in `table.json` beside its description. */
export const areaTable = v.object({
  pages: v.array(
    v.object({
      /** An address, or a pattern such as `/apply/:id`. */
      path: v.string(),
      addresses: v.record(v.string(), head),
      /** One of the other addresses that fit the pattern, where these have a page. It stands for all of them. */
      example: v.exactOptional(v.object({ address: v.string(), head })),
      /** The modules and style sheets that it needs besides those of every page. */
      files,
    }),
  ),
  menu: v.looseObject({ entries: v.array(link), footer: v.array(link), overview: v.array(link) }),
  /** Former addresses, which the host redirects. */
  moved: v.array(v.object({ from: v.string(), to: v.string() })),
})

export type AreaTable = v.InferOutput<typeof areaTable>
export type TablePage = AreaTable['pages'][number]
export type TableHead = v.InferOutput<typeof head>

export type UnitDescription = Readonly<v.InferOutput<typeof unitDescription>>
export type Release = Readonly<v.InferOutput<typeof releaseDescription>>
export type Released = Pick<Release, 'unit' | 'version'>

/** A release as messages name it. */
export const nameOf = ({ unit, version }: Released) => `${unit}@${version}`

/** Folder of a group's assets. Releases of a unit share it: what is unchanged is there once. */
export const assetsDir = (group: AssetGroup) => path.join(releasesDir, group, 'assets')

/** Folder of one release's description and pages, and of the shell's server build. None of it is served. */
export const releaseDir = (unit: Unit, version: string) => path.join(releasesDir, unit, version)

/** The file with the table of an area's release. */
export const tableOf = ({ unit, version }: Released) => path.join(releaseDir(unit, version), 'table.json')

/** A file of an area's release that holds a page. */
export const pageFile = ({ unit, version }: Released, file: string) => path.join(releaseDir(unit, version), file)

/** The file that describes a release. It is written last: without it a release does not exist. */
export const descriptionOf = (unit: Unit, version: string) => path.join(releaseDir(unit, version), 'release.json')

/** A release that is not whole: its description cannot be read, or a file that it names is lost. */
export interface DamagedRelease extends Released {
  why: string
}

/** Tells of a damaged release, and what to do about it while it is not live. */
export const damageOf = ({ unit, version, why }: DamagedRelease) =>
  `${nameOf({ unit, version })} is damaged: ${why} Restore it from the bucket, release ${unit} from its commit again, or delete ${releaseDir(unit, version)} if nobody needs it.`

/** The assets of a group, and their compressed copies. Files without a hash in their name are somebody else's. */
export const storedAssets = (group: AssetGroup) =>
  existsSync(assetsDir(group)) ? filesIn(assetsDir(group)).filter((name) => /^(?!\.|.*\/\.).*-.*\.\w+$/.test(name)) : []

/** The folders of a unit's releases, the unfinished ones too. Other folders among them are somebody else's. */
export function foldersOf(unit: Unit): string[] {
  const folder = path.join(releasesDir, unit)
  // The pipeline's own files in the store are called like areas.
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []
  return names.filter((name) => /^[0-9a-f]{12}$/.test(name) || existsSync(descriptionOf(unit, name)))
}

/** Every unit of this working tree, then those that have releases in the store alone. */
export function storedUnits(): Unit[] {
  const names = existsSync(releasesDir) ? readdirSync(releasesDir) : []
  const others = names.filter((name) => /^[a-z]+$/.test(name) && !units.includes(name) && foldersOf(name).length > 0)
  return [...units, ...others.sort()]
}

/** The copy of an asset in the live site. */
export const servedAsset = (group: AssetGroup, name: string) => path.join(siteDir, 'public/r', group, 'assets', name)

/** The stored description of a release. Throws where it cannot be read. */
export function readDescription(unit: Unit, version: string): Release {
  const release = readJsonAs(releaseDescription, descriptionOf(unit, version))
  if (nameOf(release) === nameOf({ unit, version })) return release
  throw new Error(`${descriptionOf(unit, version)} cannot be read (it describes ${nameOf(release)}).`)
}

/** Throws where a file of a release is lost: compose puts back only what the live site has. */
function requireFiles({ unit, assets, pictures }: Release) {
  for (const [group, names] of Object.entries({ [unit]: assets, pictures }))
    for (const name of names) {
      const file = path.join(assetsDir(group), name)
      if (!existsSync(file) && !existsSync(servedAsset(group, name))) throw new Error(`${file} is missing.`)
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
    if (!existsSync(descriptionOf(unit, version)) && !wereLive.includes(version)) continue
    try {
      const release = readDescription(unit, version)
      requireFiles(release)
      releases.push(release)
    } catch (error) {
      damaged.push({ unit, version, why: (error as Error).message })
    }
  }
  return { releases: releases.sort((a, b) => b.builtAt.localeCompare(a.builtAt)), damaged }
}

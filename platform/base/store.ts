import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import type { AreaName } from 'shared-ui/contract'

/** A unit that is built and released by itself: the shell, or an area. */
export type Unit = 'shell' | AreaName

/** Every unit, in the order in which they are built. */
export const units: readonly Unit[] = ['shell', ...areaNames]

/** The owner of one folder of assets: a unit, or `pictures`, which has the pictures and films of all units. */
export type Owner = Unit | 'pictures'

export const root = path.resolve(import.meta.dirname, '../..')

/** The folder of the package that a unit is built from. */
export const packageOf = (unit: Unit) => path.join(root, unit === 'shell' ? 'shell' : `mf-${unit}`)

/** Where releases lie; RELEASES_DIR moves them. */
export const releasesDir = path.resolve(root, process.env.RELEASES_DIR || 'releases')

/** The composed site, a link: `public/`, and beside it `firebase.json` and `firestore.rules`. SITE_DIR moves it. */
export const siteDir = path.resolve(root, process.env.SITE_DIR || 'site')

/** Where drafts are composed, each in a folder of its own like the site's; DRAFTS_DIR moves it. */
export const draftsDir = path.resolve(root, process.env.DRAFTS_DIR || 'drafts')

/** What a build says of its files. They are paths from the build's folder, such as `assets/Page-1a2b3c.js`. */
export interface UnitDescription {
  contract: number
  /** The module that runs the shell's pages, or the area's container. */
  entry: string
  /** The modules and style sheets that every page needs besides the entry. A container imports them as it is opened. */
  files: readonly string[]
  /** The modules and style sheets of each page, by its `source` or `component`. */
  pages: Readonly<Record<string, readonly string[]>>
  /** Every module, with what a browser checks before it runs it, and the modules that it imports statically. */
  modules: Readonly<Record<string, { integrity: string; imports: readonly string[] }>>
  /** The version of each shared module that a shell provides; the range of each that an area takes. */
  shared: Readonly<Record<string, string>>
}

/** One release of a unit, as its release.json describes it. */
export interface Release extends UnitDescription {
  unit: Unit
  /** Hash of everything that was built, so that an unchanged unit has no new version. */
  version: string
  builtAt: string
  /** The commit that it was built from; `+` at its end where there were uncommitted changes. */
  commit: string
  /** The name of every asset that is this unit's own. */
  assets: readonly string[]
  /** Every picture and film that it shows. They lie in one folder for all units, under content-hashed names. */
  pictures: readonly string[]
}

export type Released = Pick<Release, 'unit' | 'version'>

/** A release as messages name it. */
export const nameOf = ({ unit, version }: Released) => `${unit}@${version}`

/** Folder of an owner's assets. Releases of a unit share it: what is unchanged is there once. */
export const assetsDir = (owner: Owner) => path.join(releasesDir, owner, 'assets')

/** Folder of one release's server build and description. None of it is served. */
export const releaseDir = (unit: Unit, version: string) => path.join(releasesDir, unit, version)

/** The file that describes a release. It is written last: without it a release does not exist. */
export const descriptionOf = (unit: Unit, version: string) => path.join(releaseDir(unit, version), 'release.json')

/** The empty file that a release has since it was live: it tells so even where the pins are lost. */
export const liveMark = ({ unit, version }: Released) => path.join(releaseDir(unit, version), 'was-live')

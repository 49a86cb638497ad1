import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import type { AreaName } from 'shared-ui/contract'

/** A unit that is built and released by itself: the shell, or an area. */
export type Unit = 'shell' | AreaName

/** Every unit, in the order in which they are built. */
export const units: readonly Unit[] = ['shell', ...areaNames]

export const root = path.resolve(import.meta.dirname, '../..')

/** The folder of the package that a unit is built from. */
export const packageOf = (unit: Unit) => path.join(root, unit === 'shell' ? 'shell' : `mf-${unit}`)

/** The composed site, a link: `public/`, and beside it `firebase.json` and `firestore.rules`. SITE_DIR moves it. */
export const siteDir = path.resolve(root, process.env.SITE_DIR || 'site')

/** Where drafts are composed, each in a folder of its own like the site's; DRAFTS_DIR moves it. */
export const draftsDir = path.resolve(root, process.env.DRAFTS_DIR || 'drafts')

import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { AreaName } from 'shared-page/contract'
import * as v from 'valibot'
import { readJson } from './files.ts'

/** A part that is built and released on its own: the shell or an area. */
export type Unit = 'shell' | AreaName

export const root = path.resolve(import.meta.dirname, '../..')

/**
 * Throws if the path of this checkout has a character that Vite and its plugins read as part of a URL. With `#` or `?`
 * Vite 8 finds no file at all; with `%` Vitest 4 finds none, and the module federation plugin fails with "URI
 * malformed".
 */
export function requireRoot(folder = root) {
  const [sign] = /[%#?]/.exec(folder) ?? []
  if (sign)
    throw new Error(`${folder} has "${sign}" in its path, which Vite cannot serve: move this checkout elsewhere.`)
}

/** A package that a unit is built from. */
export interface UnitPackage {
  unit: Unit
  from: string
  /** The `area` field of an area's package.json; the shell has none. */
  area?: AreaPackage | undefined
}

/** The folder of the package that a unit of this working tree is built from. */
export const packageOf = (unit: Unit) => path.join(root, unit === 'shell' ? 'shell' : `mf-${unit}`)

/**
 * The path of a file that a package of this repository exports, from the root: `shell/src/main.tsx` for `shell/main`.
 * Vite and Node take paths, so no import checks them. Throws if there is no such export or file.
 */
export function exportedFile(name: `${string}/${string}`): string {
  const [folder = '', key] = name.split('/')
  const { exports } = readJson<{ exports: Readonly<Record<string, string>> }>(path.join(root, folder, 'package.json'))
  const file = path.posix.join(folder, exports[`./${key}`] ?? '')
  if (exports[`./${key}`] && existsSync(path.join(root, file))) return file
  throw new Error(`No file is exported as ${name}. See "exports" in ${folder}/package.json.`)
}

/** The path of a file that the shell exports, from the shell's folder: `src/main.tsx` for `main`. */
export const shellFile = (key: string) => exportedFile(`shell/${key}`).slice('shell/'.length)

/** The site server's port, from which the ports of packages are counted, and the highest one that an area can have. */
export const firstPort = 4000
export const lastPort = 4039

/** The `area` field of an area's package.json. */
const areaPackage = v.object({
  prefix: v.pipe(v.string(), v.regex(/^(\/[a-z0-9-]+)*$/)),
  /** The team that releases the area, as in CODEOWNERS. */
  team: v.pipe(v.string(), v.nonEmpty()),
  /** The port of its static server if the site server's is 4000. Its other ports are derived from this one. */
  port: v.pipe(v.number(), v.integer(), v.minValue(firstPort + 1), v.maxValue(lastPort)),
})

export type AreaPackage = v.InferOutput<typeof areaPackage>

function areaIn(file: string): AreaPackage {
  const { success, output } = v.safeParse(v.object({ area: areaPackage }), readJson(file))
  if (success) return output.area
  throw new Error(
    `${file} does not describe its area. Add "area": { "prefix": "/gardens", "team": "gardens", "port": ${firstPort + 9} }, with a port from ${firstPort + 1} to ${lastPort}.`,
  )
}

/** The areas whose packages lie in a folder, by name, in the order of their ports. */
export const areasIn = (folder: string): ReadonlyMap<AreaName, AreaPackage> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.startsWith('mf-') && existsSync(path.join(folder, name, 'package.json')))
      .map((name) => [name.slice('mf-'.length), areaIn(path.join(folder, name, 'package.json'))] as const)
      .sort(([, one], [, other]) => one.port - other.port),
  )

/** The areas in this working tree. External areas may be live as well. */
export const areas = areasIn(root)

export const areaNames: readonly AreaName[] = [...areas.keys()]

/** Every unit in this working tree, in build order. */
export const units: readonly Unit[] = ['shell', ...areaNames]

/** The package of a unit in this working tree, or of an external area if the name is the path of its folder. */
export function unitPackage(named: string): UnitPackage {
  if (!/[./\\]/.test(named)) return { unit: named, from: packageOf(named), area: areas.get(named) }
  const from = path.resolve(named)
  const file = path.join(from, 'package.json')
  const unit = readJson<{ name: string }>(file).name.replace(/^(@.*\/)?(mf-)?/, '')
  return { unit, from, area: areaIn(file) }
}

/** The link to the composed site: `public/`, `firebase.json` and `firestore.rules`. SITE_DIR moves it. */
export const siteDir = path.resolve(root, process.env.SITE_DIR || 'site')

/** The folder of composed drafts, one folder each with the layout of the site's; DRAFTS_DIR moves it. */
export const draftsDir = path.resolve(root, process.env.DRAFTS_DIR || 'drafts')

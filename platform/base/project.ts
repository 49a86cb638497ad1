import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { AreaName } from 'shared-page/contract'
import * as v from 'valibot'
import { readJson } from './files.ts'

/** What is built and released on its own: the shell, or an area. */
export type Unit = 'shell' | AreaName

export const root = path.resolve(import.meta.dirname, '../..')

/**
 * Throws if the path of this checkout has a sign that Vite and its kin take for a part of an address. With `#` or `?` Vite 8
 * finds no file at all; with `%` Vitest 4 does not, and the plugin of module federation ends with "URI malformed".
 */
export function requireRoot(folder = root) {
  const [sign] = /[%#?]/.exec(folder) ?? []
  if (sign)
    throw new Error(`${folder} has "${sign}" in its path, which Vite cannot serve: move this checkout elsewhere.`)
}

/** A package that a unit is built from. */
export interface UnitPackage {
  unit: Unit
  /** Its folder. */
  from: string
  /** What an area's package says of it; the shell's says nothing. */
  area?: AreaPackage | undefined
}

/** The folder of the package that a unit of this working tree is built from. */
export const packageOf = (unit: Unit) => path.join(root, unit === 'shell' ? 'shell' : `mf-${unit}`)

/**
 * The path of a file that a package of this repository exports, from the root: `shell/src/main.tsx` of `shell/main`. Vite and
 * Node name such files by path, so no import checks them. Throws if there is no such export or file.
 */
export function exportedFile(name: `${string}/${string}`): string {
  const [folder = '', key] = name.split('/')
  const { exports } = readJson<{ exports: Readonly<Record<string, string>> }>(path.join(root, folder, 'package.json'))
  const file = path.posix.join(folder, exports[`./${key}`] ?? '')
  if (exports[`./${key}`] && existsSync(path.join(root, file))) return file
  throw new Error(`No file is exported as ${name}. See "exports" in ${folder}/package.json.`)
}

/** The path of a file that the shell exports, from the shell's folder: `src/main.tsx` of `main`. */
export const shellFile = (key: string) => exportedFile(`shell/${key}`).slice('shell/'.length)

/** The first port, the site server's, from which the ports of packages count, and the last that an area can have. */
export const firstPort = 4000
export const lastPort = 4039

/** What an area's package.json says of it under "area". */
const areaPackage = v.object({
  prefix: v.pipe(v.string(), v.regex(/^(\/[a-z0-9-]+)*$/)),
  /** The team that releases it, as in CODEOWNERS. */
  team: v.pipe(v.string(), v.nonEmpty()),
  /** Its static server's port where `npm start` serves at 4000. Its other ports follow from it. */
  port: v.pipe(v.number(), v.integer(), v.minValue(firstPort + 1), v.maxValue(lastPort)),
})

export type AreaPackage = v.InferOutput<typeof areaPackage>

function areaIn(file: string): AreaPackage {
  const { success, output } = v.safeParse(v.object({ area: areaPackage }), readJson(file))
  if (success) return output.area
  throw new Error(
    `${file} does not say what its area is. It needs "area": { "prefix": "/gardens", "team": "gardens", "port": ${firstPort + 9} }, with a port from ${firstPort + 1} to ${lastPort}.`,
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

/** The areas of this working tree. Others may be live. */
export const areas = areasIn(root)

export const areaNames: readonly AreaName[] = [...areas.keys()]

/** Every unit of this working tree, in the order in which they are built. */
export const units: readonly Unit[] = ['shell', ...areaNames]

/** The package of a unit of this working tree; of an area elsewhere, where the name is the path of its folder. */
export function unitPackage(named: string): UnitPackage {
  if (!/[./\\]/.test(named)) return { unit: named, from: packageOf(named), area: areas.get(named) }
  const from = path.resolve(named)
  const file = path.join(from, 'package.json')
  const unit = readJson<{ name: string }>(file).name.replace(/^(@.*\/)?(mf-)?/, '')
  return { unit, from, area: areaIn(file) }
}

/** The composed site, a link: `public/`, and beside it `firebase.json` and `firestore.rules`. SITE_DIR moves it. */
export const siteDir = path.resolve(root, process.env.SITE_DIR || 'site')

/** Where drafts are composed, each in a folder of its own like the site's; DRAFTS_DIR moves it. */
export const draftsDir = path.resolve(root, process.env.DRAFTS_DIR || 'drafts')

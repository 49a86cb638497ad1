import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readPins } from './pins.ts'
import {
  type Assets,
  assetsDir,
  keptPictures,
  type Owner,
  type Release,
  releaseDir,
  releasesOf,
  type Unit,
} from './store.ts'

/** How many releases of a unit stay however old they are. */
const releasesKept = 5

/**
 * How long a release stays however many came after it, in ms: a page that a visitor left open still finds its chunks.
 */
const timeKept = 7 * 24 * 60 * 60 * 1000

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

/** Removes a release, with the assets that no other release names. */
export function discard({ unit, version }: Pick<Release, 'unit' | 'version'>) {
  rmSync(releaseDir(unit, version), { recursive: true, force: true })
  removeUnnamed(unit)
}

/**
 * Removes a unit's old releases and the assets that no kept release names. The live one stays, and so do all of the
 * last week, and the last five that were released.
 */
export function prune(unit: Unit, now = Date.now()) {
  const live = readPins()[unit]
  const all = releasesOf(unit)
  const last = all.filter(({ releasedAt }) => releasedAt).slice(0, releasesKept)
  const staying = all.filter(
    (release) => release.version === live || last.includes(release) || now - Date.parse(release.builtAt) < timeKept,
  )
  for (const release of all)
    if (!staying.includes(release)) rmSync(releaseDir(unit, release.version), { recursive: true })
  if (staying.length < all.length) removeUnnamed(unit)
}

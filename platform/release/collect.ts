import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copySuffixes } from '../base/compress.ts'
import { filesIn } from '../base/filesIn.ts'
import {
  assetsDir,
  descriptionOf,
  keptAssets,
  keptReleases,
  type Pins,
  readRelease,
  releaseDir,
  releasesDir,
  units,
} from '../base/store.ts'
import { collectSites } from '../compose/site.ts'

/** The name of the file that a compressed copy is of. */
function originalOf(name: string) {
  const { ext } = path.parse(name)
  return copySuffixes.includes(ext) ? name.slice(0, -ext.length) : name
}

/**
 * Removes what nothing needs any more: releases that `keptReleases` does not name, the assets that only those name, and
 * earlier sites. Called under the store's lock, by a finished release alone. It is the only place that deletes anything of
 * the store. Throws, and has then deleted nothing, where a live release cannot be read.
 */
export function collect(pins: Pins) {
  // Read first: whoever cannot read what is needed must not delete.
  for (const unit of units) readRelease(unit, pins[unit]?.[0] ?? '')
  const assets = keptAssets(pins)
  collectSites()
  for (const unit of units) {
    const kept = keptReleases(unit, pins).map(({ version }) => version)
    for (const version of readdirSync(path.join(releasesDir, unit))) {
      if (version === 'assets' || kept.includes(version)) continue
      // The description goes first: without it a release does not exist.
      rmSync(descriptionOf(unit, version), { force: true })
      rmSync(releaseDir(unit, version), { recursive: true })
    }
  }
  for (const [owner, names] of assets) {
    const folder = assetsDir(owner)
    const needed = new Set(names)
    if (!existsSync(folder)) continue
    for (const name of filesIn(folder)) if (!needed.has(originalOf(name))) rmSync(path.join(folder, name))
  }
}

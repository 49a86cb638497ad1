import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { originalOf } from '../base/compress.ts'
import type { Retained } from './retainedReleases.ts'
import { assetsDir, descriptionOf, isAsset, liveMark, releaseDir, releasesDir, storedAssets } from './store.ts'

/**
 * Removes what nothing needs any more: releases that are not kept, and the assets that only those name.
 * Called under the store's lock, by a finished release alone: the only place that deletes anything of
 * the store. What is damaged, or not of the store, it leaves alone.
 */
export function collect({ releases, assets, damaged, foreign }: Retained) {
  for (const [unit, retained] of releases) {
    const releasesToKeep = [...retained, ...damaged.filter((each) => each.unit === unit)]
    const folder = path.join(releasesDir, unit)
    for (const version of existsSync(folder) ? readdirSync(folder) : []) {
      const isOther = version === 'assets' || foreign.includes(releaseDir(unit, version))
      if (isOther || releasesToKeep.some((each) => each.version === version)) continue
      // The marks go first: without them a folder is no release.
      for (const file of [liveMark({ unit, version }), descriptionOf(unit, version)]) rmSync(file, { force: true })
      rmSync(releaseDir(unit, version), { recursive: true })
    }
  }
  for (const [group, names] of assets) {
    const needed = new Set(names)
    for (const name of storedAssets(group))
      if (isAsset(name) && !needed.has(originalOf(name))) rmSync(path.join(assetsDir(group), name))
  }
}

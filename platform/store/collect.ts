import { rmSync } from 'node:fs'
import path from 'node:path'
import { originalOf } from '../base/compress.ts'
import type { Retained } from './retainedReleases.ts'
import { assetsDir, descriptionOf, entriesOf, isAsset, releaseDir, storedAssets } from './store.ts'

/**
 * Removes what nothing needs any more: releases that are not kept, and the assets that only those name.
 * Called under the store's lock, by a finished release alone: the only place that deletes anything of
 * the store. What is damaged, or not of the store, it leaves alone.
 */
export function collect({ releases, assets, damaged, foreign }: Retained) {
  for (const [unit, retained] of releases) {
    const needed = [...retained, ...damaged.filter((each) => each.unit === unit)].map(({ version }) => version)
    for (const { name } of entriesOf(unit)) {
      if (needed.includes(name) || foreign.includes(releaseDir(unit, name))) continue
      // The description goes first: without it a folder is no release.
      rmSync(descriptionOf(unit, name), { force: true })
      rmSync(releaseDir(unit, name), { recursive: true })
    }
  }
  for (const [group, names] of assets) {
    const needed = new Set(names)
    for (const name of storedAssets(group))
      if (isAsset(name) && !needed.has(originalOf(name))) rmSync(path.join(assetsDir(group), name))
  }
}

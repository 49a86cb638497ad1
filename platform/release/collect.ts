import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { originalOf } from '../base/compress.ts'
import { filesIn } from '../base/files.ts'
import { keptReleases } from '../base/keptReleases.ts'
import type { Pins } from '../base/pins.ts'
import { assetsDir, descriptionOf, liveMark, releaseDir, releasesDir, units } from '../base/store.ts'
import { collectSites } from '../compose/siteFolders.ts'

/**
 * Removes what nothing needs any more: releases that `keptReleases` does not name, the assets that only those name, and
 * earlier sites. Called under the store's lock, by a finished release alone. It is the only place that deletes anything of
 * the store. Throws, and has then deleted nothing, where any release cannot be read.
 */
export function collect(pins: Pins) {
  const { releases, assets, damaged } = keptReleases(pins)
  if (damaged.length > 0) throw new Error(damaged.map(({ why }) => why).join('\n'))
  collectSites()
  for (const unit of units) {
    const kept = releases.get(unit)?.map(({ version }) => version) ?? []
    for (const version of readdirSync(path.join(releasesDir, unit))) {
      if (version === 'assets' || kept.includes(version)) continue
      // The marks go first: without them a folder is no release.
      for (const file of [liveMark({ unit, version }), descriptionOf(unit, version)]) rmSync(file, { force: true })
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

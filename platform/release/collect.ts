import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copySuffixes } from '../base/compress.ts'
import { filesIn } from '../base/filesIn.ts'
import {
  assetsDir,
  keptReleases,
  type Owner,
  type Pins,
  readRelease,
  releaseDir,
  releasesDir,
  units,
} from '../base/store.ts'
import { collectSites } from '../compose/site.ts'

const withoutSuffix = (name: string) =>
  copySuffixes.reduce((all, suffix) => all.replace(new RegExp(`\\${suffix}$`), ''), name)

function collectAssets(owner: Owner, named: ReadonlySet<string>) {
  const folder = assetsDir(owner)
  if (!existsSync(folder)) return
  for (const name of filesIn(folder)) if (!named.has(withoutSuffix(name))) rmSync(path.join(folder, name))
}

/**
 * Removes what nothing needs any more: releases that `keptReleases` does not name, the assets that only those name, and
 * earlier sites. Called under the store's lock, by a finished release alone. It is the only place that deletes anything of
 * the store. Throws, and has then deleted nothing, where a live release cannot be read.
 */
export function collect(pins: Pins) {
  // Read first: whoever cannot read what is needed must not delete.
  for (const unit of units) readRelease(unit, pins[unit]?.[0] ?? '')
  const kept = units.flatMap((unit) => keptReleases(unit, pins))
  collectSites()
  for (const unit of units)
    for (const version of readdirSync(path.join(releasesDir, unit))) {
      const isKept = kept.some((release) => release.unit === unit && release.version === version)
      if (version === 'assets' || isKept) continue
      // The description goes first: without it a release does not exist.
      rmSync(path.join(releaseDir(unit, version), 'release.json'), { force: true })
      rmSync(releaseDir(unit, version), { recursive: true, force: true })
    }
  for (const unit of units)
    collectAssets(unit, new Set(kept.filter((each) => each.unit === unit).flatMap(({ assets }) => Object.keys(assets))))
  collectAssets('pictures', new Set(kept.flatMap(({ pictures }) => Object.keys(pictures))))
}

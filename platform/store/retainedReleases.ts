import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Unit } from '../base/project.ts'
import { versionsInDrafts } from './drafts.ts'
import type { Release } from './format.ts'
import { historyOf, type Pins } from './pins.ts'
import {
  type AssetGroup,
  assetsDir,
  type DamagedRelease,
  foldersOf,
  releaseDir,
  releaseJsonPath,
  storedAssets,
  storedReleases,
  storedUnits,
} from './releaseStore.ts'

/** The releases that the store retains and the site serves: for open pages, rollbacks and drafts. */
export interface Retained {
  pins: Pins
  releases: ReadonlyMap<Unit, readonly Release[]>
  assets: ReadonlyMap<AssetGroup, readonly string[]>
  /** The incomplete releases. Any file of their units may belong to them, so all of it stays. */
  damaged: readonly DamagedRelease[]
}

/** How many of a unit's latest builds stay, including drafts. */
const maxRecentBuilds = 5

/**
 * Reads every stored release, and returns those to retain with these pins: live recently, in a draft, or built
 * recently.
 */
export function retainedReleases(pins: Pins): Retained {
  const releases = new Map<Unit, readonly Release[]>()
  const damaged: DamagedRelease[] = []
  const drafts = versionsInDrafts()
  for (const unit of storedUnits()) {
    const wereLive = historyOf(unit, pins)
    const stored = storedReleases(unit, wereLive)
    damaged.push(...stored.damaged)
    // By build time alone, a draft built while the clock was wrong could count as older than the others.
    const needed = [...wereLive, ...drafts.map((versions) => versions.get(unit))]
    const isRetained = ({ version }: Release, place: number) => place < maxRecentBuilds || needed.includes(version)
    releases.set(unit, stored.releases.filter(isRetained))
  }
  const all = [...releases.values()].flat()
  const assets = new Map<AssetGroup, readonly string[]>()
  for (const group of [...releases.keys(), 'pictures']) {
    const isPictures = group === 'pictures'
    const named = all.flatMap((each) => (isPictures ? each.pictures : each.unit === group ? each.assets : []))
    const isUnsure = damaged.some(({ unit }) => isPictures || unit === group)
    const unsure = isUnsure ? storedAssets(group).filter((name) => !/\.(br|tmp)$/.test(name)) : []
    assets.set(group, [...new Set([...named, ...unsure])].sort())
  }
  return { pins, releases, assets, damaged }
}

/**
 * Removes releases that are not retained, and assets that only those name, under the store's lock. Nothing else deletes
 * from the store. Damaged releases and foreign files stay.
 */
export function pruneReleases({ releases, assets, damaged }: Retained) {
  for (const [unit, retained] of releases) {
    const needed = [...retained, ...damaged.filter((each) => each.unit === unit)].map(({ version }) => version)
    for (const version of foldersOf(unit)) {
      if (needed.includes(version)) continue
      // The description goes first: a folder without it is not a release.
      rmSync(releaseJsonPath(unit, version), { force: true })
      rmSync(releaseDir(unit, version), { recursive: true })
    }
  }
  for (const [group, names] of assets) {
    const needed = new Set(names)
    for (const name of storedAssets(group))
      if (!needed.has(name.replace(/\.br$/, ''))) rmSync(path.join(assetsDir(group), name))
  }
}

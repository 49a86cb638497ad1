import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { originalOf } from '../base/compress.ts'
import type { Unit } from '../base/project.ts'
import { historyOf, type Pins, withHistoryOf } from './pins.ts'
import {
  type AssetGroup,
  assetsDir,
  type DamagedRelease,
  descriptionOf,
  entriesOf,
  isAsset,
  type Release,
  releaseDir,
  releasesDir,
  storedAssets,
  storedReleases,
  storedUnits,
} from './store.ts'

/** What the store keeps, and the site serves: for open pages, for rollbacks, and drafts. */
export interface Retained {
  /** The pins, with the history of what is retained: a pipeline fetches no more than they name. */
  pins: Pins
  /** The releases of each unit, the newest first. */
  releases: ReadonlyMap<Unit, readonly Release[]>
  /** The names of their assets, by group. */
  assets: ReadonlyMap<AssetGroup, readonly string[]>
  /** The releases that are not whole. What they need may be among what there is of their unit, so that it stays. */
  damaged: readonly DamagedRelease[]
  /** The paths of what is in the store, and not of it: it is left alone. */
  foreign: readonly string[]
}

/** An open page finds its files until this many newer releases of its unit have been live. This many drafts stay, too. */
const retainedCount = 5

function releasesToKeep(unit: Unit, pins: Pins, releases: readonly Release[]): Release[] {
  const history = historyOf(unit, pins)
  return releases.filter(({ version }, place) => {
    if (place < retainedCount || pins[unit]?.includes(version)) return true
    const since = history.slice(0, Math.max(0, history.indexOf(version)))
    // Newer ones alone count: otherwise a rollback would push out the one that was rolled back from.
    const newer = releases.slice(0, place).filter((each) => since.includes(each.version))
    return history.includes(version) && newer.length < retainedCount
  })
}

// The pipeline's bucket has the last six.
const ownFiles = /^(pins\.json|lock\..*|sites|pictures|commits|composed\.json|platform|version|held|unneeded)$/

/** Reads every stored release, and says what stays with these pins. */
export function retainedReleases(pins: Pins): Retained {
  const units = storedUnits()
  const stored = units.map((unit) => [unit, storedReleases(unit, historyOf(unit, pins))] as const)
  const damaged = stored.flatMap(([, each]) => each.damaged)
  const releases = new Map(stored.map(([unit, each]) => [unit, releasesToKeep(unit, pins, each.releases)]))
  const foreign = stored.flatMap(([, each]) => each.foreign)
  for (const name of readdirSync(releasesDir))
    if (!units.includes(name) && !ownFiles.test(name)) foreign.push(path.join(releasesDir, name))
  const assets = new Map<AssetGroup, readonly string[]>()
  for (const group of [...units, 'pictures']) {
    const found = storedAssets(group)
    foreign.push(...found.filter((name) => !isAsset(name)).map((name) => path.join(assetsDir(group), name)))
    const isUnsure = damaged.some(({ unit }) => unit === group || group === 'pictures')
    const named =
      group === 'pictures'
        ? [...releases.values()].flat().flatMap((each) => each.pictures)
        : (releases.get(group) ?? []).flatMap((each) => each.assets)
    const unsure = isUnsure ? found.filter((name) => isAsset(name) && !/\.(br|tmp)$/.test(name)) : []
    assets.set(group, [...new Set([...named, ...unsure])].sort())
  }
  // A unit of another branch keeps what it has.
  const isRetained = (unit: Unit, version: string) =>
    [...(releases.get(unit) ?? [{ unit, version }]), ...damaged].some(
      (each) => each.unit === unit && each.version === version,
    )
  return { pins: withHistoryOf(pins, isRetained), releases, assets, damaged, foreign }
}

/**
 * Removes what nothing needs any more: releases that are not retained, and the assets that only those name.
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

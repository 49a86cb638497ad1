import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { stillNeeded } from '../base/keeping.ts'
import type { Lease } from '../base/lease.ts'
import { pinsFile, readPins } from '../base/pins.ts'
import { type Release, readDescription, releasesDir, units } from '../base/store.ts'
import { trialIn } from '../base/trials.ts'
import { allSites, isFinished, liveSite } from '../compose/newSite.ts'
import { messageOf, type Step } from './afterwards.ts'

/** How long a site stays that can be tried, in ms. */
const timeTried = 7 * 24 * 60 * 60 * 1000

/** How long files stay that no description names, in ms: another command may be about to describe them. */
const timeUnknown = 60 * 60 * 1000

const foldersIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []

interface StoredRelease {
  owner: string
  version: string
  /** Undefined where the folder has no description: its release was never finished. */
  release: Release | undefined
}

// Read the folders, not the registry of areas: another checkout may know an area that this one does not.
function everyRelease(): StoredRelease[] {
  const owners = foldersIn(releasesDir).filter((name) => !/^(sites|turns|pictures|node_modules|\..*)$/.test(name))
  return owners.flatMap((owner) =>
    foldersIn(path.join(releasesDir, owner))
      .filter((version) => version !== 'assets')
      .map((version) => {
        const file = path.join(releasesDir, owner, version, 'release.json')
        return { owner, version, release: existsSync(file) ? readDescription(file) : undefined }
      }),
  )
}

/** The sites that stay: the live one, the two before it, as requests may still be answered from them, and all new ones. */
function sitesToKeep(now: number) {
  const live = liveSite()
  const last = allSites()
    .filter((site) => isFinished(site) && site !== live && !trialIn(site))
    .slice(-2)
  const isTried = (site: string) => trialIn(site) && now - statSync(site).mtimeMs < timeTried
  return allSites().filter((site) => site === live || last.includes(site) || isNew(site, now) || isTried(site))
}

const isNew = (file: string, now: number) => now - statSync(file).mtimeMs < timeUnknown

/** The releases that a site's pages were made from, or that it has a map of. */
const releasesIn = (site: string) =>
  foldersIn(path.join(site, 'r')).flatMap((owner) =>
    readdirSync(path.join(site, 'r', owner))
      .filter((file) => file.endsWith('.json') && file !== 'live.json')
      .map((file) => `${owner}@${file.replace(/\.json$/, '')}`),
  )

const nameOf = ({ owner, version }: StoredRelease) => `${owner}@${version}`

function releasesToKeep(all: readonly StoredRelease[], sites: readonly string[], now: number) {
  const pins = readPins()
  const live = Object.entries(pins).map(([unit, version]) => `${unit}@${version}`)
  const lost = live.find((name) => !all.some((each) => nameOf(each) === name && each.release))
  if (lost) throw new Error(`the description of ${lost} is missing from ${releasesDir}.`)
  const named = new Set([...live, ...sites.flatMap(releasesIn)])
  const staying = new Set(
    units.flatMap((unit) =>
      stillNeeded(
        all.flatMap(({ owner, release }) => (owner === unit && release ? [release] : [])),
        pins[unit],
        now,
      ),
    ),
  )
  return all.filter((each) => {
    const { owner, version, release } = each
    if (named.has(nameOf(each)) || !units.some((unit) => unit === owner)) return true
    return release ? staying.has(release) : isNew(path.join(releasesDir, owner, version), now)
  })
}

/** The names of the assets of these releases, as `builders/Page-1.js`. */
const assetsOf = (releases: readonly StoredRelease[]) =>
  new Set(
    releases.flatMap(({ owner, release }) => [
      ...Object.keys(release?.assets ?? {}).map((name) => `${owner}/${name}`),
      ...Object.keys(release?.pictures ?? {}).map((name) => `pictures/${name}`),
    ]),
  )

function needed(now: number, fileTime: number) {
  try {
    const all = everyRelease()
    const sites = sitesToKeep(fileTime)
    return { all, sites, kept: releasesToKeep(all, sites, now) }
  } catch (error) {
    throw new Error(
      `Nothing was deleted, as not all of what is needed can be read: ${messageOf(error)} Put that file back, or remove the folder that it is in where nobody needs that release.`,
    )
  }
}

/**
 * Removes what nothing needs any more: releases that are neither live, nor named by a kept site, nor of the last week,
 * nor among the last five that were released; the assets that only those name; sites before the last ones; and files
 * that were left unfinished more than an hour ago. This is the only place that deletes anything of the store. Throws,
 * and has deleted nothing, where it cannot read what is needed. `fileTime` is the file system's time, which may be
 * another machine's: the pins have just been written.
 */
export function collect(now = Date.now(), fileTime = statSync(pinsFile).mtimeMs) {
  const { all, sites, kept } = needed(now, fileTime)
  const dropped = all.filter((each) => !kept.includes(each))
  const keptAssets = assetsOf(kept)
  const droppedAssets = assetsOf(dropped)
  for (const site of allSites()) if (!sites.includes(site)) rmSync(site, { recursive: true })
  for (const { owner, version } of dropped) {
    const folder = path.join(releasesDir, owner, version)
    // The description goes first: without it a release does not exist.
    rmSync(path.join(folder, 'release.json'), { force: true })
    rmSync(folder, { recursive: true })
  }
  for (const owner of foldersIn(releasesDir)) {
    const folder = path.join(releasesDir, owner, 'assets')
    if (!existsSync(folder)) continue
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = path.join(entry.parentPath, entry.name)
      const name = `${owner}/${path.relative(folder, file).split(path.sep).join('/')}`
      const original = name.replace(/\.(br|gz)$/, '')
      if (keptAssets.has(name) || keptAssets.has(original)) continue
      if (droppedAssets.has(name) || droppedAssets.has(original) || !isNew(file, fileTime)) rmSync(file)
    }
  }
}

/** The collection after a swap. */
export const collecting = (lease: Lease): Step => ({
  run: () => {
    lease.check()
    collect()
  },
  otherwise: 'What is no longer needed was not deleted. The next release deletes it, once this is mended.',
})

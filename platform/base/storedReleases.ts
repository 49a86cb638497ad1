import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readJson } from './files.ts'
import { descriptionOf, liveMark, nameOf, type Release, releasesDir, type Unit } from './store.ts'

/** A folder of the store whose description cannot be read, and why. */
export interface DamagedRelease {
  unit: string
  version: string
  why: string
}

function read(unit: Unit, version: string): Release {
  const file = descriptionOf(unit, version)
  const release = readJson<Release | null>(file)
  if (release?.version === version) return release
  throw new Error(`${file} cannot be read (it does not describe ${nameOf({ unit, version })}).`)
}

/** The versions of a unit that the store has a folder of, in no order. */
const foldersOf = (unit: Unit) => {
  const folder = path.join(releasesDir, unit)
  return existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'assets') : []
}

/** The versions of a unit that have been live, in no order. */
export const markedVersions = (unit: Unit) =>
  foldersOf(unit).filter((version) => existsSync(liveMark({ unit, version })))

/**
 * What the store has of a unit: its releases, the newest first, and those that cannot be read. A folder without a
 * description is no release yet, except where it was live: then the description was lost.
 */
export function storedReleases(unit: Unit): { releases: Release[]; damaged: DamagedRelease[] } {
  const releases: Release[] = []
  const damaged: DamagedRelease[] = []
  for (const version of foldersOf(unit)) {
    if (!existsSync(descriptionOf(unit, version)) && !existsSync(liveMark({ unit, version }))) continue
    try {
      releases.push(read(unit, version))
    } catch (error) {
      damaged.push({ unit, version, why: (error as Error).message })
    }
  }
  return { releases: releases.sort((a, b) => b.builtAt.localeCompare(a.builtAt)), damaged }
}

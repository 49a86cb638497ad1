import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from '../base/filesIn.ts'
import { readPins } from '../base/pins.ts'
import {
  type Assets,
  descriptionOf,
  format,
  nowAfter,
  type Release,
  readDescription,
  readJson,
  releaseDir,
  releasesOf,
  root,
  type Unit,
  units,
} from '../base/store.ts'
import { writeAtomically } from '../base/writeAtomically.ts'
import type { Built } from '../build/build.ts'
import { type UnitDescription, unitRecord } from '../build/unitDescription.ts'
import { picturesNamedIn } from './picturesNamedIn.ts'
import { storeAssets, storeBuild } from './storeFiles.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The commit that a release was built from, and whether uncommitted changes were part of it. */
function origin(): Pick<Release, 'commit' | 'isUncommitted'> {
  try {
    const isUncommitted = git('status', '--porcelain') !== ''
    return { commit: git('rev-parse', '--short', 'HEAD'), ...(isUncommitted && { isUncommitted }) }
  } catch {
    return { commit: 'unknown' }
  }
}

function versionOf(folders: readonly string[]) {
  const hash = createHash('sha256')
  for (const folder of folders) {
    // Leave out Vite's manifest: it says the same as the description, in another order each time. So the same build on
    // another machine is the same release. Source maps change with a comment, which visitors do not get.
    for (const file of filesIn(folder).filter(
      (name) => !name.startsWith('.vite/') && !name.endsWith('.map') && name !== 'mf-stats.json',
    ))
      hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** When a unit's next release is built: later than all its others, although the clock may have been set back. */
const builtNow = (unit: Unit) => nowAfter(releasesOf(unit)[0]?.builtAt)

type Files = Pick<Release, 'assets' | 'pictures' | 'build'>

function describe(built: Built, version: string, files: Files, browser: string): Release {
  const { unit } = built
  const { contract, entry, shared } = readJson<UnitDescription>(path.join(browser, unitRecord))
  return {
    format,
    unit,
    version,
    builtAt: builtNow(unit),
    releasedAt: null,
    ...origin(),
    contract,
    entry: unit === 'shell' ? null : path.basename(entry),
    ...files,
    shared,
  }
}

/** Writes a release's description. */
export const describeAgain = (release: Release) =>
  writeAtomically(descriptionOf(release.unit, release.version), `${JSON.stringify(release, null, 1)}\n`)

const known = (unit: Unit, version: string) => {
  const file = descriptionOf(unit, version)
  try {
    return existsSync(file) ? readDescription(file) : undefined
  } catch {
    // A damaged description is replaced.
    return undefined
  }
}

/** The pictures and films of every kept release of every unit. */
const keptPictures = (): Assets[] => units.flatMap(releasesOf).map(({ pictures }) => pictures ?? {})

/**
 * Puts a build into the store as a release. An unchanged build makes no new release, but files of its release that the
 * store has lost are put back. What was written when this throws stays, and is used by the next try.
 */
export async function storeRelease(built: Built): Promise<Release> {
  const { unit, folder } = built
  const browser = path.join(folder, 'browser')
  const server = path.join(folder, 'server')
  const version = versionOf([browser, server])
  const before = known(unit, version)
  const own = filesIn(path.join(browser, 'assets'))
    .filter((name) => !name.endsWith('.map'))
    .map((name) => [name, path.join(browser, 'assets', name)] as const)
  const assets = await storeAssets(
    unit,
    new Map(own),
    releasesOf(unit).map((release) => release.assets),
  )
  const pictures = await storeAssets('pictures', picturesNamedIn([browser, server]), keptPictures())
  const isLive = readPins()[unit] === version
  const build = storeBuild(releaseDir(unit, version), browser, server, before?.build, isLive)
  // An older version that is released again is the newest now, and no longer withdrawn.
  const { isWithdrawn: _again, isUncommitted: _before, ...old } = before ?? {}
  const release = !before
    ? describe(built, version, { assets, pictures, build }, browser)
    : isLive
      ? { ...before, build }
      : ({ ...old, build, builtAt: builtNow(unit), ...origin() } as Release)
  // Write the description last: without it a release does not exist.
  if (JSON.stringify(release) !== JSON.stringify(before)) describeAgain(release)
  return release
}

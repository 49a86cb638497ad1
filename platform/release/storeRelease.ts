import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contractVersion } from 'shared-ui/contract'
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
import { checkSharing } from '../build/checkSharing.ts'
import { sharedModules } from '../build/sharedModules.ts'
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

const installed = (name: string) =>
  readJson<{ version: string }>(path.join(root, 'node_modules', name, 'package.json')).version

/** The modules that a build provides and takes, with their versions and ranges. */
function sharing(unit: Unit, folder: string): Pick<Release, 'provides' | 'takes'> {
  const { provides = {}, takes = {} } = checkSharing(unit, folder)
  const table = <T>(of: Readonly<Record<string, readonly string[]>>, make: (name: string) => T) =>
    Object.fromEntries(Object.entries(of).map(([name, exports]) => [name, { ...make(name), exports }]))
  const moduleOf = (name: string) => sharedModules.find((each) => each.name === name)
  return {
    provides: table(provides, (name) => ({ version: installed(moduleOf(name)?.packages?.[0] ?? name) })),
    takes: table(takes, (name) => ({ versions: moduleOf(name)?.versions ?? '*' })),
  }
}

function versionOf(folders: readonly string[]) {
  const hash = createHash('sha256')
  for (const folder of folders) {
    // Leave out Vite's manifest: it says the same as the files' names, in another order each time. So the same build on
    // another machine is the same release.
    for (const file of filesIn(folder).filter((name) => !name.startsWith('.vite/')))
      hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** When a unit's next release is built: later than all its others, although the clock may have been set back. */
const builtNow = (unit: Unit) => nowAfter(releasesOf(unit)[0]?.builtAt)

type Files = Pick<Release, 'assets' | 'pictures' | 'build'>

function describe(unit: Unit, version: string, files: Files, browser: string): Release {
  const entry = unit === 'shell' ? null : Object.keys(files.assets).find((name) => name.startsWith('remoteEntry-'))
  if (entry === undefined) throw new Error(`mf-${unit} was built without a remote entry; look at its vite.config.ts.`)
  return {
    format,
    unit,
    version,
    builtAt: builtNow(unit),
    releasedAt: null,
    ...origin(),
    contract: contractVersion,
    entry,
    ...files,
    ...sharing(unit, browser),
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
export async function storeRelease({ unit, folder: built }: Built): Promise<Release> {
  const browser = path.join(built, 'browser')
  const server = path.join(built, 'server')
  const version = versionOf([browser, server])
  const before = known(unit, version)
  if (!before) checkSharing(unit, browser)
  const own = filesIn(path.join(browser, 'assets')).map((name) => [name, path.join(browser, 'assets', name)] as const)
  const assets = await storeAssets(
    unit,
    new Map(own),
    releasesOf(unit).map((release) => release.assets),
  )
  const pictures = await storeAssets('pictures', picturesNamedIn([browser, server]), keptPictures())
  const build = storeBuild(releaseDir(unit, version), browser, server, before?.build)
  // An older version that is released again is the newest now, and no longer withdrawn.
  const { isWithdrawn: _again, isUncommitted: _before, ...old } = before ?? {}
  const release = !before
    ? describe(unit, version, { assets, pictures, build }, browser)
    : readPins()[unit] === version
      ? { ...before, build }
      : ({ ...old, build, builtAt: builtNow(unit), ...origin() } as Release)
  // Write the description last: without it a release does not exist.
  if (JSON.stringify(release) !== JSON.stringify(before)) describeAgain(release)
  return release
}

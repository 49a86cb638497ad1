import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { contractVersion } from 'shared-ui/contract'
import { sharedModules } from '../dev/sharedModules.ts'
import type { Built } from './build.ts'
import { checkSharing } from './checkSharing.ts'
import { filesIn } from './filesIn.ts'
import { picturesNamedIn } from './picturesNamedIn.ts'
import { readPins } from './pins.ts'
import { discard } from './prune.ts'
import { format, keptPictures, type Release, readJson, releaseDir, releasesOf, root, type Unit } from './store.ts'
import { storeAssets, storeBuild } from './storeFiles.ts'
import { writeAtomically } from './writeAtomically.ts'

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

function describe(unit: Unit, version: string, files: Pick<Release, 'assets' | 'pictures'>, browser: string): Release {
  const entry = unit === 'shell' ? null : Object.keys(files.assets).find((name) => name.startsWith('remoteEntry-'))
  if (entry === undefined) throw new Error(`mf-${unit} was built without a remote entry; look at its vite.config.ts.`)
  return {
    format,
    unit,
    version,
    builtAt: new Date().toISOString(),
    releasedAt: null,
    ...origin(),
    contract: contractVersion,
    entry,
    ...files,
    ...sharing(unit, browser),
  }
}

/** Writes a release's description anew. */
export const describeAnew = (release: Release) =>
  writeAtomically(
    path.join(releaseDir(release.unit, release.version), 'release.json'),
    `${JSON.stringify(release, null, 1)}\n`,
  )

const known = (unit: Unit, version: string) => {
  const file = path.join(releaseDir(unit, version), 'release.json')
  try {
    const release = existsSync(file) ? readJson<Release>(file) : undefined
    return release?.format === format ? release : undefined
  } catch {
    // A damaged description is written anew.
    return undefined
  }
}

/**
 * Puts a build into the store as a release. An unchanged build makes no new release, but files of its release that the
 * store has lost are put back.
 */
export async function storeRelease(built: Built): Promise<{ release: Release; isNew: boolean }> {
  const { unit, folder } = built
  const version = versionOf([path.join(folder, 'browser'), path.join(folder, 'server')])
  const before = known(unit, version)
  try {
    return await putIntoStore(built, version, before)
  } catch (error) {
    // On a full disk the files copied so far would take the last of the room.
    if (!before) discard({ unit, version })
    throw error
  }
}

async function putIntoStore({ unit, folder: built }: Built, version: string, before: Release | undefined) {
  const browser = path.join(built, 'browser')
  const server = path.join(built, 'server')
  const folder = releaseDir(unit, version)
  if (!before) {
    checkSharing(unit, browser)
    rmSync(folder, { recursive: true, force: true })
  }
  const own = filesIn(path.join(browser, 'assets')).map((name) => [name, path.join(browser, 'assets', name)] as const)
  const assets = await storeAssets(
    unit,
    new Map(own),
    releasesOf(unit).map((release) => release.assets),
  )
  const pictures = await storeAssets('pictures', picturesNamedIn([browser, server]), keptPictures())
  storeBuild(folder, browser, server)
  if (before && readPins()[unit] === version) return { release: before, isNew: false }
  // An older version that is released again is the newest now, and no longer withdrawn.
  const { isWithdrawn: _anew, isUncommitted: _before, ...old } = before ?? {}
  const release = before
    ? ({ ...old, builtAt: new Date().toISOString(), ...origin() } as Release)
    : describe(unit, version, { assets, pictures }, browser)
  // Write the description last: without it a release does not exist.
  describeAnew(release)
  return { release, isNew: !before }
}

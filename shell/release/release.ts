import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type AreaServer, contractVersion } from 'shared-ui/contract'
import { sharedModules } from '../dev/sharedModules.ts'
import { checkSharing } from './checkSharing.ts'
import { filesIn } from './filesIn.ts'
import { loadServer } from './loadServer.ts'
import { picturesNamedIn } from './picturesNamedIn.ts'
import {
  type Assets,
  keptPictures,
  packageOf,
  type Release,
  readPins,
  releaseDir,
  releasesOf,
  root,
  type Unit,
} from './store.ts'
import { storeAssets, storeBuild } from './storeFiles.ts'
import { writeAtomically } from './writeAtomically.ts'

/** Builds a unit, for the browser and for the server. Rejects where it does not build. */
export async function build(unit: Unit): Promise<void> {
  const cwd = packageOf(unit)
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const builds = [[], ['--ssr']].map((mode) =>
    once(
      spawn(process.execPath, ['--import', 'tsx', vite, 'build', '--logLevel', 'warn', ...mode], {
        cwd,
        stdio: 'inherit',
      }),
      'exit',
    ),
  )
  // Both to their end: what is left running would write into the next build's folder.
  const exits = await Promise.all(builds)
  if (exits.some(([status]) => status !== 0))
    throw new Error(`${unit} does not build; nothing was released and the site is as it was.`)
}

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

function sharedVersions(): Record<string, string> {
  const version = (name: string) => {
    const file = path.join(root, 'node_modules', name, 'package.json')
    return JSON.parse(readFileSync(file, 'utf8')).version as string
  }
  const packages = sharedModules.flatMap(({ name, packages = [name] }) => packages)
  return Object.fromEntries(packages.map((name) => [name, version(name)]))
}

function versionOf(folders: readonly string[]) {
  const hash = createHash('sha256')
  for (const folder of folders) {
    // Vite's manifest says in another order what the files' names say: the same build elsewhere is the same release.
    for (const file of filesIn(folder).filter((name) => !name.startsWith('.vite/')))
      hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

async function describe(unit: Unit, version: string, assets: Assets, pictures: Assets): Promise<Release> {
  const release: Release = {
    unit,
    version,
    builtAt: new Date().toISOString(),
    commit: commit(),
    contract: contractVersion,
    entry: null,
    assets,
    pictures,
    pages: [],
    menu: null,
    shared: sharedVersions(),
  }
  if (unit === 'shell') return release
  const entry = Object.keys(assets).find((name) => name.startsWith('remoteEntry-'))
  if (!entry) throw new Error(`mf-${unit} was built without a remote entry; look at its vite.config.ts.`)
  const { contract, menu, pages } = await loadServer<AreaServer>(unit, version)
  return { ...release, entry, contract, menu, pages: pages.flatMap(({ addresses }) => Object.keys(addresses)) }
}

/**
 * Puts what is built in a package into the store as a release. An unchanged build is no new release; what the store has
 * lost of the one that it made is put back.
 */
export async function store(unit: Unit, from = packageOf(unit)): Promise<{ release: Release; isNew: boolean }> {
  const dist = path.join(from, 'dist')
  const server = path.join(from, 'dist-server')
  const version = versionOf([dist, server])
  const folder = releaseDir(unit, version)
  const description = path.join(folder, 'release.json')
  const known: Release | undefined = existsSync(description) ? JSON.parse(readFileSync(description, 'utf8')) : undefined
  if (!known) {
    checkSharing(unit, dist)
    rmSync(folder, { recursive: true, force: true })
  }
  const built = filesIn(path.join(dist, 'assets')).map((name) => [name, path.join(dist, 'assets', name)] as const)
  const assets = await storeAssets(
    unit,
    new Map(built),
    releasesOf(unit).map((release) => release.assets),
  )
  const pictures = await storeAssets('pictures', picturesNamedIn([dist, server]), keptPictures())
  storeBuild(folder, dist, server)
  if (known && readPins()[unit] === version) return { release: known, isNew: false }
  // An older version built anew is the newest now, and going back leads to what was live until now.
  const release = known
    ? { ...known, builtAt: new Date().toISOString(), commit: commit() }
    : await describe(unit, version, assets, pictures)
  // Written last: a release without its description does not exist.
  writeAtomically(description, `${JSON.stringify(release, null, 1)}\n`)
  return { release, isNew: !known }
}

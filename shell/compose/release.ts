import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { contractVersion } from 'shared-ui/contract'
import { compress } from './compress.ts'
import { assetsDir, packageOf, type Release, readPins, releaseDir, root, type Unit, writeAtomically } from './store.ts'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()

/** Builds a unit, for the browser and for the server. Throws where it does not build. */
export function build(unit: Unit) {
  const cwd = packageOf(unit)
  const server = existsSync(path.join(cwd, 'src/entry-server.tsx')) ? 'src/entry-server.tsx' : 'src/entry-server.ts'
  for (const mode of [[], ['--ssr', server]]) {
    const vite = path.join(root, 'node_modules/vite/bin/vite.js')
    const result = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', ...mode], {
      cwd,
      stdio: 'inherit',
    })
    if (result.status !== 0) throw new Error(`${unit} does not build; nothing was released and the site is as it was.`)
  }
}

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

// The files that describe a build, or that compose needs: kept with the release, not served.
const isDescription = (file: string) => !file.startsWith('assets/')

const sharedModules = ['react', 'react-dom', 'react-router-dom', 'zustand', 'gsap', 'shared-enquiry', 'shared-ui']

function sharedVersions(): Record<string, string> {
  const version = (name: string) => {
    const file = path.join(root, 'node_modules', name, 'package.json')
    return JSON.parse(readFileSync(file, 'utf8')).version as string
  }
  return Object.fromEntries(sharedModules.map((name) => [name, version(name)]))
}

// As vite.base.ts shares them. A remote that leaves one out brings a copy, and the site goes on as if nothing were:
// two stores, of which each area sees its own.
const provided = ['react', 'react-dom', 'shared-ui/router', 'zustand', 'shared-enquiry', 'gsap']

interface Manifest {
  shared: { name: string; assets: { js: { sync: string[]; async: string[] } } }[]
}

const refuse = (what: string) => new Error(`${what}. Nothing was released: look at shared() in vite.base.ts.`)

/** Refuses a shell that lacks what the areas take from it: at run time they would find it undefined, and nobody would say why. */
function checkProviding(folder: string) {
  const files = filesIn(folder).filter((file) => /localSharedImportMap/.test(file))
  const code = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')
  for (const name of provided) {
    if (!new RegExp(`name:\\s*["'\`]${name}["'\`]`).test(code))
      throw refuse(`The shell was built without ${name}, which the areas take from it`)
  }
}

/** Refuses a remote that would bring its own copy of what the shell provides. */
function checkSharing(unit: Unit, folder: string) {
  if (unit === 'shell') return checkProviding(folder)
  const { shared } = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8')) as Manifest
  for (const name of provided) {
    const found = shared.find((module) => module.name === name)
    if (found && found.assets.js.sync.length + found.assets.js.async.length === 0) continue
    throw refuse(`mf-${unit} was built with its own copy of ${name}, whose state no other area would see`)
  }
}

const written = (release: Release) => `${JSON.stringify(release, null, 1)}\n`

/** Puts what is built into the store as a release. An unchanged build is no new release. */
export async function store(unit: Unit): Promise<{ release: Release; isNew: boolean }> {
  const dist = path.join(packageOf(unit), 'dist')
  const server = path.join(packageOf(unit), 'dist-server')
  const hash = createHash('sha256')
  for (const folder of [dist, server]) {
    // Vite's manifest says in another order what the files' names say: the same build elsewhere is the same release.
    for (const file of filesIn(folder).filter((name) => !name.startsWith('.vite/')))
      hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)))
  }
  const version = hash.digest('hex').slice(0, 12)
  const folder = releaseDir(unit, version)
  const description = path.join(folder, 'release.json')
  if (existsSync(description)) {
    const known: Release = JSON.parse(readFileSync(description, 'utf8'))
    if (readPins()[unit] === version) return { release: known, isNew: false }
    // An older version built anew: now it is the newest, and going back leads to what was live until now.
    const again = { ...known, builtAt: new Date().toISOString(), commit: commit() }
    writeAtomically(description, written(again))
    return { release: again, isNew: false }
  }

  checkSharing(unit, dist)
  const files = filesIn(dist)
  const assets: Record<string, Release['assets'][string]> = {}
  for (const file of files.filter((name) => name.startsWith('assets/'))) {
    const content = readFileSync(path.join(dist, file))
    const name = file.slice('assets/'.length)
    const target = path.join(assetsDir(unit), name)
    assets[name] = {
      bytes: content.length,
      integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
    }
    if (existsSync(target)) {
      if (readFileSync(target).equals(content)) continue
      throw new Error(
        `${name} has changed under the name that it had before. Browsers keep an asset for ever, so that visitors would go on seeing the old one. Nothing was released: give the file a new name.`,
      )
    }
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(path.join(dist, file), target)
    compress(target, content)
  }

  rmSync(folder, { recursive: true, force: true })
  cpSync(server, path.join(folder, 'server'), { recursive: true })
  for (const file of files.filter(isDescription)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    copyFileSync(path.join(dist, file), path.join(folder, file))
  }
  const release: Release = {
    unit,
    version,
    builtAt: new Date().toISOString(),
    commit: commit(),
    contract: contractVersion,
    entry: null,
    assets,
    pages: [],
    menu: null,
    shared: sharedVersions(),
  }
  if (unit !== 'shell') {
    const area = await import(pathToFileURL(path.join(folder, 'server/entry-server.js')).href)
    release.entry = Object.keys(assets).find((name) => name.startsWith('remoteEntry-')) ?? null
    release.contract = area.contract
    release.menu = area.menu
    release.pages = area.pages.flatMap((page: { addresses: object }) => Object.keys(page.addresses))
    if (!release.entry) throw new Error(`mf-${unit} was built without a remote entry; look at its vite.config.ts.`)
  }
  // Written last: a release without its description does not exist.
  writeAtomically(description, written(release))
  return { release, isNew: true }
}

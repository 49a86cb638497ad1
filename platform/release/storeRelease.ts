import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deliveredFiles } from 'shared-ui/deliveredFiles'
import { writeCompressed } from '../base/compress.ts'
import { filesIn, writeAtomically, writeJson } from '../base/files.ts'
import { inParallel } from '../base/inParallel.ts'
import { root } from '../base/project.ts'
import type { Built } from '../build/build.ts'
import { describeBuild } from '../build/unitDescription.ts'
import {
  type AssetGroup,
  assetsDir,
  descriptionOf,
  type Release,
  releaseDir,
  storedReleases,
  tableOf,
} from '../store/store.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The commit that is built, with a `+` where there are uncommitted changes. */
function headCommit() {
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') && '+')
  } catch {
    return 'unknown'
  }
}

// Vite's manifest has another order in each build, the plugin's statistics name folders of this machine, and source maps
// change with a comment, which visitors do not get. Without them the same sources are the same release anywhere.
const isOfVersion = (file: string) => !/\/\.vite\/|\.map$|\/mf-stats\.json$|^rendered\.json$/.test(file)

function versionOf(folder: string, said: ReturnType<typeof describeBuild>) {
  const hash = createHash('sha256').update(JSON.stringify(said))
  for (const file of filesIn(folder).filter(isOfVersion))
    hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

// The name that all files of a picture share, and by which code names it: "stair-1f8da25c" of
// "stair-1f8da25c-480.avif".
const pictureOf = (file: string) => /^.+-[0-9a-f]{8}(?=(-\d+)?\.\w+$)/.exec(file)?.[0] ?? file

/** The path of every file of the pictures and films that a build's code, pages and table name, by its served name. */
function picturesNamedIn(folder: string): ReadonlyMap<string, string> {
  const code = filesIn(folder)
    .filter((file) => /\.(js|html|json)$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
  const named = new Set(code.match(/[\w-]+-[0-9a-f]{8}\b/g))
  return new Map([...deliveredFiles()].filter(([file]) => named.has(pictureOf(file))))
}

/** Puts assets into the store, with their compressed copies. `files` has the present path of each, by name. */
const storeAssets = (group: AssetGroup, files: ReadonlyMap<string, string>) =>
  inParallel(files, async ([name, file]) => {
    const content = readFileSync(file)
    const target = path.join(assetsDir(group), name)
    if (!existsSync(target) || !readFileSync(target).equals(content)) await writeCompressed(target, content)
  })

/** Puts what is not served into the release's own folder: pages, the shell's server code, manifests, source maps, licences. */
function storeRest({ unit, folder }: Built, version: string) {
  const put = (from: string, name: string) =>
    writeAtomically(path.join(releaseDir(unit, version), name), readFileSync(from))
  const browser = path.join(folder, 'browser')
  for (const file of filesIn(browser)) if (!isServed(file)) put(path.join(browser, file), file)
  for (const name of ['server', 'pages'])
    if (existsSync(path.join(folder, name)))
      for (const file of filesIn(path.join(folder, name))) put(path.join(folder, name, file), `${name}/${file}`)
  // A store outside the project has no package.json above it that makes these files ES modules.
  if (unit === 'shell')
    writeAtomically(path.join(releaseDir(unit, version), 'server/package.json'), '{"type":"module"}\n')
}

const isServed = (file: string) => file.startsWith('assets/') && !file.endsWith('.map')

/**
 * Puts a build into the store as a release, and describes it. The same build again is the same release, the newest now, or
 * as old as it was where it is live; files that the store has lost are put back. What was written when this rejects stays,
 * and is used by the next try.
 */
export async function storeRelease(built: Built, live?: string): Promise<Release> {
  const { unit, folder } = built
  const said = describeBuild(built)
  const version = versionOf(folder, said)
  const browser = path.join(folder, 'browser')
  const served = filesIn(browser).filter(isServed)
  const assets = new Map(served.map((file) => [file.slice('assets/'.length), path.join(browser, file)]))
  const pictures = picturesNamedIn(folder)
  await storeAssets(unit, assets)
  await storeAssets('pictures', pictures)
  storeRest(built, version)
  if (said.table) writeJson(tableOf({ unit, version }), said.table)
  const standing = version === live ? storedReleases(unit).releases.find((each) => each.version === live) : undefined
  const { builtAt, commit } = standing ?? { builtAt: new Date().toISOString(), commit: headCommit() }
  const release: Release = {
    unit,
    version,
    builtAt,
    commit,
    ...said.description,
    assets: [...assets.keys()],
    pictures: [...pictures.keys()],
  }
  writeJson(descriptionOf(unit, version), release)
  return release
}

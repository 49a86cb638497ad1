import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compress, writeCompressed } from '../base/compress.ts'
import { filesIn } from '../base/filesIn.ts'
import { finishAll } from '../base/finishAll.ts'
import { described, describedFiles } from '../base/integrity.ts'
import { type Assets, assetsDir, type Owner } from '../base/store.ts'
import { writeAtomically } from '../base/writeAtomically.ts'

const holds = (file: string, content: Buffer) => existsSync(file) && readFileSync(file).equals(content)

/**
 * Puts assets into the store and describes them. `files` has the present path of each, by name. An asset that is
 * missing in the store, or damaged there, is written again. Rejects, with nothing written, where a kept release knows
 * another content by the same name.
 */
export async function storeAssets(
  owner: Owner,
  files: ReadonlyMap<string, string>,
  kept: readonly Assets[],
): Promise<Assets> {
  const contents = [...files].map(([name, file]) => [name, readFileSync(file)] as const)
  const assets = Object.fromEntries(contents.map(([name, content]) => [name, described(content)]))
  for (const [name, { integrity }] of Object.entries(assets)) {
    // Compare with the descriptions of the releases, not with the file in the store: an interrupted copy may have left
    // that.
    if (kept.every((assets) => (assets[name]?.integrity ?? integrity) === integrity)) continue
    throw new Error(
      `${name} has changed under the name that it had before. Browsers keep an asset for ever, so that visitors would go on seeing the old one. Nothing was released: give the file a new name.`,
    )
  }
  const writing = contents.map(async ([name, content]) => {
    const file = path.join(assetsDir(owner), name)
    if (holds(file, content)) return compress(file, content)
    await writeCompressed(file, content)
    if (kept.some((assets) => assets[name]))
      console.warn(`${name} was missing from the store, or damaged there, and is back.`)
  })
  await finishAll(writing)
  return assets
}

/**
 * Puts a build's manifests and its server code, which compose needs, into a release's folder, and describes them. They
 * are not served. `before` describes what was put there earlier. The live release keeps its commit, and so the source
 * maps of that commit.
 */
export function storeBuild(folder: string, dist: string, server: string, before: Assets = {}, isLive = false): Assets {
  const isAsBefore = (file: string, target: string) =>
    existsSync(target) && (!before[file] || described(readFileSync(target)).integrity === before[file].integrity)
  const put = (source: string, file: string) => {
    const target = path.join(folder, file)
    const content = readFileSync(source)
    // Vite's manifest has another order in each build: keep the one that the release was composed from.
    const mayDiffer = file.startsWith('.vite/') || (isLive && file.endsWith('.map'))
    const stays = mayDiffer ? isAsBefore(file, target) : holds(target, content)
    if (!stays) writeAtomically(target, content)
  }
  for (const file of filesIn(server)) put(path.join(server, file), `server/${file}`)
  // A store outside the project has no package.json above it that makes these files ES modules.
  writeAtomically(path.join(folder, 'server/package.json'), '{"type":"module"}\n')
  for (const file of filesIn(dist))
    if (!file.startsWith('assets/') || file.endsWith('.map')) put(path.join(dist, file), file)
  return describedFiles(folder, (file) => file === 'release.json')
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesWithoutDesktops, writeAtomically, writeJson } from '../base/files.ts'
import { inParallel } from '../base/inParallel.ts'
import { writeCompressed } from '../store/compress.ts'
import { type AssetGroup, assetsDir, releaseDir, releaseJsonPath, storedReleases } from '../store/releaseStore.ts'
import type { ReleaseFolder } from './releaseFolder.ts'

/** Stores assets from `folder`, with compressed copies. */
const storeAssets = (group: AssetGroup, folder: string, names: readonly string[]) =>
  inParallel(names, async (name) => {
    const content = readFileSync(path.join(folder, name))
    const target = path.join(assetsDir(group), name)
    if (!existsSync(target) || !readFileSync(target).equals(content)) await writeCompressed(target, content)
  })

// Files that are not served lie in the release's own folder: pages, the route table, the shell's server code,
// manifests, source maps.
const isOwn = (file: string) => file !== 'release.json' && !/^(assets\/.*(?<!\.map)|pictures\/.*)$/.test(file)

/**
 * Stores a release. If the same release is stored already, it becomes the latest, or keeps its date if it is live;
 * missing files are restored. If this rejects, the files written so far stay, and the next attempt reuses them.
 */
export async function storeRelease({ folder, ...release }: ReleaseFolder, live?: string): Promise<void> {
  const { unit, version, assets, pictures } = release
  await storeAssets(unit, path.join(folder, 'assets'), assets)
  await storeAssets('pictures', path.join(folder, 'pictures'), pictures)
  const put = (file: string, content: string | Buffer) =>
    writeAtomically(path.join(releaseDir(unit, version), file), content)
  for (const file of filesWithoutDesktops(folder).filter(isOwn)) put(file, readFileSync(path.join(folder, file)))
  // Without it, Node would not treat these files as ES modules: a store outside the project has no package.json above
  // it.
  if (unit === 'shell') put('server/package.json', '{"type":"module"}\n')
  const current = version === live ? storedReleases(unit).releases.find((each) => each.version === live) : undefined
  const { builtAt, commit } = current ?? release
  writeJson(releaseJsonPath(unit, version), { ...release, builtAt, commit })
}

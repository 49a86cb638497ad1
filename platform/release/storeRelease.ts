import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesWithoutDesktops, writeAtomically, writeJson } from '../base/files.ts'
import { inParallel } from '../base/inParallel.ts'
import { writeCompressed } from '../store/compress.ts'
import { type AssetGroup, assetsDir, releaseDir, releaseJsonPath, storedReleases } from '../store/releaseStore.ts'
import type { ReleaseFolder } from './releaseFolder.ts'

/** Puts assets into the store, with their compressed copies. `folder` is where they lie now. */
const storeAssets = (group: AssetGroup, folder: string, names: readonly string[]) =>
  inParallel(names, async (name) => {
    const content = readFileSync(path.join(folder, name))
    const target = path.join(assetsDir(group), name)
    if (!existsSync(target) || !readFileSync(target).equals(content)) await writeCompressed(target, content)
  })

// What is not served lies in the release's own folder: pages, their table, the shell's server code, manifests, source maps.
const isOwn = (file: string) => file !== 'release.json' && !/^(assets\/.*(?<!\.map)|pictures\/.*)$/.test(file)

/**
 * Puts a release into the store. The same release again is the newest now, or as old as it was where it is live; files that
 * the store has lost are put back. What was written when this rejects stays, and is used by the next try.
 */
export async function storeRelease({ folder, ...release }: ReleaseFolder, live?: string): Promise<void> {
  const { unit, version, assets, pictures } = release
  await storeAssets(unit, path.join(folder, 'assets'), assets)
  await storeAssets('pictures', path.join(folder, 'pictures'), pictures)
  const put = (file: string, content: string | Buffer) =>
    writeAtomically(path.join(releaseDir(unit, version), file), content)
  for (const file of filesWithoutDesktops(folder).filter(isOwn)) put(file, readFileSync(path.join(folder, file)))
  // A store outside the project has no package.json above it that makes these files ES modules.
  if (unit === 'shell') put('server/package.json', '{"type":"module"}\n')
  const current = version === live ? storedReleases(unit).releases.find((each) => each.version === live) : undefined
  const { builtAt, commit } = current ?? release
  writeJson(releaseJsonPath(unit, version), { ...release, builtAt, commit })
}

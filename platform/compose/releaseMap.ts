import path from 'node:path'
import type { Page, ReleasedModule, ReleaseMap } from 'shared-ui/contract'
import type { Release } from '../base/store.ts'
import { entryOf, publicPath, requireIntegrity } from './assets.ts'
import { filesOfPage, type ReleasedFiles, releasedFiles } from './needs.ts'

function modulesOf(release: Release, { entry, files, modules }: ReleasedFiles): Record<string, ReleasedModule> {
  const isModule = (file: string) => file in modules
  return Object.fromEntries(
    Object.entries(modules).map(([file, own]) => {
      const integrity = requireIntegrity(release.assets[path.basename(file)]?.integrity, publicPath(release, file))
      // A container imports its area as soon as it is opened.
      const imports = file === entry ? [...own, ...files.filter(isModule)] : own
      const addresses = imports.map((each) => publicPath(release, each))
      return [publicPath(release, file), { integrity, ...(addresses.length > 0 && { imports: addresses }) }]
    }),
  )
}

/** The part of a release that pages need in order to load it. */
export function releaseMapOf(release: Release, pages: readonly Page[] = []): ReleaseMap {
  const files = releasedFiles(release)
  const publicPaths = (names: readonly string[]) => names.map((file) => publicPath(release, file))
  return {
    release: release.version,
    contract: release.contract,
    ...(release.entry && { entry: entryOf(release) }),
    modules: modulesOf(release, files),
    styles: release.entry ? publicPaths(files.files.filter((file) => file.endsWith('.css'))) : [],
    pages: pages.map((page) => ({ path: page.path, files: publicPaths(filesOfPage(release, files, page)) })),
  }
}

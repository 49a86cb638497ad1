import path from 'node:path'
import type { Page, ReleasedModule, ReleaseMap } from 'shared-ui/contract'
import type { Release } from '../base/store.ts'
import { areaSource } from '../build/areaFaces.ts'
import { closure, entryOf, manifestOf, publicPath, requireIntegrity } from './assets.ts'
import { entryNeeds } from './needs.ts'

type Manifest = ReturnType<typeof manifestOf>

function modulesOf(release: Release, manifest: Manifest): Record<string, ReleasedModule> {
  const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  return Object.fromEntries(
    chunks.map(({ file, imports = [] }) => {
      const integrity = requireIntegrity(release.assets[path.basename(file)]?.integrity, publicPath(release, file))
      // A container imports its area as soon as it is opened.
      const keys = file === `assets/${release.entry}` ? [...imports, areaSource] : imports
      const addresses = keys.flatMap((key) => manifest[key]?.file ?? []).map((each) => publicPath(release, each))
      return [publicPath(release, file), { integrity, ...(addresses.length > 0 && { imports: addresses }) }]
    }),
  )
}

function filesOf(release: Release, manifest: Manifest, { component, source }: Page): string[] {
  const sources = [component, source].filter((each) => each !== undefined)
  const own = sources.flatMap((each) => manifest[each]?.file ?? []).map((file) => publicPath(release, file))
  return [...new Set([...own, ...closure(release, manifest, sources).styles])]
}

/** The part of a release that pages need in order to load it. */
export function releaseMapOf(release: Release, pages: readonly Page[] = []): ReleaseMap {
  const manifest = manifestOf(release)
  return {
    release: release.version,
    contract: release.contract,
    ...(release.entry && { entry: entryOf(release) }),
    modules: modulesOf(release, manifest),
    styles: release.entry ? entryNeeds(release).styles : [],
    pages: pages.map((page) => ({ path: page.path, files: filesOf(release, manifest, page) })),
  }
}

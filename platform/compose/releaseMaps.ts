import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseMap } from 'shared-ui/contract'
import { readJson } from '../base/files.ts'
import { siteDir } from '../base/project.ts'
import type { Retained } from '../store/retainedReleases.ts'
import { type Release, type Released, releaseDir, type TablePage } from '../store/store.ts'
import { isStyle, publicPath } from './pageAssets.ts'
import { publicFile, type SiteFile } from './siteFolders.ts'
import type { SiteSources } from './siteSources.ts'

/** The part of a release that pages need in order to load it. `pages` are those of a live area. */
function releaseMapOf(release: Release, pages: readonly TablePage[] = []): ReleaseMap {
  const { unit, version, contract, shared, entry, files, modules } = release
  const addresses = (names: readonly string[]) => names.map((file) => publicPath(release, file))
  const mapped = Object.entries(modules).map(([file, { integrity, imports: own }]) => {
    // A container imports its area as soon as it is opened.
    const imports = addresses(file === entry ? [...own, ...files.filter((each) => each in modules)] : own)
    return [publicPath(release, file), { integrity, ...(imports.length > 0 && { imports }) }] as const
  })
  return {
    release: version,
    contract,
    shared: unit === 'shell' ? {} : shared,
    ...(unit !== 'shell' && entry && { entry: publicPath(release, entry) }),
    modules: Object.fromEntries(mapped),
    styles: unit === 'shell' ? [] : addresses(files.filter(isStyle)),
    pages: pages.map(({ path, files }) => ({ path, files: addresses(files) })),
  }
}

/** An area's manifest, with its own version, and without a file that only a server would ask for, and that is not built. */
function manifestOf({ unit, version }: Released): SiteFile[] {
  const file = path.join(releaseDir(unit, version), 'mf-manifest.json')
  if (!existsSync(file)) return []
  const manifest = readJson<{ metaData: { buildInfo: { buildVersion: string }; ssrRemoteEntry?: object } }>(file)
  manifest.metaData.buildInfo.buildVersion = version
  delete manifest.metaData.ssrRemoteEntry
  return [[`r/${unit}/mf-manifest.json`, JSON.stringify(manifest)]]
}

/**
 * The files that tell pages of the live release of each unit and of each retained one, at which an open page stays, its area
 * taken out of the site or not; and the manifests by which other hosts of module federation find the areas.
 */
export function releaseMaps({ shell, areas }: SiteSources, { releases, damaged }: Retained): SiteFile[] {
  const live = new Map<Release, readonly TablePage[]>([
    [shell, []],
    ...[...areas.values()].map(({ release, table }) => [release, table.pages] as const),
  ])
  const maps = [...releases.values()].flat().flatMap((release): SiteFile[] => {
    const { unit, version } = release
    const map = JSON.stringify(releaseMapOf(release, live.get(release)))
    const earlier: SiteFile = [`r/${unit}/${version}.json`, map]
    return live.has(release) ? [earlier, [`r/${unit}/live.json`, map], ...manifestOf(release)] : [earlier]
  })
  // A page may be open at a release whose description was damaged since.
  const lost = damaged.map(({ unit, version }) => `r/${unit}/${version}.json`)
  const served = lost.filter((file) => existsSync(publicFile(siteDir, file)))
  return [...maps, ...served.map((file): SiteFile => [file, readFileSync(publicFile(siteDir, file), 'utf8')])]
}

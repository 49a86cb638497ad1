import { existsSync } from 'node:fs'
import type { AreaManifest } from 'shared-page/site'
import * as v from 'valibot'
import { readJsonAs } from '../base/files.ts'
import type { Release } from '../store/format.ts'
import { fileOfRelease } from '../store/releaseStore.ts'
import type { SiteFile } from '../store/siteFolders.ts'
import { filesWithImports } from './pageAssets.ts'
import type { LiveArea, SiteSources } from './siteSources.ts'

type Written = { metaData: AreaManifest['metaData'] & { ssrRemoteEntry?: object } }

// Other hosts read more fields. No path may lead out of the area's own folder.
const written = v.looseObject({
  metaData: v.looseObject({
    buildInfo: v.looseObject({ buildVersion: v.string() }),
    remoteEntry: v.looseObject({
      name: v.pipe(v.string(), v.regex(/^(?!.*(\/\/|\.\.))[\w@-][\w.@/-]*$/, 'is not a path in the folder')),
    }),
  }),
})

/**
 * The manifest that the module federation plugin wrote or, for a release built by another tool, the fields that pages
 * read.
 */
function writtenBy(release: Release): Written {
  const { unit, version, entry = '' } = release
  const file = fileOfRelease(release, 'mf-manifest.json')
  if (existsSync(file))
    return readJsonAs(written, file, 'Omit the file, or use the one that the module federation plugin writes.')
  const remoteEntry = { name: entry, path: '', type: 'module' }
  return { ...{ id: unit, name: unit }, metaData: { buildInfo: { buildVersion: version }, remoteEntry } }
}

function manifestOf({ release, table }: LiveArea): AreaManifest {
  const written = writtenBy(release)
  // No server entry is built.
  const { ssrRemoteEntry: _, ...metaData } = written.metaData
  const common = filesWithImports(release, [release.entry ?? '', ...release.files])
  return {
    ...written,
    metaData: { ...metaData, buildInfo: { ...metaData.buildInfo, buildVersion: release.version } },
    contract: release.contract ?? 0,
    sharedRanges: release.shared,
    sharedImports: release.sharedImports,
    files: common,
    pages: table.pages.map((page) => ({
      path: page.pattern,
      files: filesWithImports(release, page.files).filter((file) => !common.includes(file)),
    })),
  }
}

/**
 * The manifests of the live areas, by which our pages and other module federation hosts find them. Adds to the plugin's
 * manifest the release's version, its contract, its shared modules, and the files of each page.
 */
export const manifests = ({ areas }: SiteSources): SiteFile[] =>
  [...areas.values()]
    .filter(({ release }) => release.entry)
    .map((area) => [`r/${area.release.unit}/mf-manifest.json`, JSON.stringify(manifestOf(area))])

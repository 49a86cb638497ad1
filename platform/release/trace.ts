import { existsSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { readJson } from '../base/files.ts'
import { releaseDir, releaseLabel, releasesDir, storedReleases, storedUnits } from '../store/releaseStore.ts'

/** The path of a source in the repository, from that in a source map, which begins at the folder of the build. */
const sourceOf = (source: string) =>
  /(?:^|\/)((?:mf-[\w-]+|shell|shared-[\w-]+|node_modules)\/.*?)(?:\?.*)?$/.exec(source)?.[1] ?? source

/**
 * The source of a place in our code, as a report or a browser's console names it: `https://…/r/builders/assets/a.js:1:20`.
 * Throws if no stored release has a source map of the file.
 */
export function trace(place: string): string {
  const [, unit = '', file = '', line, column] =
    /\/r\/([\w-]+)\/assets\/([\w.-]+\.js):(\d+):(\d+)\)?$/.exec(place) ?? []
  // One that is not checked out, too.
  if (!storedUnits().includes(unit))
    throw new Error(
      `${place} is not a place in a unit's code. For example: npm run trace -- https://www.example.com/r/builders/assets/a.js:1:20`,
    )
  const release = storedReleases(unit).releases.find(({ assets }) => assets.includes(file))
  const map = release && path.join(releaseDir(release.unit, release.version), `assets/${file}.map`)
  if (!release || !map || !existsSync(map))
    throw new Error(
      `${releasesDir} has no source map of ${file}. Fetch the pipeline's releases (OPERATIONS.md, "By hand"), and name their folder: RELEASES_DIR=publication/store`,
    )
  // Both count from 0 there.
  const entry = new SourceMap(readJson(map)).findEntry(Number(line) - 1, Number(column) - 1)
  // A place that a tool has written, such as an import between files, has an entry without a source.
  if (!('originalSource' in entry && entry.originalSource))
    throw new Error(`${map} does not cover line ${line}, column ${column}.`)
  const { originalSource, originalLine, originalColumn } = entry
  return `${sourceOf(originalSource)}:${originalLine + 1}:${originalColumn + 1}  ${releaseLabel(release)}, ${release.commit}\n`
}

import { existsSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { readJson } from '../base/files.ts'
import { releaseDir, releaseLabel, releasesDir, storedReleases, storedUnits } from '../store/releaseStore.ts'

/** The path of a source in the repository. Paths in a source map are relative to the build's folder. */
const sourceOf = (source: string) =>
  /(?:^|\/)((?:mf-[\w-]+|shell|shared-[\w-]+|node_modules)\/.*?)(?:\?.*)?$/.exec(source)?.[1] ?? source

/**
 * Returns the source of a position in our code, in the form that reports and browser consoles use:
 * `https://…/r/builders/assets/a.js:1:20`. Throws if no stored release has a source map of the file.
 */
export function trace(place: string): string {
  const [, unit = '', file = '', line, column] =
    /\/r\/([\w-]+)\/assets\/([\w.-]+\.js):(\d+):(\d+)\)?$/.exec(place) ?? []
  // The unit may be missing in this working tree.
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
  // SourceMap counts lines and columns from 0.
  const entry = new SourceMap(readJson(map)).findEntry(Number(line) - 1, Number(column) - 1)
  // Code that a tool generated, such as an import between files, has a mapping without a source.
  if (!('originalSource' in entry && entry.originalSource))
    throw new Error(`${map} does not cover line ${line}, column ${column}.`)
  const { originalSource, originalLine, originalColumn } = entry
  return `${sourceOf(originalSource)}:${originalLine + 1}:${originalColumn + 1}  ${releaseLabel(release)}, ${release.commit}\n`
}

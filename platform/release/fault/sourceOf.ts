import { existsSync } from 'node:fs'
import path from 'node:path'
import { originalPositionFor, type SourceMapInput, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import { type Release, readJson, releaseDir } from '../../base/store.ts'
import type { Frame } from './Reported.ts'

const mapsFolder = 'assets'

/** A place in a source. */
export interface Source {
  file: string
  line: number
  column: number
  /** The whole source; absent for a library's. */
  text: string | undefined
}

/** Whether a source is ours, and no library's. */
export const isOurs = ({ file }: Source) => !file.includes('node_modules/') && !file.includes(':')

const maps = new Map<string, TraceMap | undefined>()

function mapOf({ unit, version }: Release, { file }: Frame) {
  const name = path.join(releaseDir(unit, version), mapsFolder, `${path.basename(file)}.map`)
  if (!maps.has(name)) maps.set(name, existsSync(name) ? new TraceMap(readJson<SourceMapInput>(name)) : undefined)
  return maps.get(name)
}

/** Whether a release has source maps: those that were built before they were stored have none. */
export const hasMaps = ({ unit, version }: Release) => existsSync(path.join(releaseDir(unit, version), mapsFolder))

/** The place in the sources that a frame leads to. Undefined where the release has no source map of it. */
export function sourceOf(release: Release, frame: Frame): Source | undefined {
  const map = mapOf(release, frame)
  if (!map || !frame.line || !frame.column) return undefined
  const { source, line, column } = originalPositionFor(map, { line: frame.line, column: frame.column - 1 })
  if (source === null) return undefined
  return { file: source, line, column: column + 1, text: sourceContentFor(map, source) ?? undefined }
}

import { readPins } from '../../base/pins.ts'
import { type Release, releasesOf, type Unit } from '../../base/store.ts'
import type { Frame, Reported } from './Reported.ts'
import { isOurs, type Source, sourceOf } from './sourceOf.ts'

/** The release that a fault comes from, and the place in its sources. */
export interface Blame {
  unit: Unit
  version: string
  /** Undefined where it is no longer kept. */
  release: Release | undefined
  /** The other releases that have the very same file, where the report does not say which was loaded. */
  others: readonly Release[]
  frame?: Frame | undefined
  source?: Source | undefined
  /** The way that led there, the innermost first. */
  trail: readonly Source[]
}

/** The kept releases that a frame may come from: the live one first, then the newest. */
function holders({ unit, file }: Frame) {
  const live = readPins()[unit]
  const all = releasesOf(unit).filter(({ assets }) => assets[file])
  return [...all.filter(({ version }) => version === live), ...all.filter(({ version }) => version !== live)]
}

function traced(frame: Frame, { releases }: Reported) {
  const version = releases[frame.unit]
  const kept = version ? releasesOf(frame.unit).filter((release) => release.version === version) : holders(frame)
  const [release, ...others] = kept
  return { frame, release, others, source: release && sourceOf(release, frame) }
}

/**
 * The release that a fault comes from: that of the innermost place in sources of ours, as libraries are called by those.
 * Undefined where the report leads to none.
 */
export function blameOf(reported: Reported): Blame | undefined {
  const all = reported.frames.map((frame) => traced(frame, reported))
  const trail = all.flatMap(({ source }) => source ?? [])
  const found = all.find(({ source }) => source && isOurs(source)) ?? all[0]
  const unit = found?.frame.unit ?? reported.unit
  if (!unit) return undefined
  const version = found?.release?.version ?? reported.releases[unit]
  if (!version) return undefined
  const release = found?.release ?? releasesOf(unit).find((each) => each.version === version)
  const { frame, source, others = [] } = found ?? {}
  return { unit, version, release, others, frame, source, trail: trail.filter((each) => each !== source) }
}

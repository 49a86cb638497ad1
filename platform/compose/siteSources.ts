import { pathToFileURL } from 'node:url'
import type { AreaName, RegisteredArea, Registry } from 'shared-page/contract'
import { readJsonAs } from '../base/files.ts'
import type { Unit } from '../base/project.ts'
import { Rejection } from '../base/rejection.ts'
import { type AreaTable, areaTable, type Release, type TableHead } from '../store/format.ts'
import { liveVersions } from '../store/pins.ts'
import { fileOfRelease, releaseJsonPath } from '../store/releaseStore.ts'
import type { Retained } from '../store/retainedReleases.ts'
import { type Claimant, checkClaims, rootNames } from './claims.ts'
import { incompatibilities } from './compatibility.ts'
import { rootFilesOf } from './shellFiles.ts'

/** The shell's server build: renders the frame around a page, and the 404 page. */
export interface ShellServer {
  frameOf: (
    address: string,
    areas: Readonly<Record<AreaName, RegisteredArea & { menu: AreaTable['menu'] }>>,
  ) => { above: string; below: string }
  notFound: () => { head: Omit<TableHead, 'main'>; main: string }
  /** The markup of a page as it is in `<main>` if code hydrates it. */
  inMain: (markup: string) => string
}

export interface SiteSources {
  shell: Release
  server: ShellServer
  /** The live areas, in the order of their prefixes. */
  areas: ReadonlyMap<AreaName, LiveArea>
  registry: Registry
}

/** An area's release, with its pages and menu. */
export interface LiveArea extends RegisteredArea {
  release: Release
  table: AreaTable
}

/**
 * Reads the pinned releases. `arriving` are not in the store yet; `released` are units whose release has not been live
 * before. Throws if a release is missing or damaged, does not fit the others, or claims what belongs to them.
 */
export async function loadSources(
  { pins, releases: stored, damaged }: Retained,
  arriving: readonly Release[] = [],
  released: readonly Unit[] = [],
): Promise<SiteSources> {
  const versions = liveVersions(pins)
  const remedy = (unit: Unit) =>
    arriving.some((each) => each.unit === unit)
      ? ''
      : `Release ${unit} again, or go back to another release of it: npm run rollback -- ${unit} VERSION`
  const live = (unit: Unit) => {
    const version = versions.get(unit)
    if (!version) throw new Error(`There is no live release of ${unit}: npm run release -- ${unit}`)
    const release = [...arriving, ...(stored.get(unit) ?? [])].find(
      (each) => each.unit === unit && each.version === version,
    )
    if (release) return release
    const lost = damaged.find((each) => each.unit === unit && each.version === version)
    const why = lost?.why ?? `${releaseJsonPath(unit, version)} cannot be read (there is none).`
    throw new Error(`${why} ${remedy(unit)}`)
  }
  const shell = live('shell')
  const releases = [...versions.keys()].filter((unit) => unit !== 'shell').map(live)
  const faults = [...new Set(releases.flatMap((area) => incompatibilities(shell, area)))]
  if (faults.length > 0) throw new Rejection('fit', faults.join('\n'))
  const claimants = releases.map((release) => ({
    release,
    table: readJsonAs(areaTable, fileOfRelease(release, 'table.json'), remedy(release.unit)),
  }))
  const isNew = ({ release }: Claimant) => arriving.includes(release) || released.includes(release.unit)
  const reserved = new Set([...rootNames, ...rootFilesOf(shell)])
  try {
    checkClaims(
      claimants.filter((each) => !isNew(each)),
      claimants.filter(isNew),
      reserved,
    )
  } catch (error) {
    throw withRemedy(error, claimants, remedy)
  }
  if (!claimants.some(({ release }) => release.area?.prefix === ''))
    throw new Error(
      'No live area has the empty prefix, which owns every path outside the prefixes of other areas: release one.',
    )
  const areas = new Map(
    claimants
      .map(({ release, table }) => ({ prefix: release.area?.prefix ?? '', release, table }))
      .sort((one, other) => (one.prefix < other.prefix ? -1 : 1))
      .map((area) => [area.release.unit, area] as const),
  )
  const said = ({ prefix, release }: LiveArea) => ({ prefix, ...(!release.entry && { isStatic: true as const }) })
  const registry = Object.fromEntries([...areas].map(([name, area]) => [name, said(area)]))
  const server = await import(pathToFileURL(fileOfRelease(shell, 'server/entry-server.js')).href)
  return { shell, server, areas, registry }
}

/** Adds the remedy for a live release with invalid claims: somebody has edited it in the store. */
function withRemedy(error: unknown, claimants: readonly Claimant[], remedy: (unit: Unit) => string) {
  const { message } = error as Error
  const wrong = claimants.find(({ release }) => message.startsWith(fileOfRelease(release, '')))
  return error instanceof Rejection && wrong
    ? new Rejection(error.rule, `${message} ${remedy(wrong.release.unit)}`.trim())
    : error
}

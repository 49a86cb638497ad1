import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AreaName, RegisteredArea, Registry } from 'shared-ui/contract'
import { readJsonAs } from '../base/files.ts'
import type { Unit } from '../base/project.ts'
import { type AreaTable, areaTable, type Release, type TableHead } from '../store/format.ts'
import { liveVersions } from '../store/pins.ts'
import type { Retained } from '../store/retainedReleases.ts'
import { descriptionOf, nameOf, releaseDir, tableOf } from '../store/store.ts'
import { incompatibilities } from './compatibility.ts'

/** What the shell's server build renders: the frame around an address's page, and the page of unknown addresses. */
export interface ShellServer {
  frameOf: (
    address: string,
    areas: Readonly<Record<AreaName, RegisteredArea & { menu: AreaTable['menu'] }>>,
  ) => { above: string; below: string }
  notFound: () => { head: Omit<TableHead, 'main'>; main: string }
  /** The markup of a page as it stands in `<main>` where code hydrates it. */
  inMain: (markup: string) => string
}

/** Everything that a site is composed from. */
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

/** Each area's release by its prefix. Throws where two areas claim one, and where none has the empty one. */
function prefixesOf(releases: readonly Release[]): ReadonlyMap<string, Release> {
  const found = new Map<string, Release>()
  for (const release of releases) {
    const prefix = release.area?.prefix ?? ''
    const other = found.get(prefix)
    if (other)
      throw new Error(
        `${nameOf(other)} and ${nameOf(release)} both claim the prefix "${prefix}" ("area.prefix"). Give one of them another, and release it.`,
      )
    found.set(prefix, release)
  }
  if (!found.has(''))
    throw new Error('No live area has the empty prefix, which takes every address that no other area has: release one.')
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other)))
}

/** Refuses releases that cannot be a site together, with each reason. Returns the areas' releases by their prefixes. */
export function checkTogether(shell: Release, areas: readonly Release[]): ReadonlyMap<string, Release> {
  const faults = areas.flatMap((area) => incompatibilities(shell, area))
  if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'))
  return prefixesOf(areas)
}

/** Reads the pinned releases. Throws where one is missing or damaged, or does not fit the others. */
export async function loadSources({ pins, releases: stored, damaged }: Retained): Promise<SiteSources> {
  const versions = liveVersions(pins)
  const remedy = (unit: Unit) =>
    `Release ${unit} again, or go back to another release of it: npm run rollback -- ${unit} VERSION`
  const live = (unit: Unit) => {
    const version = versions.get(unit)
    if (!version) throw new Error(`There is no live release of ${unit}: npm run release -- ${unit}`)
    const release = stored.get(unit)?.find((each) => each.version === version)
    if (release) return release
    const lost = damaged.find((each) => each.unit === unit && each.version === version)
    const why = lost?.why ?? `${descriptionOf(unit, version)} cannot be read (there is none).`
    throw new Error(`${why} ${remedy(unit)}`)
  }
  const shell = live('shell')
  const releases = [...versions.keys()].filter((unit) => unit !== 'shell').map(live)
  const areas = new Map<AreaName, LiveArea>()
  for (const [prefix, release] of checkTogether(shell, releases))
    areas.set(release.unit, { prefix, release, table: readJsonAs(areaTable, tableOf(release), remedy(release.unit)) })
  const said = ({ prefix, release }: LiveArea) => ({ prefix, ...(!release.entry && { isPlain: true as const }) })
  const registry = Object.fromEntries([...areas].map(([name, area]) => [name, said(area)]))
  const server = await import(
    pathToFileURL(path.join(releaseDir('shell', shell.version), 'server/entry-server.js')).href
  )
  return { shell, server, areas, registry }
}

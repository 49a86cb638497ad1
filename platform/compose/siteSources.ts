import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AreaName, RegisteredArea, Registry } from 'shared-ui/contract'
import type { Unit } from '../base/project.ts'
import { liveVersions } from '../store/pins.ts'
import type { Retained } from '../store/retainedReleases.ts'
import { descriptionOf, nameOf, type Release, releaseDir } from '../store/store.ts'
import { incompatibilities, missingExportError } from './compatibility.ts'
import type { AreaTable, Renderer } from './renderer.ts'

/** Everything that a site is composed from. */
export interface SiteSources {
  shell: Release
  /** The process in which their server builds are loaded. */
  renderer: Renderer
  /** The live areas, in the order of their prefixes. */
  areas: ReadonlyMap<AreaName, LiveArea>
  registry: Registry
}

/** An area's release, with its pages and menu as its server build exports them. */
export interface LiveArea extends RegisteredArea {
  release: Release
  server: AreaTable
}

const serverOf = ({ unit, version }: Release) => path.join(releaseDir(unit, version), 'server')

/**
 * Puts the shell's shared modules into a folder's node_modules, where Node finds them for every module in the folder. They
 * are links: Node loads the shell's own files, each once.
 */
function lendShared(shell: Release, folder: string) {
  for (const name of Object.keys(shell.shared)) {
    const source = path.join(serverOf(shell), 'shared', `${name}.js`)
    // Prerendering does without lazy ones.
    if (!existsSync(source)) continue
    const [packageName = name, inside = 'index'] = name.split('/')
    const lent = path.join(folder, 'node_modules', packageName)
    mkdirSync(lent, { recursive: true })
    symlinkSync(source, path.join(lent, `${inside}.js`))
    const exports = { '.': './index.js', './*': './*.js' }
    writeFileSync(path.join(lent, 'package.json'), JSON.stringify({ type: 'module', exports }))
  }
}

/**
 * The prefix of each area's release, in the order of the prefixes. Throws where two areas claim one, where none has the
 * empty one, and where a release does not say its area's.
 */
function prefixesOf(releases: readonly Release[]): ReadonlyMap<string, Release> {
  const found = new Map<string, Release>()
  for (const release of releases) {
    const prefix = release.area?.prefix
    if (prefix === undefined)
      throw new Error(
        `${nameOf(release)} does not say its prefix: it was built before areas said theirs. Release ${release.unit} again.`,
      )
    const other = found.get(prefix)
    if (other)
      throw new Error(
        `${nameOf(other)} and ${nameOf(release)} both claim the prefix "${prefix}". Give one of them another in its package.json, and release it.`,
      )
    found.set(prefix, release)
  }
  if (!found.has(''))
    throw new Error('No live area has the empty prefix, which takes every address that no other area has: release one.')
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other)))
}

/**
 * Loads the server builds of the pinned releases, from copies in a folder that must stay until all is rendered. The areas
 * take every shared module from the live shell, one instance of each, as they do in a browser: the code that prerenders is
 * the code that will run. Throws where a release is missing or damaged, or does not fit the others.
 */
export async function loadSources(
  { pins, releases: stored, damaged }: Retained,
  renderer: Renderer,
  folder: string,
): Promise<SiteSources> {
  const versions = liveVersions(pins)
  const live = (unit: Unit) => {
    const version = versions.get(unit)
    if (!version) throw new Error(`There is no live release of ${unit}: npm run release -- ${unit}`)
    const release = stored.get(unit)?.find((each) => each.version === version)
    if (release) return release
    const lost = damaged.find((each) => each.unit === unit && each.version === version)
    const why = lost?.why ?? `${descriptionOf(unit, version)} cannot be read (there is none).`
    const rollback = `npm run rollback -- ${unit} VERSION`
    throw new Error(`${why} Release ${unit} again, or go back to another release of it: ${rollback}`)
  }
  const shell = live('shell')
  const releases = [...versions.keys()].filter((unit) => unit !== 'shell').map(live)
  const faults = releases.flatMap((area) => incompatibilities(shell, area))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const prefixes = prefixesOf(releases)
  lendShared(shell, folder)
  await renderer.load(shell, serverOf(shell))
  const areas = new Map<AreaName, LiveArea>()
  for (const [prefix, release] of prefixes) {
    // A copy, not a link: Node looks for packages from a file's real path.
    const copy = path.join(folder, release.unit)
    cpSync(serverOf(release), copy, { recursive: true })
    const server = await renderer.load(release, copy).catch((error) => {
      throw missingExportError(error, release, shell)
    })
    areas.set(release.unit, { prefix, release, server })
  }
  const registry = Object.fromEntries([...areas].map(([name, { prefix }]) => [name, { prefix }]))
  return { shell, renderer, areas, registry }
}

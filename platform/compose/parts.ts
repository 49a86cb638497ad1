import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { areaNames, perArea } from 'shared-ui/areas'
import type { AreaName } from 'shared-ui/contract'
import type { Kept } from '../base/keptReleases.ts'
import { unreleased } from '../base/pins.ts'
import type { Unit } from '../base/project.ts'
import { descriptionOf, type Release, releaseDir } from '../base/store.ts'
import { incompatibilities, missingExportError } from './compatibility.ts'
import type { AreaTable, Renderer } from './renderer.ts'

/** Everything that a site is composed from. */
export interface Parts {
  shell: Release
  /** The process in which their server builds are loaded. */
  renderer: Renderer
  /** Each area's release, and its pages and menu as its server build exports them. */
  areas: Readonly<Record<AreaName, { release: Release; server: AreaTable }>>
}

const serverOf = ({ unit, version }: Release) => path.join(releaseDir(unit, version), 'server')

const lentPackage = JSON.stringify({ type: 'module', exports: { '.': './index.js', './*': './*.js' } })

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
    writeFileSync(path.join(lent, 'package.json'), lentPackage)
  }
}

/**
 * Loads the server builds of releases that are to run together. The areas take every shared module from this very
 * shell, one instance of each, as they do in a browser: the code that prerenders is the code that will run. Rejects
 * where one takes what the shell does not provide.
 */
async function loadServers(
  shell: Release,
  releases: Readonly<Record<AreaName, Release>>,
  renderer: Renderer,
  folder: string,
): Promise<Parts> {
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
  lendShared(shell, folder)
  await renderer.load(shell, serverOf(shell))
  const areas: Partial<Record<AreaName, Parts['areas'][AreaName]>> = {}
  for (const name of areaNames) {
    const release = releases[name]
    // A copy, not a link: Node looks for packages from a file's real path.
    cpSync(serverOf(release), path.join(folder, name), { recursive: true })
    const server = await renderer.load(release, path.join(folder, name)).catch((error) => {
      throw missingExportError(error, release, shell)
    })
    areas[name] = { release, server }
  }
  return { shell, renderer, areas: areas as Parts['areas'] }
}

/**
 * Loads the pinned releases, from copies in a folder that must stay until all is rendered. Throws where one is missing or
 * damaged, or does not fit the others.
 */
export async function partsOf(
  { pins, releases: stored, damaged }: Kept,
  renderer: Renderer,
  folder: string,
): Promise<Parts> {
  const missing = unreleased(pins)
  if (missing.length > 0) throw new Error(`No release yet of ${missing.join(', ')}: npm run release -- --all`)
  const live = (unit: Unit) => {
    const version = pins[unit]?.[0] ?? ''
    const release = stored.get(unit)?.find((each) => each.version === version)
    if (release) return release
    const lost = damaged.find((each) => each.unit === unit && each.version === version)
    const why = lost?.why ?? `${descriptionOf(unit, version)} cannot be read (there is none).`
    const rollback = `npm run rollback -- ${unit} VERSION`
    throw new Error(`${why} Release ${unit} again, or go back to another release of it: ${rollback}`)
  }
  const shell = live('shell')
  const releases = perArea(live)
  const faults = Object.values(releases).flatMap((area) => incompatibilities(shell, area))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return loadServers(shell, releases, renderer, folder)
}

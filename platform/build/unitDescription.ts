import { existsSync } from 'node:fs'
import path from 'node:path'
import { contractVersion } from 'shared-ui/contract'
import { readJson, type Unit } from '../base/store.ts'
import { writeAtomically } from '../base/writeAtomically.ts'
import { areaSource } from './areaFaces.ts'
import { checkSharing } from './checkSharing.ts'
import { installedVersion } from './installedVersion.ts'
import { sharedModules } from './sharedModules.ts'

/**
 * What a unit's build says of its files, whichever toolchain made it. Compose reads nothing else of a build. All files are
 * paths from the build's folder, such as `assets/Page-1a2b3c.js`.
 */
export interface UnitDescription {
  contract: number
  /** The module that runs the shell's pages, or the area's container. */
  entry: string
  /** The modules and style sheets that every page needs besides the entry. A container imports them as it is opened. */
  files: readonly string[]
  /** The modules and style sheets of each page, by its `source` or `component`. */
  pages: Readonly<Record<string, readonly string[]>>
  /** Every module, with those that it imports statically. */
  modules: Readonly<Record<string, readonly string[]>>
  provides: Readonly<Record<string, Provided>>
  takes: Readonly<Record<string, Taken>>
  /** The shared modules: versions of those that it provides, ranges of those that it takes. */
  shared: Readonly<Record<string, string>>
}

interface Provided {
  version: string
  exports: readonly string[]
}

interface Taken {
  versions: string
  exports: readonly string[]
}

/** The path of the description in a build's folder. */
export const unitRecord = 'unit.json'

/** A chunk in Vite's manifest: https://vite.dev/guide/backend-integration */
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

const isModule = (file: string) => file.endsWith('.js')

/** Its modules and style sheets, by Vite's manifest. Throws where that is not written as expected. */
function filesOf(unit: Unit, folder: string): Pick<UnitDescription, 'entry' | 'files' | 'pages' | 'modules'> {
  const manifest = readJson<Record<string, Chunk>>(path.join(folder, '.vite/manifest.json'))
  const chunkOf = (key: string): Chunk => {
    const chunk = manifest[key]
    if (typeof chunk?.file === 'string') return chunk
    throw new Error(
      `Vite's manifest of ${unit} names no file of ${key}: look at what it writes now, and at platform/build/unitDescription.ts.`,
    )
  }
  function stylesOf(key: string, seen = new Set<string>()): string[] {
    if (seen.has(key)) return []
    seen.add(key)
    const { file, imports = [], css = [] } = chunkOf(key)
    return [...imports.flatMap((each) => stylesOf(each, seen)), ...css, ...(file.endsWith('.css') ? [file] : [])]
  }
  const filesOfSource = (key: string) => [...new Set([chunkOf(key).file, ...stylesOf(key)])]
  const keys = Object.keys(manifest).sort()
  const container = keys.find((key) => /^assets\/remoteEntry-/.test(chunkOf(key).file))
  const [entry = areaSource, ...others] = unit === 'shell' ? ['index.html'] : container ? [container, areaSource] : []
  const isSource = (key: string) => key.startsWith('src/') && key !== areaSource && isModule(chunkOf(key).file)
  const modules = keys.filter((key) => isModule(chunkOf(key).file)).map((key) => chunkOf(key))
  return {
    entry: chunkOf(entry).file,
    files: [...new Set([...stylesOf(entry), ...others.flatMap(filesOfSource)])],
    pages: unit === 'shell' ? {} : Object.fromEntries(keys.filter(isSource).map((key) => [key, filesOfSource(key)])),
    modules: Object.fromEntries(
      modules.map(({ file, imports = [] }) => [file, imports.map((key) => chunkOf(key).file).filter(isModule)]),
    ),
  }
}

/** The shared modules that a build provides and takes, with their versions and ranges. */
function sharing(unit: Unit, folder: string): Pick<UnitDescription, 'provides' | 'takes' | 'shared'> {
  const { provides = {}, takes = {} } = checkSharing(unit, folder)
  const module = (name: string) => sharedModules.find((each) => each.name === name) ?? { name, versions: '*' }
  const table = <T>(of: Readonly<Record<string, readonly string[]>>, make: (name: string) => T) =>
    Object.fromEntries(Object.entries(of).map(([name, exports]) => [name, { ...make(name), exports }]))
  return {
    provides: table(provides, (name) => ({ version: installedVersion(module(name)) })),
    takes: table(takes, (name) => ({ versions: module(name).versions })),
    shared: Object.fromEntries([
      ...Object.keys(provides).map((name) => [name, installedVersion(module(name))]),
      ...Object.keys(takes).map((name) => [name, module(name).versions]),
    ]),
  }
}

/** Writes the description of a build of ours. Throws where what it shares is not as it must be. */
export function describeBuild(unit: Unit, folder: string) {
  const description: UnitDescription = { contract: contractVersion, ...filesOf(unit, folder), ...sharing(unit, folder) }
  writeAtomically(path.join(folder, unitRecord), `${JSON.stringify(description, null, 1)}\n`)
}

/** What a stored build says of its files. Releases from before 24 November 2026 have Vite's manifest instead. */
export const readFiles = (
  unit: Unit,
  folder: string,
): Omit<UnitDescription, 'contract' | 'provides' | 'takes' | 'shared'> =>
  existsSync(path.join(folder, unitRecord)) ? readJson(path.join(folder, unitRecord)) : filesOf(unit, folder)

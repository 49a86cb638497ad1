import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contractVersion } from 'shared-ui/contract'
import { ownVersions, type SharedName, sharedModules } from 'shared-ui/sharedModules'
import { integrityOf, readJson } from '../base/files.ts'
import { root, type Unit } from '../base/project.ts'
import type { AreaTable, TablePage, UnitDescription } from '../store/store.ts'
import { areaSource, borrowedRuntime, sharedNames, shellSource } from '../vite/federation.ts'
import type { Built } from './build.ts'

/** A chunk in Vite's manifest: https://vite.dev/guide/backend-integration */
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

const isModule = (file: string) => file.endsWith('.js')

/** A page as `renderPages.ts` leaves it: which sources it has, and not yet their files. */
type RenderedPage = Omit<TablePage, 'files'> & { source: string; component?: string }
export type RenderedTable = Omit<AreaTable, 'pages'> & { pages: RenderedPage[] }

type PageFiles = Readonly<Record<string, readonly string[]>>

/** Its modules and style sheets, by Vite's manifest. Throws where that is not written as expected. */
function filesOf(
  unit: Unit,
  folder: string,
): Pick<UnitDescription, 'entry' | 'files' | 'modules'> & { pages: PageFiles } {
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
  // A container imports the plugin's own modules, and the area, dynamically as it is opened.
  function startedBy(key: string, seen = new Set<string>()): string[] {
    const own = (chunkOf(key).dynamicImports ?? []).filter(
      (each) => (each.startsWith('virtual:mf') || each === areaSource) && !seen.has(each),
    )
    for (const each of own) seen.add(each)
    return own.flatMap((each) => [each, ...(each === areaSource ? [] : startedBy(each, seen))])
  }
  const filesOfSource = (key: string) => [...new Set([chunkOf(key).file, ...stylesOf(key)])]
  const modules = Object.keys(manifest)
    .sort()
    .filter((key) => isModule(chunkOf(key).file))
  const container = modules.find((key) => chunkOf(key).file.startsWith('assets/remoteEntry-')) ?? 'entry'
  const entry = unit === 'shell' ? shellSource : container
  const sources = modules.filter((key) => key.startsWith('src/') && key !== areaSource)
  // The shell's own styles begin with the statement that orders the layers: those of what it imports come after them.
  const first = (unit === 'shell' && chunkOf(entry).css) || []
  return {
    entry: chunkOf(entry).file,
    files: [...new Set([...first, ...stylesOf(entry), ...startedBy(entry).flatMap(filesOfSource)])],
    pages: Object.fromEntries(sources.map((key) => [key, filesOfSource(key)])),
    modules: Object.fromEntries(
      modules.map(chunkOf).map(({ file, imports = [] }) => {
        const integrity = integrityOf(readFileSync(path.join(folder, file)))
        return [file, { integrity, imports: imports.map((key) => chunkOf(key).file).filter(isModule) }]
      }),
    ),
  }
}

/** The installed version of a module's package, or that of our own module. */
function versionOf(name: string) {
  const own = ownVersions[name as SharedName]
  if (own) return own
  const folder = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
  return readJson<{ version: string }>(path.join(root, 'node_modules', folder, 'package.json')).version
}

/** The version of each shared module that a shell provides; the range of each that an area takes. */
export function sharedBy(unit: Unit): UnitDescription['shared'] {
  const runtime = versionOf(borrowedRuntime)
  const of = unit === 'shell' ? versionOf : (name: SharedName) => sharedModules[name].range
  const shared = Object.fromEntries(sharedNames.map((name) => [name, of(name)]))
  return { ...shared, [borrowedRuntime]: unit === 'shell' ? runtime : `^${runtime}` }
}

/** The files of a page. Throws where the build has none: it would be hydrated a round trip later, and nobody would know why. */
function filesOfPage(files: PageFiles, { path: pattern, source, component = source }: RenderedPage) {
  const filesOf = (name: string) => {
    const own = files[name]
    if (own) return own
    throw new Error(
      `The build has no file of ${name}, which the page ${pattern} names. Is that the path of the page's file? See its row in src/pages.ts.`,
    )
  }
  return [...new Set([component, source].flatMap(filesOf))]
}

/** What a build says of its files, and of an area's pages. Throws where Vite's manifest is not written as expected. */
export function describeBuild({ unit, folder, area }: Built): { description: UnitDescription; table?: AreaTable } {
  const { pages: files, ...own } = filesOf(unit, path.join(folder, 'browser'))
  const description = { contract: contractVersion, ...own, shared: sharedBy(unit) }
  if (!area) return { description: { ...description, notFound: [...(files['src/frame/NotFound.tsx'] ?? [])] } }
  const { pages, ...rest } = readJson<RenderedTable>(path.join(folder, 'rendered.json'))
  return {
    // Not its port, which visitors do not get.
    description: { ...description, area: { prefix: area.prefix, team: area.team } },
    table: {
      ...rest,
      pages: pages.map(({ source, component, ...page }) => ({
        ...page,
        files: filesOfPage(files, { ...page, source, ...(component && { component }) }),
      })),
    },
  }
}

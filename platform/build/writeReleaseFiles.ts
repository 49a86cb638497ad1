import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { contractVersion } from 'shared-page/contract'
import { ownVersions, type SharedName, sharedModules } from 'shared-page/sharedModules'
import { deliveredFiles } from 'shared-ui/deliveredFiles'
import type * as v from 'valibot'
import { filesIn, readJson, writeJson } from '../base/files.ts'
import { root, shellFile, type Unit, type UnitPackage } from '../base/project.ts'
import { type AreaTable, formatVersion, type releaseFormat, type TablePage } from '../store/format.ts'
import { areaSource, runtimeCorePackage, sharedNames } from '../vite/federation.ts'
import { providedNames, sharedImportsFile } from '../vite/sharedImports.ts'

/** A chunk in Vite's manifest: https://vite.dev/guide/backend-integration */
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

type Described = v.InferInput<typeof releaseFormat>

const isModule = (file: string) => file.endsWith('.js')

/** A page as `renderPages.ts` writes it: it names its sources, not yet their files. */
type RenderedPage = Omit<TablePage, 'files'> & { source: string; component?: string }
type RenderedTable = Omit<AreaTable, 'pages'> & { pages: RenderedPage[] }

type PageFiles = Readonly<Record<string, readonly string[]>>

/** Reads a unit's modules and style sheets from Vite's manifest. Throws if the manifest has an unexpected form. */
function filesOf(unit: Unit, folder: string): Pick<Described, 'entry' | 'files' | 'imports'> & { pages: PageFiles } {
  const manifest = readJson<Record<string, Chunk>>(path.join(folder, '.vite/manifest.json'))
  const chunkOf = (key: string): Chunk => {
    const chunk = manifest[key]
    if (typeof chunk?.file === 'string') return chunk
    throw new Error(
      `Vite's manifest of ${unit} names no file of ${key}: compare the manifest with platform/build/writeReleaseFiles.ts.`,
    )
  }
  function stylesOf(key: string, seen = new Set<string>()): string[] {
    if (seen.has(key)) return []
    seen.add(key)
    const { file, imports = [], css = [] } = chunkOf(key)
    return [...imports.flatMap((each) => stylesOf(each, seen)), ...css, ...(file.endsWith('.css') ? [file] : [])]
  }
  // A container imports the plugin's own modules, and the area, dynamically when it is initialised.
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
  const entry = unit === 'shell' ? shellFile('main') : container
  const sources = modules.filter((key) => key.startsWith('src/') && key !== areaSource)
  // The shell's own styles begin with the statement that orders the layers, so the styles of its imports must follow.
  const first = (unit === 'shell' && chunkOf(entry).css) || []
  return {
    entry: chunkOf(entry).file,
    files: [...new Set([...first, ...stylesOf(entry), ...startedBy(entry).flatMap(filesOfSource)])],
    pages: Object.fromEntries(sources.map((key) => [key, filesOfSource(key)])),
    imports: Object.fromEntries(
      modules
        .map(chunkOf)
        .map(({ file, imports = [] }) => [file, imports.map((key) => chunkOf(key).file).filter(isModule)] as const)
        .filter(([, imports]) => imports.length > 0),
    ),
  }
}

/** The installed version of a module's package, or the version of our own module. */
function versionOf(name: string) {
  const own = ownVersions[name as SharedName]
  if (own) return own
  const folder = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
  return readJson<{ version: string }>(path.join(root, 'node_modules', folder, 'package.json')).version
}

/** The version of each shared module that the shell provides, or the range of each that an area requires. */
export function sharedBy(unit: Unit): Record<string, string> {
  const runtime = versionOf(runtimeCorePackage)
  const of = unit === 'shell' ? versionOf : (name: SharedName) => sharedModules[name].range
  const shared = Object.fromEntries(sharedNames.map((name) => [name, of(name)]))
  return { ...shared, [runtimeCorePackage]: unit === 'shell' ? runtime : `^${runtime}` }
}

/** The files of a page. Throws if the build has none: hydration would silently need an extra round trip. */
function filesOfPage(files: PageFiles, { pattern, source, component = source }: RenderedPage) {
  const filesOf = (name: string) => {
    const own = files[name]
    if (own) return own
    throw new Error(
      `The build has no file of ${name}, which the page ${pattern} names. Is that the path of the page's file? See its row in src/pages.ts.`,
    )
  }
  return [...new Set([component, source].flatMap(filesOf))]
}

/** The commit of the build, with a `+` if there are uncommitted changes. */
function headCommit(cwd: string) {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') && '+')
  } catch {
    return 'unknown'
  }
}

// The name that all files of a picture share and that code uses: "stair-1f8da25c" for "stair-1f8da25c-480.avif".
const pictureOf = (file: string) => /^.+-[0-9a-f]{8}(?=(-\d+)?\.\w+$)/.exec(file)?.[0] ?? file

/** Copies the pictures and films that the code, the pages and the table name into the folder. Returns their names. */
function addPictures(folder: string): string[] {
  const code = filesIn(folder)
    .filter((file) => /\.(js|html|json)$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
  const named = new Set(code.match(/[\w-]+-[0-9a-f]{8}\b/g))
  const files = [...deliveredFiles()].filter(([file]) => named.has(pictureOf(file)))
  mkdirSync(path.join(folder, 'pictures'), { recursive: true })
  for (const [name, file] of files) cpSync(file, path.join(folder, 'pictures', name))
  return files.map(([name]) => name)
}

// Files that only the build needs. The order in Vite's manifest differs between builds, and the plugin's statistics
// contain paths of this machine.
const leftovers = ['.vite', 'rendered.json', 'mf-stats.json', sharedImportsFile]

/**
 * Turns a build's folder into a release folder: writes `release.json` and `table.json`, and adds the pictures. Throws
 * if Vite's manifest has an unexpected form.
 */
export async function writeReleaseFiles({ unit, from, area, folder }: UnitPackage & { folder: string }) {
  const { pages, ...files } = filesOf(unit, folder)
  if (area) {
    const { pages: rendered, ...rest } = readJson<RenderedTable>(path.join(folder, 'rendered.json'))
    const rows = rendered.map((page) => {
      const { source: _, component: _component, ...row } = page
      return { ...row, files: filesOfPage(pages, page) }
    })
    writeJson(path.join(folder, 'table.json'), { ...rest, pages: rows })
  }
  const description: Described = {
    format: formatVersion,
    unit,
    commit: headCommit(from),
    contract: contractVersion,
    // Without the port, which only this machine uses.
    ...(area && { area: { prefix: area.prefix, team: area.team } }),
    ...files,
    ...(!area && { notFound: [...(pages[shellFile('notFound')] ?? [])] }),
    shared: sharedBy(unit),
    sharedImports: area ? readJson(path.join(folder, sharedImportsFile)) : await providedNames(),
    assets: filesIn(path.join(folder, 'assets')).filter((file) => !file.endsWith('.map')),
    pictures: addPictures(folder),
  }
  for (const name of leftovers) rmSync(path.join(folder, name), { recursive: true, force: true })
  writeJson(path.join(folder, 'release.json'), description)
}

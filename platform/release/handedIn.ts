import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesIn, readJsonAs } from '../base/files.ts'
import { type AreaTable, areaTable, type Release, type ReleaseDescription, releaseFormat } from '../store/format.ts'
import { faultOfMarkup } from './wholeHtml.ts'

/** A release that lies in a folder of its own and is not in the store yet, wherever it was made. */
export interface HandedIn {
  folder: string
  release: Release
}

/** The files that a release names, each with the field that names it. */
function* namedFiles(
  release: ReleaseDescription,
  table: AreaTable | undefined,
): Generator<[field: string, file: string]> {
  const list = (field: string, files: readonly string[] = []) =>
    files.map((file, at): [string, string] => [`${field}.${at}`, file])
  if (release.entry) yield ['entry', release.entry]
  yield* list('files', release.files)
  yield* list('notFound', release.notFound)
  for (const [file, imports] of Object.entries(release.imports))
    yield* [[`imports.${file}`, file] as [string, string], ...list(`imports.${file}`, imports)]
  for (const [at, page] of (table?.pages ?? []).entries()) yield* list(`pages.${at}.files`, page.files)
}

/** The markup that a table names, each with the field that names it. */
function* namedPages(table: AreaTable | undefined): Generator<[field: string, file: string]> {
  for (const [at, { addresses, example }] of (table?.pages ?? []).entries()) {
    for (const [address, { main }] of Object.entries(addresses)) yield [`pages.${at}.addresses.${address}.main`, main]
    if (example) yield [`pages.${at}.example.head.main`, example.head.main]
  }
}

// Source maps change with a comment, which visitors do not get. Without them, and without the name of the commit, the same
// sources are the same release anywhere.
const isOfVersion = (file: string) => !/\.map$|^release\.json$/.test(file)

/**
 * Reads a folder of the format (platform/FORMAT.md). Throws where it is not one, with a sentence that names the field, and
 * writes nothing.
 */
export function readHandedIn(folder: string): HandedIn {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${folder} is not a folder.`)
  const link = readdirSync(folder, { recursive: true, withFileTypes: true }).find((each) => each.isSymbolicLink())
  if (link) throw new Error(`${path.join(link.parentPath, link.name)} is a link: a release holds its files itself.`)
  const at = (name: string) => path.join(folder, name)
  const described = readJsonAs(releaseFormat, at('release.json'))
  const table = described.area && readJsonAs(areaTable, at('table.json'), 'Builds of ours take it from src/pages.ts.')
  const refuse = (file: string, field: string, why: string): never => {
    throw new Error(`${at(file)} cannot be read (${field}: ${why}).`)
  }
  if (described.unit !== 'shell' && !described.area) refuse('release.json', 'area', 'it is missing')
  for (const group of ['assets', 'pictures'] as const)
    for (const [place, name] of described[group].entries())
      if (!existsSync(at(`${group}/${name}`)))
        refuse('release.json', `${group}.${place}`, `there is no ${group}/${name}`)
  for (const [field, file] of namedFiles(described, table))
    if (!described.assets.some((name) => file === `assets/${name}`))
      refuse(field.startsWith('pages') ? 'table.json' : 'release.json', field, `${file} is not among the assets`)
  const read = new Set<string>()
  for (const [field, file] of namedPages(table)) {
    if (read.has(file)) continue
    read.add(file)
    if (!existsSync(at(file))) refuse('table.json', field, `there is no ${file}`)
    const fault = faultOfMarkup(readFileSync(at(file), 'utf8'))
    if (fault) refuse('table.json', field, `${file} ${fault}`)
  }
  const { commit, ...said } = described
  const hash = createHash('sha256').update(JSON.stringify(said))
  for (const file of filesIn(folder).filter(isOfVersion)) hash.update(`${file}\0`).update(readFileSync(at(file)))
  const version = hash.digest('hex').slice(0, 12)
  return { folder, release: { ...said, commit, version, builtAt: new Date().toISOString() } }
}

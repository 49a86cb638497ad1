import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesIn, filesWithoutDesktops, readJsonAs } from '../base/files.ts'
import { areas } from '../base/project.ts'
import { Rejection, type Rule } from '../base/rejection.ts'
import { headsOf } from '../compose/claims.ts'
import { type AreaTable, areaTable, type Release, type ReleaseDescription, releaseFormat } from '../store/format.ts'
import { assetsDir, releaseLabel, storedReleases } from '../store/releaseStore.ts'

/** A release in a folder of its own, not in the store yet, whichever tool built it. */
export type ReleaseFolder = Release & { readonly folder: string }

/** The files that a release names, each with its field. */
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

// A source map changes with a comment, which visitors never receive. Source maps and the commit are left out of the
// version, so the same sources have the same version everywhere.
const isOfVersion = (file: string) => !/\.map$|^release\.json$/.test(file)

/**
 * Reads a release folder (platform/FORMAT.md) without writing anything. Throws a rejection that names the field if the
 * folder is invalid. Compose later checks the release's claims beside those of others.
 */
export function readReleaseFolder(folder: string): ReleaseFolder {
  const refuseFolder = (words: string): never => {
    throw new Rejection('folder', words)
  }
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) refuseFolder(`${folder} is not a folder.`)
  const special = readdirSync(folder, { recursive: true, withFileTypes: true }).find(
    (each) => !each.isFile() && !each.isDirectory(),
  )
  if (special)
    refuseFolder(
      `${path.join(special.parentPath, special.name)} is a link, a pipe or a device: replace it with a file.`,
    )
  const at = (name: string) => path.join(folder, name)
  const inFolder = new Set(filesIn(folder))
  for (const name of inFolder) {
    const maxMegabytes = /^(assets|pictures)[/\\]/.test(name) ? 100 : 10
    if (statSync(at(name)).size > maxMegabytes * 1e6)
      refuseFolder(`${at(name)} has more than ${maxMegabytes} MB: make it smaller.`)
  }
  const described = readJsonAs(releaseFormat, at('release.json'))
  const table = described.area && readJsonAs(areaTable, at('table.json'), 'Our builds generate it from src/pages.ts.')
  const refuse = (rule: Rule, file: string, field: string, why: string): never => {
    throw new Rejection(rule, `${at(file)} cannot be read (${field}: ${why}).`)
  }
  const isShell = described.unit === 'shell'
  if (!isShell && !described.area) refuse('shape', 'release.json', 'area', 'it is missing')
  if (isShell && described.area)
    refuse('shape', 'release.json', 'unit', 'is "shell", which is the host of the areas: choose another name')
  const isFile = (name: string) => inFolder.has(path.normalize(name))
  for (const group of ['assets', 'pictures'] as const)
    for (const [place, name] of described[group].entries()) {
      const file = `${group}/${name}`
      if (!isFile(file)) refuse('file-missing', 'release.json', `${group}.${place}`, `there is no ${file}`)
      // The styles are inlined in the head of every page.
      if (name.endsWith('.css') && /<\/style/i.test(readFileSync(at(file), 'utf8')))
        refuse(
          'style',
          'release.json',
          `${group}.${place}`,
          `${file} has "</style", which would close its element: remove it`,
        )
    }
  for (const [field, file] of namedFiles(described, table))
    if (!described.assets.some((name) => file === `assets/${name}`))
      refuse(
        'file-unlisted',
        field.startsWith('pages') ? 'table.json' : 'release.json',
        field,
        `${file} is not among the assets`,
      )
  for (const [field, { main }] of table ? headsOf(table) : [])
    if (!isFile(main)) refuse('file-missing', 'table.json', `${field}.main`, `there is no ${main}`)
  const { commit, ...said } = described
  const hash = createHash('sha256').update(JSON.stringify(said))
  for (const file of filesWithoutDesktops(folder).filter(isOfVersion))
    hash.update(`${file}\0`).update(readFileSync(at(file)))
  const version = hash.digest('hex').slice(0, 12)
  return { ...said, commit, version, builtAt: new Date().toISOString(), folder }
}

/**
 * Refuses a release of a unit that another team has live, and a picture that the store has with other content, because
 * all units share pictures. `live` is the unit's live release.
 */
export function checkStored(release: ReleaseFolder, live: Release | undefined, units: readonly string[]) {
  const { folder, unit, area, pictures } = release
  const at = path.join(folder, 'release.json')
  const [team, before] = [area?.team, live?.area?.team]
  if (before && team !== before && areas.get(unit)?.team !== team)
    throw new Rejection(
      'team',
      `${at}: area.team is "${team}", and ${unit} is live from ${before}: choose another "unit", or take ${unit} out of the site first (npm run rollback -- ${unit} none).`,
    )
  const shown = new Map(
    units
      .filter((other) => other !== unit)
      .flatMap((other) => storedReleases(other).releases)
      .flatMap((each) => each.pictures.map((name) => [name.toLowerCase(), { release: each, name }] as const)),
  )
  for (const [place, name] of pictures.entries()) {
    // Some file systems ignore case.
    const other = shown.get(name.toLowerCase())
    const stored = path.join(assetsDir('pictures'), other?.name ?? '')
    if (!other || !existsSync(stored)) continue
    if (other.name !== name || !readFileSync(stored).equals(readFileSync(path.join(folder, 'pictures', name))))
      throw new Rejection(
        'file-other',
        `${at}: pictures.${place} is "${name}", which ${releaseLabel(other.release)} has with another content, or in other capitals: give the picture another name; if the store's is damaged, delete ${stored} and release again.`,
      )
  }
}

import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { writeCompressed } from '../base/compress.ts'
import { writeJson } from '../base/files.ts'
import { inParallel } from '../base/inParallel.ts'
import { root, type Unit } from '../base/project.ts'
import { teamsFile, teamsTag } from '../base/teams.ts'
import { pageRecordOf } from '../store/pageRecord.ts'
import { readableRecord, recordFile, type SiteRecord } from '../store/pins.ts'
import type { Retained } from '../store/retainedReleases.ts'
import { damageOf } from '../store/store.ts'
import { firebaseConfig } from './firebaseConfig.ts'
import { brokenLinks, type ComposedPage, checkLinks } from './links.ts'
import { manifests } from './manifests.ts'
import { noticesText } from './notices.ts'
import { pagesOf } from './pagesOf.ts'
import { robots, securityText, sitemap, subjects } from './rootFiles.ts'
import type { SiteSettings } from './settings.ts'
import { copyRootFiles, shellParts } from './shellFiles.ts'
import { addAsset, configFile, newSite, publicFile, type SiteFile } from './siteFolders.ts'
import { loadSources } from './siteSources.ts'
import { capitalsOf, patternsOf, targetsOf } from './targets.ts'
import { checkReplaced } from './unreplaced.ts'

// In the page as well as in its header: a host may not send our headers.
const noIndex = '<meta name="robots" content="noindex">'

export interface ComposeOptions {
  isDraft?: boolean
  /** The units with a release that has never been live: their links must lead somewhere. */
  released?: readonly Unit[]
}

/**
 * Composes the pinned releases into a new site, and returns its folder: visitors see it once it is swapped in. Rejects with
 * an error that says what to do. The next finished release deletes what a failed one has written.
 */
export async function compose(
  retained: Retained,
  settings: SiteSettings,
  { isDraft = false, released = [] }: ComposeOptions = {},
): Promise<string> {
  const began = performance.now()
  const { pins, assets, damaged } = retained
  // A damaged live release is refused in loadSources, which names another remedy.
  for (const each of damaged)
    if (pins[each.unit]?.[0] !== each.version) console.warn(`${damageOf(each)} Everything else is composed.`)
  const sources = await loadSources(retained)
  const { shell, areas, registry } = sources
  const live = [...areas.values()]
  const releases = [shell, ...live.map(({ release }) => release)]
  const targets = targetsOf(areas, registry, sources.server.notFound().head)
  const site = newSite()
  const write = ([file, content]: SiteFile) => writeCompressed(publicFile(site, file), content)
  copyRootFiles(shell, publicFile(site, '.'))
  for (const [group, names] of assets) for (const name of names) addAsset(site, group, name)
  const files: SiteFile[] = [
    ...manifests(sources),
    ['robots.txt', robots(settings.origin)],
    ['subjects.json', subjects(targets, released)],
    ['.well-known/security.txt', securityText(settings.origin)],
    ['third-party-notices.txt', noticesText(releases)],
  ]
  await inParallel(files, write)
  const htmlOf = pagesOf(sources, settings)
  const pages = targets.map((target): ComposedPage => {
    const html = htmlOf(target)
    return { target, html: settings.isRehearsal ? html.replace('<head>', `$&${noIndex}`) : html }
  })
  const isFile = (address: string) => path.extname(address) !== '' && existsSync(publicFile(site, address))
  const before = readableRecord()
  const broken = checkLinks(brokenLinks(pages, sources, isFile), released, before?.broken)
  checkReplaced(pages, releases, settings, isDraft)
  const builtAt = (area: Unit) => areas.get(area)?.release.builtAt ?? shell.builtAt
  const records = Object.fromEntries(
    pages.map(({ target: { address, area }, html }) => [
      address,
      pageRecordOf(html, before?.pages?.[address], builtAt(area)),
    ]),
  )
  const named = Object.fromEntries(releases.flatMap(({ unit, area }) => (area ? [[unit, area]] : [])))
  const tag = isDraft ? teamsTag(Object.entries(named)) : ''
  await inParallel(pages, ({ target, html }) => write([target.file, html.replace('</body>', `${tag}$&`)]))
  if (isDraft) await write(teamsFile())
  await write(['sitemap.xml', sitemap(targets, records, settings.origin)])
  cpSync(path.join(root, 'shared-enquiry/firestore.rules'), path.join(site, 'firestore.rules'))
  const record: SiteRecord = { pins, areas: named, settings, broken, pages: records }
  writeJson(path.join(site, recordFile), record)
  const config = firebaseConfig(
    { ...settings, script: shellParts(shell).boot, isHidden: isDraft || settings.isRehearsal },
    [...capitalsOf(targets), ...patternsOf(areas)],
    assets,
    live.flatMap(({ table }) => table.moved),
  )
  writeJson(path.join(site, configFile), config)
  console.warn(`${targets.length} pages composed in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return site
}

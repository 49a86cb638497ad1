import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeJson } from '../base/files.ts'
import { inParallel } from '../base/inParallel.ts'
import { root, type Unit } from '../base/project.ts'
import { secondsSince } from '../base/secondsSince.ts'
import { teamsFile, teamsTag } from '../base/teams.ts'
import type { Release } from '../store/format.ts'
import { readableRecord, recordFile, type SiteRecord } from '../store/pins.ts'
import { damageOf } from '../store/releaseStore.ts'
import type { Retained } from '../store/retainedReleases.ts'
import { addAsset, addFile, configFile, newSite, publicFile, type SiteFile } from '../store/siteFolders.ts'
import { documentRenderer } from './documentRenderer.ts'
import { type FirebaseConfig, firebaseConfig } from './firebaseConfig.ts'
import { brokenLinks, checkLinks, checkMarkup, readComposed } from './links.ts'
import { manifests } from './manifests.ts'
import { noticesText } from './notices.ts'
import { pageFingerprint } from './pageFingerprint.ts'
import { refusePlaceholders } from './placeholders.ts'
import { offers, robots, securityText, sitemap, subjects } from './rootFiles.ts'
import type { SiteSettings } from './settings.ts'
import { copyRootFiles, isRootFile, shellParts } from './shellFiles.ts'
import { loadSources } from './siteSources.ts'
import { caseInsensitiveRewrites, patternsOf, targetsOf } from './targets.ts'

// In the page as well as in its header: another host might not send our headers.
const noIndex = '<meta name="robots" content="noindex">'

export interface ComposeOptions {
  isDraft?: boolean
  /** The units with a release that has never been live: their links must lead to a page. */
  released?: readonly Unit[]
  /** Releases that are not in the store yet. */
  arriving?: readonly Release[]
}

/** A site that has passed every check and has not been written yet. */
export interface ComposedSite {
  shell: Release
  files: readonly SiteFile[]
  record: Omit<SiteRecord, 'pins'>
  configFor: (assets: Retained['assets']) => FirebaseConfig
}

/**
 * The URLs of a release's own files. The files of other units change with each of their releases, so no page may link
 * to them.
 */
const addressesOf = ({ unit, assets, pictures }: Release) =>
  new Set([
    ...assets.map((name) => `/r/${unit}/assets/${name}`),
    ...pictures.map((name) => `/r/pictures/assets/${name}`),
  ])

/**
 * Composes the pinned releases to a site in memory. Rejects with an error that names the remedy; nothing is written
 * then.
 */
export async function compose(
  retained: Retained,
  settings: SiteSettings,
  { isDraft = false, released = [], arriving = [] }: ComposeOptions = {},
): Promise<ComposedSite> {
  const began = performance.now()
  const { pins, damaged } = retained
  const isArriving = (each: { unit: Unit; version: string }) =>
    arriving.some(({ unit, version }) => unit === each.unit && version === each.version)
  // loadSources refuses a damaged live release, with another remedy.
  for (const each of damaged)
    if (pins[each.unit]?.[0] !== each.version && !isArriving(each))
      console.warn(`${damageOf(each)} Everything else is composed.`)
  const sources = await loadSources(retained, arriving, released)
  const { shell, areas, registry } = sources
  const live = [...areas.values()]
  const releases = [shell, ...live.map(({ release }) => release)]
  const targets = targetsOf(areas, registry, sources.server.notFound().head)
  const files: SiteFile[] = [
    ...manifests(sources),
    ['robots.txt', robots(settings.origin)],
    ['subjects.json', subjects(targets)],
    ['offers.json', offers(areas)],
    ['.well-known/security.txt', securityText(settings.origin)],
    ['third-party-notices.txt', noticesText(releases)],
  ]
  const pageOf = documentRenderer(sources, settings)
  const pages = targets.map((target) => {
    const page = pageOf(target)
    return settings.isStaging ? { ...page, html: page.html.replace('<head>', `$&${noIndex}`) } : page
  })
  const named = new Set([...files.map(([file]) => `/${file}`), '/sitemap.xml'])
  const ownFiles = new Map(releases.map((release) => [release.unit, addressesOf(release)]))
  const isFile = (address: string, from: Unit) =>
    named.has(address) || ownFiles.get(from)?.has(address) || isRootFile(shell, address)
  const before = readableRecord()
  const readPages = readComposed(pages)
  checkMarkup(readPages, areas)
  const broken = checkLinks(brokenLinks(readPages, sources, isFile), released, before?.broken)
  refusePlaceholders(pages, releases, settings, isDraft)
  const builtAt = (area: Unit) => areas.get(area)?.release.builtAt ?? shell.builtAt
  const records = Object.fromEntries(
    pages.map(({ target: { address, area }, html }) => [
      address,
      pageFingerprint(html, before?.pages?.[address], builtAt(area)),
    ]),
  )
  const owners = releases.flatMap(({ unit, area, version }) => (area ? [[unit, area, version] as const] : []))
  const tag = isDraft ? teamsTag(owners) : ''
  for (const { target, html } of pages) {
    // The last one: a comment in the page may contain the same text.
    const end = html.lastIndexOf('</body>')
    files.push([target.file, html.slice(0, end) + tag + html.slice(end)])
  }
  if (isDraft) files.push(teamsFile())
  files.push(['sitemap.xml', sitemap(targets, records, settings.origin)])
  const configFor = (assets: Retained['assets']) =>
    firebaseConfig(
      { ...settings, script: shellParts(shell).boot, isHidden: isDraft || settings.isStaging },
      [...caseInsensitiveRewrites(targets), ...patternsOf(areas)],
      assets,
      live.flatMap(({ table }) => table.redirects),
    )
  console.warn(`${targets.length} pages composed in ${secondsSince(began)}`)
  return { shell, files, record: { areas: Object.fromEntries(owners), settings, broken, pages: records }, configFor }
}

/**
 * Writes a composed site into a new folder and returns the folder; visitors see it once it is swapped in. All its
 * releases must be in the store. If it rejects, it removes what it has written.
 */
export async function writeSite(
  { shell: { folder: _, ...shell }, files, record, configFor }: ComposedSite,
  { pins, assets }: Retained,
): Promise<string> {
  const began = performance.now()
  const site = newSite()
  try {
    copyRootFiles(shell, publicFile(site, '.'))
    for (const [group, names] of assets) for (const name of names) addAsset(site, group, name)
    await inParallel(files, (file) => addFile(site, file))
    cpSync(path.join(root, 'shared-enquiry/firestore.rules'), path.join(site, 'firestore.rules'))
    writeJson(path.join(site, recordFile), { pins, ...record } satisfies SiteRecord)
    writeJson(path.join(site, configFile), configFor(assets))
  } catch (error) {
    rmSync(site, { recursive: true, force: true })
    throw error
  }
  console.warn(`${Object.keys(record.pages ?? {}).length} pages written in ${secondsSince(began)}`)
  return site
}

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReleaseMap } from 'shared-ui/contract'
import { isLoopback } from 'shared-ui/isLoopback'
import { writeCompressed } from '../base/compress.ts'
import { readJson, writeJson } from '../base/files.ts'
import { inParallel } from '../base/inParallel.ts'
import { root, siteDir, type Unit } from '../base/project.ts'
import { teamsFile, teamsTag } from '../base/teams.ts'
import { readableRecord, recordFile, type SiteRecord } from '../store/pins.ts'
import type { Retained } from '../store/retainedReleases.ts'
import { damageOf, type Release, releaseDir } from '../store/store.ts'
import { firebaseConfig } from './firebaseConfig.ts'
import { brokenLinks, type ComposedPage, checkLinks } from './links.ts'
import { pageDateOf } from './mainContent.ts'
import { noticesFile, noticesText } from './notices.ts'
import { releaseMapOf } from './pageAssets.ts'
import { pagesOf } from './pagesOf.ts'
import { startRenderer } from './renderer.ts'
import type { SiteSettings } from './settings.ts'
import { copyRootFiles, frameOf } from './shellFiles.ts'
import { addAsset, configFile, newSite, publicFile } from './siteFolders.ts'
import { loadSources, type SiteSources } from './siteSources.ts'
import {
  checkClaims,
  notFoundOf,
  patternsOf,
  retiringWorker,
  robots,
  securityText,
  sitemap,
  targetsOf,
  workerFiles,
} from './targets.ts'
import { unreplacedIn } from './unreplaced.ts'

type SiteFile = readonly [file: string, content: string]

// In the page as well as in its header: a host may not send our headers.
const noIndex = '<meta name="robots" content="noindex">'

/** An area's manifest, with its own version, and without a file that only a server would ask for, and that is not built. */
function manifestOf(unit: Unit, version: string): string | undefined {
  const file = path.join(releaseDir(unit, version), 'mf-manifest.json')
  if (!existsSync(file)) return undefined
  const { metaData, ...manifest } = readJson<{ metaData: { buildInfo: object; ssrRemoteEntry?: object } }>(file)
  const { ssrRemoteEntry: _, buildInfo, ...own } = metaData
  return JSON.stringify({ ...manifest, metaData: { ...own, buildInfo: { ...buildInfo, buildVersion: version } } })
}

/**
 * The files that tell pages of a unit's releases: the live one, and one for each kept release, as an open page stays at
 * the release that it began with. Beside them the manifest by which other hosts of module federation find an area.
 */
function pointersTo(unit: Unit, live: ReleaseMap | undefined, { releases, damaged }: Retained): SiteFile[] {
  const retained = releases.get(unit) ?? []
  const maps = retained.map((each) => (each.version === live?.release ? live : releaseMapOf(each)))
  // A page may be open at a release whose description was damaged since.
  const earlier = damaged
    .filter((each) => each.unit === unit)
    .map(({ version }) => `r/${unit}/${version}.json`)
    .filter((file) => existsSync(publicFile(siteDir, file)))
  const others = [
    ...maps.map((map): SiteFile => [`r/${unit}/${map.release}.json`, JSON.stringify(map)]),
    ...earlier.map((file): SiteFile => [file, readFileSync(publicFile(siteDir, file), 'utf8')]),
  ]
  if (!live) return others
  const manifest = manifestOf(unit, live.release)
  return [
    [`r/${unit}/live.json`, JSON.stringify(live)],
    ...others,
    ...(manifest ? [[`r/${unit}/mf-manifest.json`, manifest] as const] : []),
  ]
}

/** Refuses a public site that still shows what its owner must replace. A draft, which nobody finds, is only warned of. */
function checkReplaced(
  pages: readonly ComposedPage[],
  releases: readonly Release[],
  settings: SiteSettings,
  isDraft: boolean,
) {
  if (settings.isRehearsal || isLoopback(new URL(settings.origin).hostname)) return
  const unreplaced = unreplacedIn(pages, releases, settings)
  if (unreplaced.length === 0) return
  const message = [
    `${settings.origin} is public, and what would be published is not ready for that:`,
    ...unreplaced.map((one) => `  ${one}`),
    'Replace it: see "What to replace before going live" in README.md. To publish it as it is, for nobody to find, set `rehearsal` in site.config.ts: every page is then marked noindex.',
  ].join('\n')
  if (!isDraft) throw new Error(message)
  console.warn(message)
}

export interface ComposeOptions {
  isDraft?: boolean
  /** The units with a release that has never been live: their links must lead somewhere. */
  released?: readonly Unit[]
}

/**
 * Composes the pinned releases to a whole new site, and returns its folder: nobody sees it before it is swapped in.
 * Rejects where that is not possible, in words that say what to do; what it has written until then the next finished
 * release collects.
 */
export async function compose(
  retained: Retained,
  settings: SiteSettings,
  options: ComposeOptions = {},
): Promise<string> {
  for (const each of retained.damaged) console.warn(`${damageOf(each)} The rest goes on.`)
  if (retained.foreign.length > 0) console.warn(`Not of the store, and left alone: ${retained.foreign.join(', ')}`)
  const servers = mkdtempSync(path.join(tmpdir(), 'compose-'))
  const renderer = startRenderer()
  try {
    return await siteOf(await loadSources(retained, renderer, servers), retained, settings, options)
  } finally {
    renderer.close()
    rmSync(servers, { recursive: true })
  }
}

function mapOf({ shell, areas }: SiteSources, unit: Unit): ReleaseMap | undefined {
  const area = areas.get(unit)
  return area ? releaseMapOf(area.release, area.server.pages) : unit === 'shell' ? releaseMapOf(shell) : undefined
}

const areasIn = (releases: readonly Release[]): SiteRecord['areas'] =>
  Object.fromEntries(releases.flatMap(({ unit, area }) => (area ? [[unit, area]] : [])))

async function siteOf(
  sources: SiteSources,
  retained: Retained,
  settings: SiteSettings,
  { isDraft = false, released = [] }: ComposeOptions,
): Promise<string> {
  const began = performance.now()
  const { shell, areas, registry } = sources
  const releases = [shell, ...[...areas.values()].map(({ release }) => release)]
  const targets = [...[...areas].flatMap(([name, { server }]) => targetsOf(name, server)), notFoundOf(registry)]
  checkClaims(areas, registry)
  const site = newSite()
  const write = ([file, content]: SiteFile) => writeCompressed(publicFile(site, file), content)
  copyRootFiles(shell, publicFile(site, '.'))
  const { pins, assets } = retained
  for (const [group, names] of assets) for (const name of names) addAsset(site, group, name)
  const files: SiteFile[] = [
    // Those of an area that was taken out of the site too: its pages may be open.
    ...[...retained.releases.keys()].flatMap((unit) => pointersTo(unit, mapOf(sources, unit), retained)),
    ['robots.txt', robots(settings.origin)],
    ['.well-known/security.txt', securityText(settings.origin)],
    ...workerFiles.map((name): SiteFile => [name, retiringWorker]),
    [noticesFile, noticesText(releases)],
  ]
  await inParallel(files, write)
  const pageOf = pagesOf(sources, settings)
  const pages: ComposedPage[] = []
  // One after another: rendering keeps the processor busy, so there is nothing to overlap.
  for (const target of targets) {
    const html = await pageOf(target)
    pages.push({ target, html: settings.isRehearsal ? html.replace('<head>', `$&${noIndex}`) : html })
  }
  const patterns = [...areas.values()].flatMap(({ server }) => patternsOf(server))
  const isFile = (address: string) => path.extname(address) !== '' && existsSync(publicFile(site, address))
  const menus = Object.fromEntries([...areas].map(([name, { server }]) => [name, server.menu]))
  const broken = brokenLinks(pages, { patterns, registry, menus, isFile })
  const before = readableRecord()
  const brokenNow = checkLinks(broken, released, before?.broken)
  checkReplaced(pages, releases, settings, isDraft)
  const dates = Object.fromEntries(
    pages.map(({ target: { address, area }, html }) => [
      address,
      pageDateOf(html, before?.pages?.[address], areas.get(area)?.release.builtAt ?? shell.builtAt),
    ]),
  )
  const tag = isDraft ? teamsTag(registry) : ''
  await inParallel(pages, ({ target, html }) => write([target.file, html.replace('</body>', `${tag}$&`)]))
  if (isDraft) await write(teamsFile())
  await write(['sitemap.xml', sitemap(targets, dates, settings.origin)])
  cpSync(path.join(root, 'shared-enquiry/firestore.rules'), path.join(site, 'firestore.rules'))
  writeJson(path.join(site, recordFile), {
    pins,
    areas: areasIn(releases),
    releases,
    settings,
    broken: brokenNow,
    pages: dates,
  } satisfies SiteRecord)
  const config = firebaseConfig(
    { ...settings, script: frameOf(shell).boot, isHidden: isDraft || settings.isRehearsal },
    patterns,
    assets,
    [...areas.values()].flatMap(({ server }) => server.moved),
  )
  writeJson(path.join(site, configFile), config)
  console.warn(`${targets.length} pages composed in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return site
}

import { existsSync } from 'node:fs'
import path from 'node:path'
import { areaNames, perArea } from 'shared-ui/areas'
import type { ReleaseMap } from 'shared-ui/contract'
import { finishAll } from '../base/finishAll.ts'
import { securityHeaders } from '../base/headers.ts'
import { describedFiles } from '../base/integrity.ts'
import { stillNeeded } from '../base/keeping.ts'
import { reportsAddress } from '../base/reports.ts'
import type { Routing } from '../base/routing.ts'
import { releasesOf, type Unit } from '../base/store.ts'
import { storedFile } from './assets.ts'
import { checkClaims } from './claims.ts'
import { type ComposedPage, checkLinks } from './links.ts'
import { filesRecord, lastFile, type NewSite, newSite } from './newSite.ts'
import { noticesFile, noticesText } from './notices.ts'
import { pagesOf } from './pagesOf.ts'
import type { Parts } from './parts.ts'
import { checkQuestions } from './questions.ts'
import { releaseMapOf } from './releaseMap.ts'
import type { SiteSettings } from './settings.ts'
import { bootOf, rootFiles } from './shellFiles.ts'
import { robots, sitemap } from './sitemap.ts'
import { notFound, patternsOf, targetsOf } from './targets.ts'

/** A file of the site: its path and its content. */
type SiteFile = readonly [file: string, content: string]

/**
 * The files that tell pages of a unit's releases: the live one, and one for each kept release,
 * as an open page stays at the release that it began with.
 */
function pointersTo(unit: Unit, live: ReleaseMap): SiteFile[] {
  // Not all that is stored: what is no longer needed is deleted after the swap, and no page has begun with what was never
  // live.
  const kept = stillNeeded(releasesOf(unit), live.release).filter(
    ({ version, releasedAt }) => releasedAt || version === live.release,
  )
  const maps = kept.map((each) => (each.version === live.release ? live : releaseMapOf(each)))
  return [
    [`r/${unit}/live.json`, JSON.stringify(live)],
    ...maps.map((map): SiteFile => [`r/${unit}/${map.release}.json`, JSON.stringify(map)]),
  ]
}

function routingOf({ shell, areas }: Parts, { enquiries, monitoring }: SiteSettings): Routing {
  const store = enquiries.kind === 'embedded' ? `http://${enquiries.host}:${enquiries.port}` : undefined
  const usesAppCheck = enquiries.kind === 'firestore' && Boolean(enquiries.appCheckSiteKey)
  return {
    headers: securityHeaders({ script: bootOf(shell), store, usesAppCheck, reports: monitoring?.endpoint }),
    patterns: areaNames.flatMap((name) => patternsOf(areas[name].server)),
    ...(monitoring?.endpoint === reportsAddress && { takesReports: true }),
  }
}

const isFileOf = (site: NewSite, files: readonly SiteFile[]) => (address: string) =>
  files.some(([file]) => `/${file}` === address) ||
  (/\.\w+$/.test(address) &&
    existsSync(/^\/r\/[^/]+\/assets\//.test(address) ? storedFile(address) : path.join(site.folder, address)))

/**
 * Turns releases into a whole new site, which nobody sees before it is swapped in. Throws where this is not possible.
 * The part of a site that it has made then stays, until the next change of the live site removes it.
 */
export async function compose(parts: Parts, settings: SiteSettings): Promise<{ site: NewSite; addresses: number }> {
  const { shell, areas } = parts
  const targets = [...areaNames.flatMap((name) => targetsOf(name, areas[name].server)), notFound]
  checkClaims(targets, parts.server.areaFor)
  const pageOf = pagesOf(parts, settings)
  const builtAt = perArea((name) => areas[name].release.builtAt)
  const releases = [shell, ...Object.values(areas).map(({ release }) => release)]
  const site = newSite()
  for (const file of rootFiles(shell)) site.copy(file)
  const files: SiteFile[] = [
    ...areaNames.flatMap((name) => pointersTo(name, releaseMapOf(areas[name].release, areas[name].server.pages))),
    ...pointersTo('shell', releaseMapOf(shell)),
    ['sitemap.xml', sitemap(targets, builtAt, settings.origin)],
    ['robots.txt', robots(settings.origin)],
    [noticesFile, noticesText(releases)],
  ]
  const pages: ComposedPage[] = []
  for (const target of targets) pages.push({ target, html: await pageOf(target) })
  checkLinks(
    pages,
    perArea((name) => areas[name].server),
    areaNames.flatMap((name) => patternsOf(areas[name].server)),
    isFileOf(site, files),
  )
  checkQuestions(pages)
  for (const { target, html } of pages) files.push([target.file, html])
  await finishAll(files.map(([file, content]) => site.write(file, content)))
  await site.write(filesRecord, JSON.stringify(describedFiles(site.folder, (file) => /\.(br|gz)$/.test(file))))
  await site.write(lastFile, JSON.stringify(routingOf(parts, settings), null, 1))
  return { site, addresses: targets.length }
}

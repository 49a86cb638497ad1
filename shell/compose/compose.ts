import { existsSync } from 'node:fs'
import path from 'node:path'
import { areaNames, perArea } from 'shared-ui/areas'
import type { ReleaseMap } from 'shared-ui/contract'
import { bootScript } from '../boot/bootScript.ts'
import { finishAll } from '../release/finishAll.ts'
import { type ByUnit, misfitOf } from '../release/fits.ts'
import type { Pins } from '../release/pins.ts'
import { releasesOf, type Unit } from '../release/store.ts'
import { entryOf, storedFile } from './assets.ts'
import { checkClaims } from './claims.ts'
import { type Draft, lastFile, newDraft } from './draft.ts'
import { securityHeaders } from './headers.ts'
import { type ComposedPage, checkLinks } from './links.ts'
import { monitoringSettings } from './monitoringSettings.ts'
import { noticesFile, noticesText } from './notices.ts'
import { pagesOf, type Settings } from './pagesOf.ts'
import { type Parts, partsOf } from './parts.ts'
import { releaseMapOf } from './releaseMap.ts'
import { type Kind, type SiteSettings, settingsFor } from './settings.ts'
import { rootFiles } from './shellFiles.ts'
import { robots, sitemap } from './sitemap.ts'
import { notFound, type PatternFile, patternsOf, targetsOf } from './targets.ts'

/**
 * The facts that the edge needs beside the files: the addresses that are answered by pattern, and the headers of every
 * answer.
 */
export interface Routing {
  headers: Readonly<Record<string, string>>
  patterns: readonly PatternFile[]
}

/** A file of the site: its path and its content. */
type SiteFile = readonly [file: string, content: string]

/**
 * The files that tell pages of a unit's releases: the live one, the list for previews, and one for each kept release,
 * as an open page stays at the release that it began with.
 */
function pointersTo(unit: Unit, live: ReleaseMap, others: ByUnit): SiteFile[] {
  const kept = releasesOf(unit)
  const list = kept
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map((each) => ({
      release: each.version,
      contract: each.contract,
      ...(each.entry && { entry: entryOf(each) }),
      builtAt: each.builtAt,
      misfit: misfitOf(each, others),
    }))
  const maps = kept.map((each) => (each.version === live.release ? live : releaseMapOf(each)))
  return [
    [`r/${unit}/live.json`, JSON.stringify(live)],
    [`r/${unit}/releases.json`, JSON.stringify(list)],
    ...maps.map((map): SiteFile => [`r/${unit}/${map.release}.json`, JSON.stringify(map)]),
  ]
}

function routingOf({ areas }: Parts, { enquiries, monitoring }: Settings): Routing {
  const store = enquiries.kind === 'embedded' ? `http://${enquiries.host}:${enquiries.port}` : undefined
  const usesAppCheck = enquiries.kind === 'firestore' && Boolean(enquiries.appCheckSiteKey)
  return {
    headers: securityHeaders({ script: bootScript, store, usesAppCheck, reports: monitoring?.endpoint }),
    patterns: areaNames.flatMap((name) => patternsOf(areas[name].server)),
  }
}

const isFileOf = (draft: Draft, files: readonly SiteFile[]) => (address: string) =>
  files.some(([file]) => `/${file}` === address) ||
  (/\.\w+$/.test(address) &&
    existsSync(/^\/r\/[^/]+\/assets\//.test(address) ? storedFile(address) : path.join(draft.folder, address)))

/**
 * Turns releases into a whole new site, which nobody sees before it is swapped in. Throws where this is not possible,
 * and then leaves nothing behind.
 */
export async function compose(
  pins: Pins,
  kind?: Kind,
): Promise<{ draft: Draft; addresses: number; settings: SiteSettings }> {
  const siteSettings = settingsFor(kind)
  const { origin, enquiries } = siteSettings
  const parts = await partsOf(pins)
  const { shell, areas } = parts
  const settings = { origin, monitoring: monitoringSettings(), enquiries }
  const targets = [...areaNames.flatMap((name) => targetsOf(name, areas[name].server)), notFound]
  checkClaims(targets, parts.server.areaFor)
  const pageOf = pagesOf(parts, settings)
  const builtAt = perArea((name) => areas[name].release.builtAt)
  const releases: ByUnit = { shell, ...perArea((name) => areas[name].release) }
  const draft = newDraft()
  try {
    for (const file of rootFiles(shell)) draft.copy(file)
    const files: SiteFile[] = [
      ...areaNames.flatMap((name) =>
        pointersTo(name, releaseMapOf(areas[name].release, areas[name].server.pages), releases),
      ),
      ...pointersTo('shell', releaseMapOf(shell), releases),
      ['sitemap.xml', sitemap(targets, builtAt, settings.origin)],
      ['robots.txt', robots(settings.origin)],
      [noticesFile, noticesText(Object.values(releases))],
    ]
    const pages: ComposedPage[] = []
    for (const target of targets) pages.push({ target, html: await pageOf(target) })
    const patterns = areaNames.flatMap((name) => patternsOf(areas[name].server))
    checkLinks(
      pages,
      perArea((name) => areas[name].server),
      patterns,
      isFileOf(draft, files),
    )
    for (const { target, html } of pages) files.push([target.file, html])
    await finishAll(files.map(([file, content]) => draft.write(file, content)))
    await draft.write(lastFile, JSON.stringify(routingOf(parts, settings), null, 1))
  } catch (error) {
    draft.discard()
    throw error
  }
  return { draft, addresses: targets.length, settings: siteSettings }
}

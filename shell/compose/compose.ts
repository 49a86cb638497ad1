import { existsSync } from 'node:fs'
import path from 'node:path'
import { areaNames, perArea } from 'shared-ui/areas'
import type { LiveArea } from 'shared-ui/contract'
import { bootScript } from '../boot/bootScript.ts'
import { finishAll } from '../release/finishAll.ts'
import { type ByUnit, misfitOf } from '../release/fits.ts'
import type { Pins } from '../release/pins.ts'
import { type Release, releasesOf } from '../release/store.ts'
import { entryOf, storedFile } from './assets.ts'
import { checkClaims } from './claims.ts'
import { type Draft, lastFile, newDraft } from './draft.ts'
import { enquiryModules } from './enquiryModules.ts'
import { hashOf, policy, securityHeaders } from './headers.ts'
import { importMapOf } from './importMap.ts'
import { type ComposedPage, checkLinks } from './links.ts'
import { monitoringSettings } from './monitoringSettings.ts'
import { entryStyles } from './needs.ts'
import { pagesOf, type Settings } from './pagesOf.ts'
import { type Parts, partsOf } from './parts.ts'
import { type Kind, type SiteSettings, settingsFor } from './settings.ts'
import { rootFiles } from './shellFiles.ts'
import { robots, sitemap } from './sitemap.ts'
import { notFound, type PatternFile, patternsOf, targetsOf } from './targets.ts'

/** How the edge answers what is no file: addresses that fit a pattern, and the headers of every answer. */
export interface Routing {
  headers: Readonly<Record<string, string>>
  patterns: readonly PatternFile[]
}

/** A file of the site: its path, and what it says. */
type SiteFile = readonly [file: string, content: string]

/** What of an area is live, and for those who try a kept release out before they go back to it, what is kept. */
function pointersTo(release: Release, others: ByUnit): SiteFile[] {
  const live: LiveArea = {
    release: release.version,
    contract: release.contract,
    entry: entryOf(release),
    styles: entryStyles(release),
    importMap: importMapOf(release),
  }
  const kept = releasesOf(release.unit)
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map((each) => ({
      release: each.version,
      contract: each.contract,
      entry: entryOf(each),
      styles: entryStyles(each),
      builtAt: each.builtAt,
      misfit: misfitOf(each, others),
    }))
  return [
    [`r/${release.unit}/live.json`, JSON.stringify(live)],
    [`r/${release.unit}/releases.json`, JSON.stringify(kept)],
  ]
}

function routingOf({ shell, areas }: Parts, { enquiries, monitoring }: Settings): Routing {
  const releases = areaNames.map((name) => areas[name].release)
  const importMaps = [...releases.map((own) => importMapOf(shell, own)), ...releases.map((own) => importMapOf(own))]
  const store = enquiries.kind === 'embedded' ? `http://${enquiries.host}:${enquiries.port}` : undefined
  const usesAppCheck = enquiries.kind === 'firestore' && Boolean(enquiries.appCheckSiteKey)
  return {
    headers: securityHeaders(
      policy({ scripts: [bootScript, ...importMaps].map(hashOf), store, usesAppCheck, reports: monitoring?.endpoint }),
    ),
    patterns: areaNames.flatMap((name) => patternsOf(areas[name].server)),
  }
}

const isFileOf = (draft: Draft, files: readonly SiteFile[]) => (address: string) =>
  files.some(([file]) => `/${file}` === address) ||
  (/\.\w+$/.test(address) &&
    existsSync(/^\/r\/[^/]+\/assets\//.test(address) ? storedFile(address) : path.join(draft.folder, address)))

/**
 * Turns releases into a whole new site, which nobody sees before it is swapped in. Throws where that cannot be done, and
 * leaves nothing behind.
 */
export async function compose(
  pins: Pins,
  kind?: Kind,
): Promise<{ draft: Draft; addresses: number; settings: SiteSettings }> {
  const kept = settingsFor(kind)
  const { origin, enquiries } = kept
  const parts = await partsOf(pins)
  const { shell, areas } = parts
  const settings = {
    origin,
    monitoring: monitoringSettings(),
    enquiries: { ...enquiries, modules: enquiryModules(shell, enquiries) },
  }
  const targets = [...areaNames.flatMap((name) => targetsOf(name, areas[name].server)), notFound]
  checkClaims(targets, parts.server.areaFor)
  const pageOf = pagesOf(parts, settings)
  const builtAt = perArea((name) => areas[name].release.builtAt)
  const draft = newDraft()
  try {
    for (const file of rootFiles(shell)) draft.copy(file)
    const files: SiteFile[] = [
      ...areaNames.flatMap((name) =>
        pointersTo(areas[name].release, { shell, ...perArea((each) => areas[each].release) }),
      ),
      ['r/shell/live.json', JSON.stringify({ release: shell.version, contract: shell.contract })],
      ['sitemap.xml', sitemap(targets, builtAt, settings.origin)],
      ['robots.txt', robots(settings.origin)],
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
  return { draft, addresses: targets.length, settings: kept }
}

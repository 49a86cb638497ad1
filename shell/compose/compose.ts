import type { LiveArea } from 'shared-ui/contract'
import { entryOf } from './assets.ts'
import { bootScript } from './bootScript.ts'
import { type Draft, lastFile, newDraft } from './draft.ts'
import { enquiryModules } from './enquiryModules.ts'
import { enquirySettings } from './enquirySettings.ts'
import { hashOf, policy, securityHeaders } from './headers.ts'
import { importMapOf } from './importMap.ts'
import { pagesOf, type Settings } from './pagesOf.ts'
import { type Parts, partsOf, perArea } from './parts.ts'
import { rootFiles } from './shellFiles.ts'
import { robots, sitemap } from './sitemap.ts'
import { siteOrigin } from './siteOrigin.ts'
import { areaNames, type Pins, type Release, releasesOf } from './store.ts'
import { notFound, type PatternFile, patternsOf, targetsOf } from './targets.ts'

/** How the edge answers what is no file: addresses that fit a pattern, and the headers of every answer. */
export interface Routing {
  headers: Readonly<Record<string, string>>
  patterns: readonly PatternFile[]
}

/** Says what of an area is live, and for those who try a kept release out before they go back to it, what is kept. */
function writePointers({ write }: Draft, release: Release) {
  const live: LiveArea = {
    release: release.version,
    contract: release.contract,
    entry: entryOf(release),
    importMap: importMapOf(release),
  }
  const kept = releasesOf(release.unit).map((each) => ({
    release: each.version,
    contract: each.contract,
    entry: entryOf(each),
    builtAt: each.builtAt,
  }))
  write(`r/${release.unit}/live.json`, JSON.stringify(live))
  write(`r/${release.unit}/releases.json`, JSON.stringify(kept))
}

function routingOf({ shell, areas }: Parts, { enquiries }: Settings): Routing {
  const releases = areaNames.map((name) => areas[name].release)
  const importMaps = [...releases.map((own) => importMapOf(shell, own)), ...releases.map((own) => importMapOf(own))]
  const store = enquiries.kind === 'embedded' ? `http://${enquiries.host}:${enquiries.port}` : undefined
  const usesAppCheck = enquiries.kind === 'firestore' && Boolean(enquiries.appCheckSiteKey)
  return {
    headers: securityHeaders(policy({ scripts: [bootScript, ...importMaps].map(hashOf), store, usesAppCheck })),
    patterns: areaNames.flatMap((name) => patternsOf(areas[name].server)),
  }
}

/**
 * Turns releases into a whole new site, which nobody sees before it is swapped in. Throws where that cannot be done, and
 * leaves nothing behind.
 */
export async function compose(pins: Pins): Promise<{ draft: Draft; addresses: number }> {
  const origin = siteOrigin()
  const enquiries = enquirySettings()
  const parts = await partsOf(pins)
  const { shell, areas } = parts
  const settings = { origin, enquiries: { ...enquiries, modules: enquiryModules(shell, enquiries) } }
  const targets = [...areaNames.flatMap((name) => targetsOf(name, areas[name].server)), notFound]
  const pageOf = pagesOf(parts, settings)
  const draft = newDraft()
  const { write } = draft
  try {
    for (const file of rootFiles(shell)) draft.copy(file)
    for (const target of targets) write(target.file, await pageOf(target))
    for (const name of areaNames) writePointers(draft, areas[name].release)
    write('r/shell/live.json', JSON.stringify({ release: shell.version, contract: shell.contract }))
    const builtAt = perArea((name) => areas[name].release.builtAt)
    write('sitemap.xml', sitemap(targets, builtAt, settings.origin))
    write('robots.txt', robots(settings.origin))
    write(lastFile, JSON.stringify(routingOf(parts, settings), null, 1))
  } catch (error) {
    draft.discard()
    throw error
  }
  return { draft, addresses: targets.length }
}

import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AreaName, AreaServer, LiveArea, Site } from 'shared-ui/contract'
import { entryOf } from './assets.ts'
import { bootScript } from './bootScript.ts'
import { checkAssets, checkTogether, nameOf } from './check.ts'
import { type Draft, newDraft } from './draft.ts'
import { enquirySettings } from './enquirySettings.ts'
import { hashOf, policy, securityHeaders } from './headers.ts'
import { documentOf, render } from './html.ts'
import { importMapOf } from './importMap.ts'
import { pageNeeds, shellNeeds } from './needs.ts'
import { robots, sitemap } from './sitemap.ts'
import {
  areaNames,
  type Pins,
  type Release,
  readPins,
  readRelease,
  releaseDir,
  releasesDir,
  releasesOf,
  root,
  type Unit,
  units,
} from './store.ts'
import { notFound, type PatternFile, patternsOf, targetsOf } from './targets.ts'

/** How the edge answers what is no file: addresses that fit a pattern, and the headers of every answer. */
export interface Routing {
  headers: Readonly<Record<string, string>>
  patterns: readonly PatternFile[]
}

interface Area {
  release: Release
  server: AreaServer
}

// Server builds leave React outside. A store elsewhere, such as a mounted bucket, has no packages above it to find it in.
function lendPackages() {
  const packages = path.join(releasesDir, 'node_modules')
  if (releasesDir.startsWith(root + path.sep) || existsSync(packages)) return
  symlinkSync(path.join(root, 'node_modules'), packages)
}

const load = async <T>(release: Release): Promise<T> =>
  import(pathToFileURL(path.join(releaseDir(release.unit, release.version), 'server/entry-server.js')).href)

const templateOf = (shell: Release) => readFileSync(path.join(releaseDir('shell', shell.version), 'index.html'), 'utf8')

const withoutStyles = (template: string) => template.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')

const shellFiles = (shell: Release) => {
  const folder = releaseDir('shell', shell.version)
  const internal = ['server', '.vite', 'index.html', 'release.json', 'mf-manifest.json', 'mf-stats.json']
  return readdirSync(folder)
    .filter((name) => !internal.includes(name))
    .map((name) => path.join(folder, name))
}

// Both families: a font that comes after the first paint moves the words that it replaces.
// Not their accents, which our own words do without.
const fontsOf = (shell: Release) =>
  Object.keys(shell.assets)
    .filter((asset) => asset.endsWith('.woff2') && !asset.includes('-accents-'))
    .map((asset) => `/r/shell/assets/${asset}`)

const socialImageOf = (shell: Release, area: AreaName) => {
  const name = Object.keys(shell.assets).find((asset) => asset.startsWith(`og-${area}`))
  return name ? `/r/shell/assets/${name}` : '/r/shell/assets/og.png'
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

/** The releases that are pinned, held to each other. Throws where one is missing or does not fit the others. */
function pinnedReleases(pins: Pins) {
  const missing = units.filter((unit) => !pins[unit])
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} ${missing.length > 1 ? 'have' : 'has'} no release yet: npm run release -- ${missing[0]}`,
    )
  const pinned = (unit: Unit) => readRelease(unit, pins[unit] ?? '')
  return { shell: pinned('shell'), releases: areaNames.map(pinned) }
}

/** Turns the pinned releases into a whole new site and swaps it in; where that fails, the old site goes on. */
export async function compose(pins = readPins()): Promise<{ addresses: number; site: string }> {
  const { shell, releases } = pinnedReleases(pins)
  const origin = (process.env.SITE_ORIGIN ?? 'http://localhost:4000').replace(/\/$/, '')
  const enquiries = enquirySettings()
  lendPackages()
  const { areaFor, treeOf } = await load<typeof import('../src/entry-server.tsx')>(shell)
  checkTogether(shell, releases, areaFor)
  for (const release of [shell, ...releases]) checkAssets(release)

  const areas = {} as Record<AreaName, Area>
  for (const release of releases) areas[release.unit as AreaName] = { release, server: await load<AreaServer>(release) }
  const components = Object.fromEntries(areaNames.map((name) => [name, areas[name].server.default])) as Parameters<
    typeof treeOf
  >[2]
  const siteFor = (own: AreaName): Site => ({
    origin,
    areas: Object.fromEntries(
      areaNames.map((name) => {
        const { release, server } = areas[name]
        const pointer = { entry: `/r/${name}/live.json`, menu: server.menu }
        return [name, name === own ? { ...pointer, entry: entryOf(release), release: release.version } : pointer]
      }),
    ) as Site['areas'],
    enquiries,
  })

  const template = templateOf(shell)
  const frame = shellNeeds(shell, template)
  const plain = withoutStyles(template)
  const icon = readFileSync(path.join(releaseDir('shell', shell.version), 'favicon.svg'), 'utf8').trim()
  const importMaps = Object.fromEntries(
    areaNames.map((name) => [name, importMapOf(shell, areas[name].release)]),
  ) as Record<AreaName, string>
  const builtAt = Object.fromEntries(areaNames.map((name) => [name, areas[name].release.builtAt])) as Record<
    AreaName,
    string
  >
  const targets = [...areaNames.flatMap((name) => targetsOf(name, areas[name].server)), notFound]

  const draft = newDraft()
  const { write } = draft
  try {
    for (const file of shellFiles(shell)) draft.copy(file)
    for (const { area, address, head, page, file } of targets) {
      const { release } = areas[area]
      const site = siteFor(area)
      const rendered = await render(treeOf(address, site, components)).catch((error) => {
        throw new Error(
          `${nameOf(release)} does not render ${address}: ${error instanceof Error ? error.message : error}`,
        )
      })
      const document = {
        template: plain,
        address,
        head,
        rendered,
        needs: pageNeeds(frame, release, page),
        importMap: importMaps[area],
        fonts: fontsOf(shell),
        icon,
        socialImage: socialImageOf(shell, area),
        site,
      }
      write(file, documentOf(document))
    }
    for (const release of releases) writePointers(draft, release)
    write('r/shell/live.json', JSON.stringify({ release: shell.version, contract: shell.contract }))
    write('sitemap.xml', sitemap(targets, builtAt, origin))
    write('robots.txt', robots(origin))
    const inline = [bootScript, ...Object.values(importMaps), ...releases.map((release) => importMapOf(release))]
    const store = enquiries.kind === 'embedded' ? `http://${enquiries.host}:${enquiries.port}` : undefined
    const usesAppCheck = enquiries.kind === 'firestore' && Boolean(enquiries.appCheckSiteKey)
    const routing: Routing = {
      headers: securityHeaders(policy({ scripts: inline.map(hashOf), store, usesAppCheck })),
      patterns: areaNames.flatMap((name) => patternsOf(areas[name].server)),
    }
    write('.routing.json', JSON.stringify(routing, null, 1))
  } catch (error) {
    draft.discard()
    throw error
  }
  draft.swapIn()
  return { addresses: targets.length, site: draft.folder }
}

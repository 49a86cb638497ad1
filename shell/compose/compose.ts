import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type AreaName,
  type AreaServer,
  entryRetries,
  type LiveArea,
  type Page,
  type PageHead,
  retryAddress,
  type Site,
} from 'shared-ui/contract'
import { closure, importedBy, manifestOf, type Needs } from './assets.ts'
import { boot } from './boot.ts'
import { checkAssets, checkTogether, nameOf } from './check.ts'
import { newDraft } from './draft.ts'
import { enquirySettings } from './enquirySettings.ts'
import { hashOf, policy, securityHeaders } from './headers.ts'
import { documentOf, render } from './html.ts'
import {
  areaNames,
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

/** How the edge answers what is no file: addresses that fit a pattern, and the headers of every answer. */
export interface Routing {
  headers: Readonly<Record<string, string>>
  /** Pattern (as a regular expression's source) → the file that answers it. */
  patterns: readonly { pattern: string; file: string }[]
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

const entryOf = (release: Release) => `/r/${release.unit}/assets/${release.entry}`

const isScript = (asset: string) => asset.endsWith('.js')

const importMapOf = (...releases: Release[]) => {
  const integrity = releases.flatMap(({ unit, entry, assets }) =>
    Object.entries(assets)
      .filter(([asset]) => isScript(asset))
      .flatMap(([asset, { integrity }]) => {
        const address = `/r/${unit}/assets/${asset}`
        const retries =
          asset === entry ? Array.from({ length: entryRetries }, (_, n) => retryAddress(address, n + 1)) : []
        return [address, ...retries].map((each) => [each, integrity] as const)
      }),
  )
  const named = releases.filter(({ entry }) => entry).map((release) => [nameOf(release), entryOf(release)] as const)
  return JSON.stringify({ imports: Object.fromEntries(named), integrity: Object.fromEntries(integrity) })
}

// For those who try a kept release out before they go back to it.
const describe = (release: Release) => ({
  release: release.version,
  contract: release.contract,
  entry: entryOf(release),
  builtAt: release.builtAt,
})

const templateOf = (shell: Release) => readFileSync(path.join(releaseDir('shell', shell.version), 'index.html'), 'utf8')

// The federation runtime fetches these by code, each a round trip after what came before: no manifest says so.
const byName = (release: Release, name: RegExp) =>
  Object.keys(release.assets)
    .filter((asset) => isScript(asset) && name.test(asset))
    .map((asset) => `/r/${release.unit}/assets/${asset}`)

// What the shell's own bootstrap imports is not in its template's preloads: the federation plugin loads it by code.
function shellNeeds(shell: Release, template: string): Needs {
  const named = [...template.matchAll(/(?:src|href)="(\/r\/shell\/assets\/[^"]+\.js)"/g)].map(
    ([, address]) => address ?? '',
  )
  const styles = [...template.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)].map(
    ([, address]) => address ?? '',
  )
  const scripts = importedBy([...named, ...byName(shell, /pendingShares/)])
  return { scripts: scripts.filter((address) => !template.includes(`"${address}"`)), styles }
}

const withoutStyles = (template: string) => template.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}/index.html`)

const placeholder = '_'

const patternSource = (pattern: string) => `^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}/?$`

const exampleOf = (pattern: string) => pattern.replaceAll(/:[^/]+/g, placeholder)

// In the table's order, with the patterns that answer 404: they keep their addresses from a wider pattern after them.
const patternsOf = ({ pages }: AreaServer): Routing['patterns'] =>
  pages
    .filter(({ path }) => path.includes(':'))
    .map(({ path, otherwise }) => ({
      pattern: patternSource(path),
      file: otherwise ? fileOf(exampleOf(path)) : notFound.file,
    }))

/** An address to compose, with the file that it is written to. */
interface Target {
  area: AreaName
  address: string
  head: PageHead
  page: Page | undefined
  file: string
}

function targetsOf(name: AreaName, { pages }: AreaServer): Target[] {
  return pages.flatMap((page) => {
    const known = Object.entries(page.addresses).map(
      ([address, head]): Target => ({ area: name, address, head, page, file: fileOf(address) }),
    )
    if (!page.otherwise) return known
    const address = exampleOf(page.path)
    return [...known, { area: name, address, head: page.otherwise(address), page, file: fileOf(address) }]
  })
}

const notFound: Target = {
  area: 'company',
  address: '/404',
  head: { title: 'Page Not Found | Sovran', description: '' },
  page: undefined,
  file: '404.html',
}

const sitemap = (targets: readonly Target[], areas: Readonly<Record<AreaName, Area>>, origin: string) => {
  const lines = targets
    .filter(({ address, head, page }) => page?.addresses[address] && !head.robots && !head.canonical)
    .map(
      ({ address, area }) =>
        `<url><loc>${origin}${address}</loc><lastmod>${areas[area].release.builtAt.slice(0, 10)}</lastmod></url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
}

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

/** Turns the pinned releases into a whole new site and swaps it in; where that fails, the old site goes on. */
export async function compose(pins = readPins()): Promise<{ addresses: number; site: string }> {
  const missing = units.filter((unit) => !pins[unit])
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} ${missing.length > 1 ? 'have' : 'has'} no release yet: npm run release -- ${missing[0]}`,
    )
  const origin = (process.env.SITE_ORIGIN ?? 'http://localhost:4000').replace(/\/$/, '')
  const enquiries = enquirySettings()
  const pinned = (unit: Unit) => readRelease(unit, pins[unit] ?? '')
  const shell = pinned('shell')
  const releases = areaNames.map(pinned)
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
  const importMaps = Object.fromEntries(
    areaNames.map((name) => [name, importMapOf(shell, areas[name].release)]),
  ) as Record<AreaName, string>
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
          `${area}@${release.version} does not render ${address}: ${error instanceof Error ? error.message : error}`,
        )
      })
      const manifest = manifestOf(release)
      const own = closure(release, manifest, ['src/area.tsx', ...(page ? [page.source] : [])])
      const scripts = importedBy([entryOf(release), ...byName(release, /localSharedImportMap/), ...own.scripts])
      const needs = {
        scripts: [...new Set([...frame.scripts, ...scripts])],
        styles: [...new Set([...frame.styles, ...own.styles])],
      }
      const socialImage = socialImageOf(shell, area)
      const document = {
        template: plain,
        address,
        head,
        rendered,
        needs,
        importMap: importMaps[area],
        fonts: fontsOf(shell),
        socialImage,
        site,
      }
      write(file, documentOf(document))
    }
    for (const name of areaNames) {
      const { release } = areas[name]
      const live: LiveArea = {
        release: release.version,
        contract: release.contract,
        entry: entryOf(release),
        importMap: importMapOf(release),
      }
      write(`r/${name}/live.json`, JSON.stringify(live))
      write(`r/${name}/releases.json`, JSON.stringify(releasesOf(name).map(describe)))
    }
    write('r/shell/live.json', JSON.stringify({ release: shell.version, contract: shell.contract }))
    write('sitemap.xml', sitemap(targets, areas, origin))
    write('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`)
    const inline = [boot, ...Object.values(importMaps), ...releases.map((release) => importMapOf(release))]
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

import { areaFor } from 'shared-ui/areas'
import type { AreaName, PageHead, Registry } from 'shared-ui/contract'
import type { PageDate } from './mainContent.ts'
import type { AreaTable, TablePage } from './renderer.ts'

/** The file that answers the addresses which fit a pattern (a regular expression's source). */
export interface PatternFile {
  pattern: string
  file: string
}

const notFoundFile = '404.html'

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}/index.html`)

const patternSource = (pattern: string) => `^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}/?$`

/**
 * The answers to addresses that have no file of their own, in the table's order. Patterns that answer 404 are among
 * them: they keep their addresses from a wider pattern further down.
 */
export const patternsOf = ({ pages }: AreaTable): readonly PatternFile[] =>
  pages
    .filter(({ path }) => path.includes(':'))
    .map(({ path, example }) => ({
      pattern: patternSource(path),
      file: example ? fileOf(example.address) : notFoundFile,
    }))

/** An address to compose, with the file that it is written to. */
export interface Target {
  area: AreaName
  address: string
  head: PageHead
  page: TablePage | undefined
  file: string
  /**
   * Whether address and head are made up, as an example of the addresses that the file answers for. They hold for none
   * of these.
   */
  isExample: boolean
}

/** Every address of an area, and one example for each pattern that answers unknown ones. */
export function targetsOf(name: AreaName, { pages }: AreaTable): Target[] {
  return pages.flatMap((page) => {
    const known = Object.entries(page.addresses).map(
      ([address, head]): Target => ({ area: name, address, head, page, file: fileOf(address), isExample: false }),
    )
    if (!page.example) return known
    const { address, head } = page.example
    // A head with a canonical address is the same for every address that fits, so it is not an example.
    return [...known, { area: name, address, head, page, file: fileOf(address), isExample: !head.canonical }]
  })
}

export const notFoundOf = (registry: Registry): Target => ({
  area: areaFor(registry, '/404'),
  address: '/404',
  head: { title: 'Page Not Found | Sovran', description: '' },
  page: undefined,
  file: notFoundFile,
  isExample: false,
})

/** Refuses an area's address or pattern that the registry gives to another area. */
export function checkClaims(areas: ReadonlyMap<AreaName, { server: AreaTable }>, registry: Registry) {
  for (const [area, { server }] of areas)
    for (const { path, addresses } of server.pages)
      for (const each of [...Object.keys(addresses), path]) {
        const owner = areaFor(registry, each)
        if (owner !== area)
          throw new Error(`${area} claims ${each}, which belongs to ${owner}: take it out of its table.`)
      }
}

/** sitemap.xml: every address to be indexed that is its own canonical address, with the day of its last change. */
export const sitemap = (targets: readonly Target[], dates: Readonly<Record<string, PageDate>>, origin: string) => {
  const lines = targets
    .filter(({ address, head, page }) => page?.addresses[address] && !head.robots && !head.canonical)
    .map(({ address }) => `<url><loc>${origin}${address}</loc><lastmod>${dates[address]?.[1]}</lastmod></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
}

// https://www.rfc-editor.org/rfc/rfc9116
/** security.txt. It changes twice a year, and expires within one: on all other days compose writes the same file. */
export function securityText(origin: string, now = new Date()) {
  const year = now.getUTCFullYear()
  const end = now.getUTCMonth() < 6 ? `${year}-12-31` : `${year + 1}-06-30`
  return `Contact: ${origin}/contact\nExpires: ${end}T23:59:59Z\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`
}

// Its cache would show a returning visitor that site for ever: https://www.w3.org/TR/service-workers/#update-algorithm
/** The service worker that takes the place of an earlier site's, and removes itself. */
export const retiringWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url)
})()))
`

/** The addresses at which earlier sites usually had one. */
export const workerFiles = ['sw.js', 'service-worker.js', 'serviceworker.js', 'ngsw-worker.js']

export const robots = (origin: string) => `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`

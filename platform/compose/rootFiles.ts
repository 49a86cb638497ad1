import type { Offers } from 'shared-page/contract'
import type { PageFingerprint } from './pageFingerprint.ts'
import type { SiteSources } from './siteSources.ts'
import type { Target } from './targets.ts'

/** sitemap.xml: the indexed pages that are their own canonical URL, each with the day of its last change. */
export const sitemap = (
  targets: readonly Target[],
  pages: Readonly<Record<string, PageFingerprint>>,
  origin: string,
) => {
  const lines = targets
    .filter(({ address, head, page }) => page?.paths[address] && !head.robots && !head.canonical)
    .map(
      ({ address }) =>
        `<url><loc>${origin}${address.replaceAll('&', '&amp;')}</loc><lastmod>${pages[address]?.[1]}</lastmod></url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
}

/** subjects.json: the subject of enquiries from each page, by the `about` value in its links to the contact page. */
export const subjects = (targets: readonly Target[]) =>
  // If two live areas already use the same subject, the first one keeps it.
  JSON.stringify(Object.fromEntries(targets.toReversed().flatMap(({ head }) => Object.entries(head.about ?? {}))))

/** offers.json: the offers of each area that has any. */
export function offers(areas: SiteSources['areas']) {
  const some = [...areas].filter(([, { table }]) => table.offers.length > 0)
  return JSON.stringify(Object.fromEntries(some.map(([name, { table }]) => [name, table.offers])) satisfies Offers)
}

// https://www.rfc-editor.org/rfc/rfc9116
/** security.txt. It changes twice a year and expires within one, so compose writes the same file on all other days. */
export function securityText(origin: string, now = new Date()) {
  const year = now.getUTCFullYear()
  const end = now.getUTCMonth() < 6 ? `${year}-12-31` : `${year + 1}-06-30`
  return `Contact: ${origin}/contact\nExpires: ${end}T23:59:59Z\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`
}

export const robots = (origin: string) => `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`

import type { AreaName } from 'shared-ui/contract'
import type { Target } from './targets.ts'

/**
 * sitemap.xml: every address to be indexed that is its own canonical address, with the date of its area's last build.
 */
export const sitemap = (targets: readonly Target[], builtAt: Readonly<Record<AreaName, string>>, origin: string) => {
  const lines = targets
    .filter(({ address, head, page }) => page?.addresses[address] && !head.robots && !head.canonical)
    .map(
      ({ address, area }) =>
        `<url><loc>${origin}${address}</loc><lastmod>${builtAt[area].slice(0, 10)}</lastmod></url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
}

/** robots.txt. */
export const robots = (origin: string) => `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`

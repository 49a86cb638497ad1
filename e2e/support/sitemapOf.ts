/** The address of every page that a site's sitemap names, without the origin. */
export async function sitemapOf(origin: string): Promise<string[]> {
  const sitemap = await fetch(`${origin}/sitemap.xml`).then((response) => response.text())
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}

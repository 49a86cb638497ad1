/** The origin of the site under test, which playwright.config.ts sets; `npm run perf` uses that of `npm start`. */
export const origin = process.env.SITE_ORIGIN || 'http://localhost:4000'

/** The path of every page in the site's sitemap. */
export async function sitemap(): Promise<string[]> {
  const xml = await fetch(`${origin}/sitemap.xml`).then((response) => response.text())
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}

/** An unknown category. All unknown categories share one file, which has no canonical URL. */
export const unknownCategory = '/sovran-interiors/orangeries'

/** Paths outside the sitemap: aliases, unknown categories, a section of the builders page, one without a page. */
export const unlisted = [
  '/sovran-interiors/bespoke-wardrobes',
  '/sovran-interiors/bespoke-rooms',
  unknownCategory,
  '/sovran-builders/residential/treehouses',
  '/sovran-builders/contact',
  '/nowhere',
]

// `npm run perf` imports this before it has checked that a site is running.
const vacancy = (await sitemap().catch(() => [])).find((address) => address.startsWith('/apply/'))

/** A page of each kind, for tests that would take too long on every page. */
export const pageTypes = {
  'no-page': '/nowhere',
  home: '/',
  about: '/about',
  contact: '/contact',
  careers: '/careers',
  // The site may have no vacancy.
  ...(vacancy && { vacancy }),
  privacy: '/privacy',
  terms: '/terms',
  works: '/works',
  plan: '/plan',
  work: '/works/two-gable-house-ham',
  design: '/sovran-design',
  builders: '/sovran-builders',
  residential: '/sovran-builders/residential/renovations',
  interiors: '/sovran-interiors',
  category: '/sovran-interiors/kitchens',
  subcategory: '/sovran-interiors/kitchens/german',
  projects: '/sovran-interiors/projects',
  gallery: '/sovran-interiors/gallery',
  film: '/sovran-interiors/videos/0',
  'unknown-category': unknownCategory,
} as const

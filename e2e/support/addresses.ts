import { origin } from './origin.ts'
import { sitemapOf } from './sitemapOf.ts'

/** Every address that the sitemap of the site under test names. */
export const addresses = await sitemapOf(origin)

/** An unknown category: one file answers for all of them, and names no address as its own. */
export const unnamed = '/sovran-interiors/orangeries'

/** Addresses that answer and are in no sitemap: aliases, sections of the builders page, unknown categories, and no page at all. */
export const unlisted = [
  '/sovran-interiors/bespoke-wardrobes',
  '/sovran-interiors/bespoke-rooms',
  unnamed,
  '/sovran-builders/residential/treehouses',
  ...['residential', 'commercial', 'process', 'portfolio', 'testimonials', 'faq', 'contact'].map(
    (section) => `/sovran-builders/${section}`,
  ),
  '/nowhere',
]

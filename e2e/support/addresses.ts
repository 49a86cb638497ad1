import { sitemapOf } from './sitemapOf.ts'

/** Every address that the sitemap of the site under test names. */
export const addresses = await sitemapOf(process.env.SITE_ORIGIN ?? 'http://localhost:4000')

/** Addresses that answer and are in no sitemap: aliases, sections of the builders page, unknown categories, and no page at all. */
export const unlisted = [
  '/sovran-interiors/bespoke-wardrobes',
  '/sovran-interiors/bespoke-rooms',
  '/sovran-interiors/orangeries',
  '/sovran-builders/residential/treehouses',
  ...['residential', 'commercial', 'process', 'portfolio', 'testimonials', 'faq', 'contact'].map(
    (section) => `/sovran-builders/${section}`,
  ),
  '/nowhere',
]

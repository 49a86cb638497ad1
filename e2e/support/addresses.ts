import { sitemapOf } from './sitemapOf.ts'

/** Every address that the sitemap of the site under test names. */
export const addresses = await sitemapOf(process.env.SITE_ORIGIN ?? 'http://localhost:4000')

/** Addresses that answer and are in no sitemap: aliases, an unknown category, and no page at all. */
export const unlisted = [
  '/sovran-interiors/bespoke-wardrobes',
  '/sovran-interiors/bespoke-rooms',
  '/sovran-interiors/orangeries',
  '/sovran-builders/residential/treehouses',
  '/nowhere',
]

import { type AreaName, areas } from 'shared-ui/areas'
import { origin } from './origin.ts'
import { sitemapOf } from './sitemapOf.ts'

/** Every address that the sitemap of the site under test names. */
export const addresses = await sitemapOf(origin)

/** An unknown category. One file answers for all of them, and it has no canonical address. */
export const unnamed = '/sovran-interiors/orangeries'

/** Addresses outside the sitemap: aliases, sections of the builders page, unknown categories, one without a page. */
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

/** The area that has an address. */
export const ownerOf = (address: string): AreaName =>
  areas.find(({ prefix }) => prefix !== '' && `${address}/`.startsWith(`${prefix}/`))?.name ?? 'company'

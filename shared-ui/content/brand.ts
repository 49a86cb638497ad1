/** The brand word in the paths of the three service lines. `area.prefix` of their `package.json` contains it too. */
export const brandWord = 'sovran'

/** The brand name for visitors. */
export const brandName = 'Sovran'

/** The path under which each service line's pages live: `area.prefix` of its `package.json`. */
export const routes = {
  design: `/${brandWord}-design`,
  builders: `/${brandWord}-builders`,
  interiors: `/${brandWord}-interiors`,
} as const

/** The paths of the company's own pages, which have no prefix. */
export const companyRoutes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  careers: '/careers',
  privacy: '/privacy',
  terms: '/terms',
  works: '/works',
  plan: '/plan',
} as const

/** A document title that ends with the brand. */
export const titled = (title: string) => `${title} | ${brandName}`

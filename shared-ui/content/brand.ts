/** The brand word that prefixes the three service lines' addresses. No route spells it out by hand. */
export const brandWord = 'sovran'

/** The brand as visitors read it. */
export const brandName = 'Sovran'

/** The address under which each service line's pages live. */
export const routes = {
  design: `/${brandWord}-design`,
  builders: `/${brandWord}-builders`,
  interiors: `/${brandWord}-interiors`,
} as const

/** The addresses of the company's own pages, which have no prefix. */
export const companyRoutes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  careers: '/careers',
  privacy: '/privacy',
  terms: '/terms',
  works: '/works',
} as const

/** A document title with the brand at its end. */
export const titled = (title: string) => `${title} | ${brandName}`

import type { Page } from 'playwright/test'

// Expected words are written out here and not imported, so that a change in the product fails the test.

export const root = '/sovran-interiors'

/** The section under a heading of the second level. */
export const section = (page: Page, heading: string | RegExp) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) })

/** The categories, each with the subcategories that its tab bar and its cards list. */
export const categories = [
  {
    address: 'bespoke-areas',
    title: 'Bespoke areas',
    listed: ['foyers', 'living-rooms', 'bathrooms', 'master-suites', 'cinema', 'offices', 'bars', 'wine-cellars'],
  },
  {
    address: 'wardrobes',
    title: 'Wardrobes',
    listed: ['dressing-rooms', 'bedroom', 'loft', 'glass-door-wardrobes'],
  },
  {
    address: 'kitchens',
    title: 'Kitchens',
    listed: ['modern', 'german', 'contemporary', 'traditional', 'scandinavian'],
  },
] as const

/** The tab bar of the category of that title. */
export const tabs = (page: Page, title: string) => page.getByRole('main').getByRole('navigation', { name: title })

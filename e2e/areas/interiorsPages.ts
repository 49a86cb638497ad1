// Expected words are written out here and not imported, so that a change in the product fails the test.

export const root = '/sovran-interiors'

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

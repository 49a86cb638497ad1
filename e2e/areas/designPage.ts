// Expected words are written out here and not imported, so that a change in the product fails the test.

export const address = '/sovran-design'

/** The ids of the sections, in their order. */
export const sectionIds = [
  'home',
  'overview',
  'process',
  'planning',
  'projects',
  'technology',
  'team',
  'engineering',
  'renders',
  'portfolio',
  'faq',
  'contact',
]

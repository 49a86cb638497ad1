// Expected words are written out here and not imported, so that a change in the product fails the test.

/** The builders page's address. */
export const address = '/sovran-builders'

/** The residential categories: id, title, and the heading of the call to action that closes the page. */
export const categories = [
  ['renovations', 'Renovations', 'Ready to Start Your Renovations Project?'],
  ['new-builds', 'New-builds', 'Ready to Start Your New-Builds Project?'],
  ['extensions', 'Extensions', 'Ready to Start Your Extensions Project?'],
  ['loft-conversions', 'Loft conversions', 'Ready to Start Your Loft Conversions Project?'],
  ['basements', 'Basements', 'Ready to Start Your Basements Project?'],
  ['landscaping', 'Landscaping', 'Ready to Start Your Landscaping Project?'],
  ['swimming-pools', 'Swimming pools', 'Ready to Start Your Swimming Pools Project?'],
] as const

import type { Page } from 'playwright/test'

// Everything here is typed out from the specification and the rulings, not read from the product.

/** The builders page's address. */
export const page = '/sovran-builders'

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

export const section = (at: Page, id: string) => at.locator(`section#${id}`)

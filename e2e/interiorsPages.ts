import type { Page } from 'playwright/test'

export const root = '/sovran-interiors'

/** The section under a heading of the second level. */
export const section = (page: Page, heading: string | RegExp) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) })

import { expect, type Page } from 'playwright/test'

// Everything here is typed out from the specification and the rulings, not read from the product.

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

export const section = (page: Page, id: string) => page.locator(`section#${id}`)

/** Opens the page, and waits until it answers to the visitor. */
export async function openDesign(page: Page) {
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-alive', /area/)
}

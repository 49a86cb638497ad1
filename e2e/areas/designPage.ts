import type { Page } from 'playwright/test'
import { alive } from '../support/alive.ts'

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

export const section = (page: Page, id: string) => page.locator(`section#${id}`)

/** Opens the page, and waits until it answers to the visitor. */
export async function openDesign(page: Page) {
  await page.goto(address)
  await alive(page)
}

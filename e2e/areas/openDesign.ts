import type { Page } from 'playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { address } from './designPage.ts'

/** Opens the design page, and waits until it answers to the visitor. */
export async function openDesign(page: Page) {
  await page.goto(address)
  await hydrated(page)
}

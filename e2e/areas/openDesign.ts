import type { Page } from 'playwright/test'
import { alive } from '../support/alive.ts'
import { address } from './designPage.ts'

/** Opens the design page, and waits until it answers to the visitor. */
export async function openDesign(page: Page) {
  await page.goto(address)
  await alive(page)
}

import type { Locator, Page } from 'playwright/test'
import { isFocused } from './isFocused.ts'

/** Presses Tab until the focus is on it. Throws after so many presses. */
export async function tabTo(page: Page, what: Locator, most = 40) {
  for (let presses = 0; presses <= most; presses++) {
    if (await isFocused(what)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to it within ${most} presses.`)
}

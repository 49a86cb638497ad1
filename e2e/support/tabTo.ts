import type { Locator, Page } from 'playwright/test'
import { isFocused } from './isFocused.ts'

/** Presses Tab until an element has the focus. Throws after `most` presses. */
export async function tabTo(page: Page, what: Locator, most = 40) {
  for (let presses = 0; presses <= most; presses++) {
    if (await isFocused(what)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${what} within ${most} presses.`)
}

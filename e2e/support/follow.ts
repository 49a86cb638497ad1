import type { Page } from 'playwright/test'

/** Follows the page's first link to an address, even in a closed menu or far below. */
export const follow = (page: Page, address: string) =>
  page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

import type { Page } from 'playwright/test'

/** Whether the page is wider than its window, and so scrolls sideways. */
export const isSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

import type { Page } from 'playwright/test'

/**
 * Holds back requests that match the pattern until the returned function is called. Call before the page is opened, and
 * open it with `waitUntil: 'domcontentloaded'`: code that a moved pointer fetches early holds back the load event.
 */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}

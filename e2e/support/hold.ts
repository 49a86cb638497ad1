import type { Page } from 'playwright/test'

/** Keeps what fits the pattern from the page until the answer is called; call before the page is opened. */
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

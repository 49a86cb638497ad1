import { type Browser, devices } from 'playwright'
import { hydrated } from './hydrated.ts'

/** What is pressed where a page has it. The menu covers the page, and comes last. */
const parts = ['button[aria-pressed]', 'summary', 'form input', 'form [type=submit]'].map((part) => `main ${part}`)
const presses = [...parts, 'header button']

/**
 * The longest wait of a press for the next paint, in ms, on a hydrated page and a processor four times slower than this
 * one: as https://web.dev/articles/inp counts it.
 */
export async function longestPress(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ ...devices['Pixel 7'], viewport: { width: 412, height: 823 } })
  await page.goto(url)
  await hydrated(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  for (const selector of presses) {
    const target = page.locator(`${selector} >> visible=true`).first()
    if ((await target.count()) === 0) continue
    await target.scrollIntoViewIfNeeded()
    await page.waitForTimeout(1500)
    await target.tap()
    await page.waitForTimeout(1500)
  }
  const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations))
  await page.close()
  return longest
}

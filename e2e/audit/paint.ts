import type { Browser } from 'playwright'
import { auditBrowser } from './browser.ts'
import { median } from './median.ts'
import { withoutScripts } from './serveBareSite.ts'
import { slowDown } from './slowPhone.ts'

/** First and largest paint of a page, divided by those of the same HTML without its scripts. */
export interface PaintRatio {
  address: string
  firstPaint: number
  largestPaint: number
}

async function paintOf(browser: Browser, url: string, strip: boolean) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  try {
    await slowDown(await context.newCDPSession(page))
    if (strip) {
      await page.route(url, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: withoutScripts(await response.text()) })
      })
      // A fulfilled document skips the slow line. So the page with its scripts is fulfilled too.
    } else await page.route(url, async (route) => route.fulfill({ response: await route.fetch() }))
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        Object.assign(window, { largest: list.getEntries().at(-1)?.startTime })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(1500)
    return await page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largest: (window as unknown as { largest?: number }).largest ?? Number.NaN,
    }))
  } finally {
    await context.close()
  }
}

/** Compares each page with itself without scripts, in turns, so that other load on the machine affects both. */
export async function paintRatios(origin: string, addresses: readonly string[], runs: number): Promise<PaintRatio[]> {
  const browser = await auditBrowser()
  try {
    const ratios: PaintRatio[] = []
    for (const address of addresses) {
      const withScripts: { first: number; largest: number }[] = []
      const stripped: typeof withScripts = []
      for (let index = 0; index < runs; index++) {
        withScripts.push(await paintOf(browser, origin + address, false))
        stripped.push(await paintOf(browser, origin + address, true))
      }
      const ratio = (key: 'first' | 'largest') =>
        median(withScripts.map((one) => one[key])) / median(stripped.map((one) => one[key]))
      ratios.push({ address, firstPaint: ratio('first'), largestPaint: ratio('largest') })
    }
    return ratios
  } finally {
    await browser.close()
  }
}

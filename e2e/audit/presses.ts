import type { Browser } from 'playwright'
import { onSlowPhone } from './slowPhone.ts'
import { noteStart, untilHydrated } from './start.ts'

const intervalMs = 100

// A point in the page's left margin: there is no link and no button.
const point = { x: 3, y: 400 }

/**
 * How long the slowest press waits for the next paint, in ms (Event Timing's duration, as in INP). The visitor presses
 * every 100 ms, from the first paint until half a second after the page is hydrated.
 */
export const slowestPress = (browser: Browser, url: string): Promise<number> =>
  onSlowPhone(browser, async (page) => {
    await noteStart(page)
    await page.addInitScript(() => {
      const presses: number[] = []
      Object.assign(window, { presses })
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries())
          if (/^pointer|^mouse|click/.test(name)) presses.push(duration)
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    })
    const session = await page.context().newCDPSession(page)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    // Not awaited one by one: a visitor does not wait for the answer before pressing again.
    const sent: Promise<unknown>[] = []
    const press = setInterval(() => {
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        sent.push(session.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 }))
    }, intervalMs)
    try {
      await untilHydrated(page)
      await page.waitForTimeout(500)
    } finally {
      clearInterval(press)
    }
    await Promise.all(sent)
    await page.waitForTimeout(500)
    const presses = await page.evaluate(() => (window as unknown as { presses: number[] }).presses)
    if (sent.length < 10) throw new Error(`${url} was pressed ${sent.length / 2} times only.`)
    return Math.max(0, ...presses)
  })

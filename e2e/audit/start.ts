import type { Browser, Page, Response } from 'playwright'
import { onSlowPhone } from './slowPhone.ts'

/** How a page starts on a slow phone: times in ms, sizes in KiB. */
export interface Start {
  firstPaint: number
  largestPaint: number
  /** When header and footer were hydrated, and when the area between them was. */
  frameHydrated: number
  areaHydrated: number
  /** The time of tasks beyond 50 ms each, and the longest of them. */
  blocking: number
  longestTask: number
  scriptKiB: number
  /** Pictures aside. */
  requests: number
}

/** The record that a page keeps of its start, from its first byte on. */
interface Noted {
  firstPaint: number
  largestPaint: number
  frameHydrated: number
  areaHydrated: number
  tasks: number[]
}

/** Makes a page record its start. Call before the page is opened. */
export const noteStart = (page: Page) =>
  page.addInitScript(() => {
    const noted: Noted = { firstPaint: 0, largestPaint: 0, frameHydrated: 0, areaHydrated: 0, tasks: [] }
    Object.assign(window, { noted })
    // No function here has a name: tsx would wrap it in a helper that the page does not have.
    for (const type of ['paint', 'largest-contentful-paint', 'longtask'])
      new PerformanceObserver((list) => {
        for (const { name, startTime, duration } of list.getEntries()) {
          if (name === 'first-contentful-paint') noted.firstPaint = startTime
          if (type === 'largest-contentful-paint') noted.largestPaint = startTime
          if (type === 'longtask') noted.tasks.push(duration)
        }
      }).observe({ type, buffered: true })
    new MutationObserver(() => {
      const alive = document.documentElement?.dataset.alive ?? ''
      if (alive.includes('frame')) noted.frameHydrated ||= performance.now()
      if (alive.includes('area')) noted.areaHydrated ||= performance.now()
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-alive'] })
  })

/** Waits until the page's area is hydrated. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.areaHydrated > 0, undefined, {
    timeout: 30_000,
  })

/** Opens an address on a slow phone and measures its start. */
export const startOf = (browser: Browser, url: string): Promise<Start> =>
  onSlowPhone(browser, async (page) => {
    const sizes: Promise<{ isScript: boolean; isPicture: boolean; bytes: number }>[] = []
    const note = (response: Response) => {
      const type = response.headers()['content-type'] ?? ''
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize, responseHeadersSize }) => ({
            isScript: type.includes('javascript'),
            isPicture: type.startsWith('image/'),
            bytes: responseBodySize + responseHeadersSize,
          })),
      )
    }
    page.on('response', note)
    await noteStart(page)
    await page.goto(url)
    await untilHydrated(page)
    await page.waitForTimeout(500)
    // A picture that comes now would have no size any more once the page is closed.
    page.off('response', note)
    const { tasks, ...times } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted)
    const answers = await Promise.all(sizes)
    const scripts = answers.filter(({ isScript }) => isScript)
    return {
      ...times,
      blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      longestTask: Math.max(0, ...tasks),
      scriptKiB: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
      requests: answers.filter(({ isPicture }) => !isPicture).length,
    }
  })

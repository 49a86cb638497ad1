import { type Browser, chromium, devices, type Page } from 'playwright'
import { interactUntilHydrated } from './hydrated.ts'

/** The cost of a page for a phone's processor, four times slower than this one, in ms. */
export interface Cost {
  /** Blocking of the main thread from the first paint until 4.5 s after the navigation, without interaction. */
  read: number
  /** Blocking from the first interaction until 1.5 s after the page is hydrated. */
  interaction: number
  /** The longest task of both, on this processor. */
  longest: number
  /** The longest time between an interaction with the hydrated page and the next paint, but no picture is enlarged. */
  press: number
}

/** An event in a Chromium trace; `tdur` is the thread's time in microseconds. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
}

type Figures = Readonly<Record<string, number>>

export function medianOf(all: readonly Figures[]): Figures {
  const middle = (name: string) => all.map((one) => one[name] ?? 0).sort((a, b) => a - b)[all.length >> 1] ?? 0
  return Object.fromEntries(Object.keys(all[0] ?? {}).map((name) => [name, middle(name)]))
}

/** The elements to click if a page has them. The menu covers the page, so it comes last. */
const pressed = ['button[aria-pressed]', 'summary', 'form input', 'form [type=submit]'].map((part) => `main ${part}`)
const presses = [...pressed, 'header button']

/** The longest of several interactions, measured as https://web.dev/articles/inp defines. */
async function longestPress(page: Page): Promise<number> {
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
  return page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations))
}

/**
 * Measures blocking in thread time, which other work on the machine hardly changes: the sum of 4 × task − 50 ms over
 * all tasks.
 * @param hasScripts whether the page's scripts run; without them this is the cost of the document alone.
 */
async function measure(browser: Browser, url: string, hasScripts: boolean): Promise<Cost> {
  const page = await browser.newPage({ ...devices['Pixel 7'], viewport: { width: 412, height: 823 } })
  if (!hasScripts) await page.route('**/*.js', (route) => route.abort())
  const categories = [
    'toplevel',
    'devtools.timeline',
    'loading',
    'blink.user_timing',
    'disabled-by-default-devtools.timeline',
  ]
  await browser.startTracing(page, { categories })
  await page.goto(url)
  await page.waitForTimeout(4500)
  if (hasScripts) {
    await page.evaluate(() => performance.mark('interaction'))
    await interactUntilHydrated(page)
    await page.waitForTimeout(1500)
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const press = hasScripts ? await longestPress(page) : 0
  await page.close()
  const paint = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').sort((a, b) => b.ts - a.ts)[0]
  if (!paint) throw new Error(`${url} never painted.`)
  const since =
    traceEvents.find(({ name, pid }) => name === 'interaction' && pid === paint.pid)?.ts ?? Number.POSITIVE_INFINITY
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts,
  )
  const blockingOf = (part: readonly TraceEvent[]) =>
    Math.round(part.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (4 * tdur) / 1000 - 50), 0))
  return {
    read: blockingOf(tasks.filter(({ ts }) => ts < since)),
    interaction: blockingOf(tasks.filter(({ ts }) => ts >= since)),
    longest: Math.round(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))),
    press,
  }
}

/** The cost of a page with its scripts and without them, each measured in a fresh browser. */
export async function costOf(url: string, executablePath: string) {
  const run = async (hasScripts: boolean) => {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    try {
      return await measure(browser, url, hasScripts)
    } finally {
      await browser.close()
    }
  }
  return { asItIs: await run(true), withoutScripts: await run(false) }
}

import { type Browser, chromium, devices } from 'playwright'

/** Blocking in ms, and the longest task in ms, of the main thread. */
interface Blocking {
  blocking: number
  longest: number
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
}

/**
 * What a page costs a phone's processor after its first paint, in thread time, which other work on the machine hardly changes:
 * the sum of 4 × task − 50 ms over all tasks, until 1.5 s after hydration.
 * @param hasScripts whether its scripts run; without them it is what the document alone costs.
 */
async function measure(browser: Browser, url: string, hasScripts: boolean): Promise<Blocking> {
  const page = await browser.newPage({ ...devices['Pixel 7'], viewport: { width: 412, height: 823 } })
  if (!hasScripts) await page.route('**/*.js', (route) => route.abort())
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading'] })
  await page.goto(url)
  if (hasScripts) await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await page.waitForTimeout(hasScripts ? 1500 : 3500)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  await page.close()
  const paint = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').sort((a, b) => b.ts - a.ts)[0]
  if (!paint) throw new Error(`${url} has painted nothing.`)
  const tasks = traceEvents
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts)
    .map(({ tdur = 0 }) => tdur / 1000)
  return {
    blocking: Math.round(tasks.reduce((sum, ms) => sum + Math.max(0, 4 * ms - 50), 0)),
    longest: Math.round(Math.max(0, ...tasks)),
  }
}

/** Blocking of a page as it is, and of the same page without its scripts. Each is measured in a browser of its own. */
export async function blockingOf(url: string, executablePath: string) {
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

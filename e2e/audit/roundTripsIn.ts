import type { Page } from 'playwright'

/**
 * How many answers a page has awaited one after the other so far: the document, and then each script that was asked for
 * only after another had arrived. Where the network is this machine, an answer may be there before a request that does
 * not wait for it is sent, and makes one round into two: a figure to look at, and none to fail for.
 */
export const roundTripsIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = entries
      .filter(({ name }) => /\.js(\?|$)|live\.json$/.test(name))
      .sort((a, b) => a.startTime - b.startTime)
    let trips = 1
    let roundEnds = 0
    for (const { startTime, responseEnd } of scripts) {
      // Asked for before the first answer of its round was here: the same round.
      if (startTime < roundEnds) continue
      trips++
      roundEnds = responseEnd
    }
    return trips
  })

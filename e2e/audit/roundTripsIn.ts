import type { Page } from 'playwright'

/**
 * How many round trips a page has made one after another so far: the document, and then each script that was requested
 * only after another had arrived. On a local network an answer may arrive before an independent request is sent, so
 * that one round trip counts as two. The figure is for information; no test may fail by it.
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
      // Requested before the first answer of this round trip: the same round trip.
      if (startTime < roundEnds) continue
      trips++
      roundEnds = responseEnd
    }
    return trips
  })

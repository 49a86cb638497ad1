/** One measure of how the page did, in ms (CLS has no unit). Later values of a name replace earlier ones. */
export interface Measure {
  name: 'TTFB' | 'FCP' | 'LCP' | 'CLS' | 'INP'
  value: number
}

/** What the entries below carry beyond what every performance entry does. */
interface Entry extends PerformanceEntry {
  value?: number
  hadRecentInput?: boolean
  interactionId?: number
  responseStart?: number
}

/** Tells `report` the page's web vitals as the browser learns them. Without `report` it does nothing at all. */
export function reportWebVitals(report?: (measure: Measure) => void) {
  if (!report) return
  let shift = 0
  let slowest = 0

  const observe = (type: string, take: (entry: Entry) => void) => {
    // A browser that does not know the type has nothing to say about it.
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }

  observe('navigation', ({ responseStart = 0 }) => report({ name: 'TTFB', value: responseStart }))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') report({ name: 'FCP', value: startTime })
  })
  observe('largest-contentful-paint', ({ startTime }) => report({ name: 'LCP', value: startTime }))
  observe('layout-shift', ({ hadRecentInput, value = 0 }) => {
    if (hadRecentInput) return
    shift += value
    report({ name: 'CLS', value: shift })
  })
  observe('event', ({ duration, interactionId }) => {
    if (!interactionId || duration <= slowest) return
    slowest = duration
    report({ name: 'INP', value: duration })
  })
}

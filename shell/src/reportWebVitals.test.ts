import { afterEach, expect, test, vi } from 'vitest'
import { type Measure, reportWebVitals } from './reportWebVitals.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser that knows these kinds of entry, and says them all at once. */
function browserWith(entries: Record<string, readonly object[]>) {
  const Observer = vi.fn(function (this: object, tell: (list: { getEntries: () => readonly object[] }) => void) {
    Object.assign(this, { observe: ({ type }: { type: string }) => tell({ getEntries: () => entries[type] ?? [] }) })
  })
  vi.stubGlobal('PerformanceObserver', Object.assign(Observer, { supportedEntryTypes: Object.keys(entries) }))
  return Observer
}

test('without a callback nothing is observed', () => {
  const Observer = browserWith({ paint: [] })
  reportWebVitals()
  expect(Observer).not.toHaveBeenCalled()
})

test('each measure is told as it grows, without shifts and events that do not count', () => {
  browserWith({
    navigation: [{ responseStart: 20 }],
    paint: [
      { name: 'first-paint', startTime: 90 },
      { name: 'first-contentful-paint', startTime: 100 },
    ],
    'layout-shift': [{ value: 0.25 }, { value: 9, hadRecentInput: true }, { value: 0.5 }],
    event: [
      { duration: 40, interactionId: 1 },
      { duration: 24, interactionId: 2 },
      { duration: 300, interactionId: 0 },
    ],
  })
  const told: Measure[] = []
  reportWebVitals((measure) => told.push(measure))
  expect(told).toEqual([
    { name: 'TTFB', value: 20 },
    { name: 'FCP', value: 100 },
    { name: 'CLS', value: 0.25 },
    { name: 'CLS', value: 0.75 },
    { name: 'INP', value: 40 },
  ])
})

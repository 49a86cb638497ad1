import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreScrollOnLoadOnly } from './restoreScrollOnLoadOnly.ts'

// jsdom has no scroll restoration of its own.
beforeEach(() => {
  Object.assign(history, { scrollRestoration: 'auto' })
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

let undo = () => {}
afterEach(() => undo())

test('the browser restores no place within a document, but does so when the document is loaded again', () => {
  undo = restoreScrollOnLoadOnly()
  expect(history.scrollRestoration).toBe('manual')
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  // The page comes back from the back-forward cache. Safari restores its place after this event.
  dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('auto')
  vi.advanceTimersByTime(20)
  expect(history.scrollRestoration).toBe('manual')
})

test('until the document is loaded the browser may restore its place', () => {
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true })
  undo = restoreScrollOnLoadOnly()
  expect(history.scrollRestoration).toBe('auto')
  Reflect.deleteProperty(document, 'readyState')
  dispatchEvent(new Event('pageshow'))
  vi.advanceTimersByTime(20)
  expect(history.scrollRestoration).toBe('manual')
})

test('once undone, it leaves everything to the browser', () => {
  restoreScrollOnLoadOnly()()
  dispatchEvent(new Event('pageshow'))
  vi.advanceTimersByTime(20)
  expect(history.scrollRestoration).toBe('auto')
})

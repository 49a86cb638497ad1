import { afterEach, beforeEach, expect, test } from 'vitest'
import { restoreDocumentsOnly } from './restoreDocumentsOnly.ts'

// jsdom has no scroll restoration of its own.
beforeEach(() => Object.assign(history, { scrollRestoration: 'auto' }))

let undo = () => {}
afterEach(() => undo())

test('within a document the browser restores no place; to the next one it leaves the place', () => {
  undo = restoreDocumentsOnly()
  expect(history.scrollRestoration).toBe('manual')
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  // Back from the back-forward cache.
  dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('manual')
})

test('until the document is loaded the browser may restore its place', () => {
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true })
  undo = restoreDocumentsOnly()
  expect(history.scrollRestoration).toBe('auto')
  Reflect.deleteProperty(document, 'readyState')
  dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('manual')
})

test('undone, it leaves everything to the browser', () => {
  restoreDocumentsOnly()()
  dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('auto')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outline } from './outline.ts'

let isHydrated = true
let isUp = true

const knowledge = {
  areaFor: (pathname: string) => (pathname === '/' ? ('company' as const) : ('design' as const)),
  releaseOf: (area: string) => `${area}-release`,
  isHydrated: () => isHydrated,
  markOf: (area: string) => (area === 'company' ? '#0a7d5a' : '#1d4ed8'),
  contractVersion: 1,
  scope: () => ({}),
  setReporter: () => {},
}

const labels = () => [...document.querySelectorAll('[data-boundary]')].map(({ textContent }) => textContent)

beforeEach(() => {
  vi.useFakeTimers()
  isHydrated = true
  isUp = true
  history.replaceState(null, '', '/')
  vi.stubGlobal('fetch', async () => (isUp ? Response.json({ release: 'abcd' }) : new Response('', { status: 404 })))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'http://localhost/r/company/assets/area-1.js', encodedBodySize: 2048 },
    { name: 'http://localhost/r/company/assets/area-1.css', encodedBodySize: 512 },
    { name: 'http://localhost/r/company/pictures/house.avif', encodedBodySize: 90_000 },
    { name: 'http://localhost/r/shell/assets/index-1.js', encodedBodySize: 1024 },
  ] as PerformanceResourceTiming[])
  document.body.innerHTML = '<div id="root"><header></header><main></main><footer></footer></div>'
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('header, page and footer show their owner, its release, and the weight of its code and styles', async () => {
  await outline(knowledge)
  expect(labels()).toEqual(['shell · abcd · 1.0 KiB', 'company · company-release · 2.5 KiB', 'shell · abcd · 1.0 KiB'])
  expect(document.querySelector('main')?.style.outline).toContain('3px solid')
})

test('a page that is not hydrated yet is left as it is, until it is', async () => {
  isHydrated = false
  await outline(knowledge)
  expect(labels()).toEqual([])
  isHydrated = true
  vi.advanceTimersByTime(500)
  expect(labels()).toHaveLength(3)
})

test('the outline follows the visitor into another area, with one label for each part', async () => {
  await outline(knowledge)
  history.replaceState(null, '', '/sovran-design')
  vi.advanceTimersByTime(500)
  expect(labels()).toEqual(['shell · abcd · 1.0 KiB', 'design · design-release · 0.0 KiB', 'shell · abcd · 1.0 KiB'])
})

test('where nothing is released the shell is in development', async () => {
  isUp = false
  await outline(knowledge)
  expect(labels()[0]).toContain('shell · development')
})

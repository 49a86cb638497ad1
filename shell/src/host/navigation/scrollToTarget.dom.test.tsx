import { pageState } from 'shared-page/pageState'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../testing/fakePage.ts'
import { scrollToTarget } from './scrollToTarget.ts'

let page: FakePage
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  page = fakePage()
  page.place('process', 5000)
})

afterEach(() => stop())

/** Starts a scroll to the target, and advances the clock by `ms`. */
function land(ms = 10_000) {
  stop = scrollToTarget('process', false)
  page.pass(ms)
}

test('scrolls once, after 100 ms, and marks the page until it has arrived', () => {
  land(99)
  expect([page.calls, pageState().landing]).toEqual([[], ''])
  page.pass(10_000)
  expect([page.calls, scrollY, pageState().landing]).toEqual([['smooth 5000'], 5000, undefined])
})

test('jumps under reduced motion', () => {
  document.body.replaceChildren()
  page = fakePage({ isCalm: true })
  page.place('process', 5000)
  land(101)
  expect(page.calls).toEqual(['instant 5000'])
})

test.each<[what: string, act: () => void, calls: string[]]>([
  ['follows an element that layout moves', () => page.grow(400), ['smooth 5000', 'smooth 5400']],
  ['continues to an element if the scroll stops early', () => page.jump(3000), ['smooth 5000', 'smooth 5000']],
  ['leaves an element if the visitor scrolls away', () => page.jump(15_000), ['smooth 5000']],
  [
    'forgets an element that has left the document',
    () => [document.getElementById('process')?.remove(), page.jump(0)],
    ['smooth 5000'],
  ],
])('%s', (_what, act, calls) => {
  land(130)
  act()
  page.pass(10_000)
  expect(page.calls).toEqual(calls)
  expect(pageState().landing).toBeUndefined()
})

test.each(['wheel', 'touchstart', 'keydown'])('stops when the visitor takes over by %s', (action) => {
  land(130)
  dispatchEvent(new Event(action))
  page.jump(900)
  page.pass(10_000)
  expect([page.calls, scrollY]).toEqual([['smooth 5000'], 900])
})

test('a press on the way stops the page under the pointer', () => {
  land(130)
  dispatchEvent(new Event('pointerdown'))
  page.pass(10_000)
  expect([page.calls, scrollY]).toEqual([['smooth 5000', 'instant 0'], 0])
})

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

/** Begins a landing, and lets time pass until it has arrived or is on its way, in ms. */
function land(ms = 10_000) {
  stop = scrollToTarget('process', false)
  page.pass(ms)
}

test('it scrolls once, after 100 ms, and then says so', () => {
  land(99)
  expect([page.calls, pageState().landing]).toEqual([[], ''])
  page.pass(10_000)
  expect([page.calls, scrollY, pageState().landing]).toEqual([['smooth 5000'], 5000, undefined])
})

test('under reduced motion it is there at once', () => {
  document.body.replaceChildren()
  page = fakePage({ isCalm: true })
  page.place('process', 5000)
  land(101)
  expect(page.calls).toEqual(['instant 5000'])
})

test.each<[what: string, act: () => void, calls: string[]]>([
  ['moved by layout is followed', () => page.grow(400), ['smooth 5000', 'smooth 5400']],
  ['whose scroll stops is gone on to', () => page.jump(3000), ['smooth 5000', 'smooth 5000']],
  ['is left to who scrolls away', () => page.jump(15_000), ['smooth 5000']],
  [
    'of a page that is gone is forgotten',
    () => [document.getElementById('process')?.remove(), page.jump(0)],
    ['smooth 5000'],
  ],
])('an element %s', (_what, act, calls) => {
  land(130)
  act()
  page.pass(10_000)
  expect(page.calls).toEqual(calls)
  expect(pageState().landing).toBeUndefined()
})

test.each(['wheel', 'touchstart', 'keydown'])('who takes over by %s is left alone', (action) => {
  land(130)
  dispatchEvent(new Event(action))
  page.jump(900)
  page.pass(10_000)
  expect([page.calls, scrollY]).toEqual([['smooth 5000'], 900])
})

test('who presses on the way finds it under the pointer', () => {
  land(130)
  dispatchEvent(new Event('pointerdown'))
  page.pass(10_000)
  expect([page.calls, scrollY]).toEqual([['smooth 5000', 'instant 0'], 0])
})

import { pageState } from 'shared-ui/pageState'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearPage, type FakePage, fakePage } from '../testing/fakePage.ts'
import { landOn } from './landOn.ts'

let page: FakePage
let section: HTMLElement

const land = () => landOn({ find: () => section, delay: 100, takesFocus: false })

beforeEach(() => {
  vi.useFakeTimers()
  page = fakePage()
  section = page.place('process', 5000)
})

afterEach(clearPage)

test('it scrolls once, smoothly, after 100 ms, to the element', () => {
  land()
  page.pass(99)
  expect(page.calls).toEqual([])
  page.pass(10_000)
  expect(page.calls).toEqual(['smooth 5000'])
  expect(page.places.at(-1)).toBe(5000)
  expect(page.places).toEqual([...page.places].sort((a, b) => a - b))
})

test('it does not scroll to an element in place', () => {
  page.jump(5000)
  land()
  page.pass(10_000)
  expect(page.calls).toEqual([])
})

test('under reduced motion it is there at once', () => {
  page = fakePage({ isCalm: true })
  section = page.place('faq', 7000)
  land()
  page.pass(101)
  expect(page.calls).toEqual(['instant 7000'])
  page.pass(10_000)
  expect(page.calls).toHaveLength(1)
})

test('late layout is followed by one more smooth scroll', () => {
  land()
  page.pass(150)
  page.grow(400)
  page.pass(2000)
  expect(page.calls).toEqual(['smooth 5000', 'smooth 5400'])
  expect(scrollY).toBe(5400)
})

describe('a visitor', () => {
  test.each(['wheel', 'touchstart', 'keydown'])('who takes over by %s is left alone', (action) => {
    land()
    page.pass(130)
    dispatchEvent(new Event(action))
    page.jump(900)
    page.grow(500)
    page.pass(10_000)
    expect(page.calls).toEqual(['smooth 5000'])
    expect(scrollY).toBe(900)
  })

  test('who presses on the way finds it under the pointer', () => {
    land()
    page.pass(130)
    const pressedAt = scrollY
    expect(pressedAt).toBeGreaterThan(0)
    dispatchEvent(new Event('pointerdown'))
    page.pass(10_000)
    expect(page.calls).toEqual(['smooth 5000', `instant ${pressedAt}`])
    expect(scrollY).toBe(pressedAt)
  })

  test('whose screen reader scrolls afterwards is not taken back', () => {
    land()
    page.pass(2000)
    page.jump(8000)
    page.grow(500)
    page.pass(5000)
    expect(page.calls).toEqual(['smooth 5000'])
    expect(scrollY).toBe(8000)
  })

  test('who goes on to another page ends the landing', () => {
    land()
    page.pass(2000)
    section.remove()
    page.grow(-5000)
    page.pass(5000)
    expect(page.calls).toEqual(['smooth 5000'])
  })
})

test('a stopped scroll is started again once', () => {
  land()
  page.pass(130)
  page.interrupt()
  page.pass(400)
  expect(page.calls).toEqual(['smooth 5000', 'smooth 5000'])
  page.interrupt()
  page.pass(10_000)
  expect(page.calls).toHaveLength(2)
})

test('while it lasts the page says so', () => {
  land()
  page.pass(130)
  expect(pageState().landing).toBe('')
  dispatchEvent(new Event('wheel'))
  expect(pageState().landing).toBeUndefined()
})

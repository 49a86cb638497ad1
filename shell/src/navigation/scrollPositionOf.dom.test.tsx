import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearPage, fakePage } from '../testing/fakePage.ts'
import { scrollPositionOf } from './scrollPositionOf.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  document.documentElement.removeAttribute('style')
  clearPage()
})

test('an element lands as far below the top as its styles and the page’s say', () => {
  const section = fakePage().place('process', 5000)
  expect(scrollPositionOf(section)).toBe(5000)
  document.documentElement.style.scrollPaddingTop = '100px'
  expect(scrollPositionOf(section)).toBe(4900)
  section.style.scrollMarginTop = '-40px'
  expect(scrollPositionOf(section)).toBe(4940)
})

test('no place lies outside the page', () => {
  const page = fakePage()
  document.documentElement.style.scrollPaddingTop = '100px'
  expect(scrollPositionOf(page.place('hero', 0))).toBe(0)
  expect(scrollPositionOf(page.place('imprint', 19_900))).toBe(20_000 - innerHeight)
  expect(scrollPositionOf(null)).toBe(0)
})

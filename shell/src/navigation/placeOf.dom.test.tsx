import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearPage, fakePage } from './fakePage.ts'
import { placeOf } from './placeOf.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  document.documentElement.removeAttribute('style')
  clearPage()
})

test('an element lands as far below the top as its styles and the page’s say', () => {
  const section = fakePage().place('process', 5000)
  expect(placeOf(section)).toBe(5000)
  document.documentElement.style.scrollPaddingTop = '100px'
  expect(placeOf(section)).toBe(4900)
  section.style.scrollMarginTop = '-40px'
  expect(placeOf(section)).toBe(4940)
})

test('no place lies outside the page', () => {
  const page = fakePage()
  document.documentElement.style.scrollPaddingTop = '100px'
  expect(placeOf(page.place('hero', 0))).toBe(0)
  expect(placeOf(page.place('imprint', 19_900))).toBe(20_000 - innerHeight)
  expect(placeOf(null)).toBe(0)
})

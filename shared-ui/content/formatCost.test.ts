import { expect, test } from 'vitest'
import { formatCost } from './formatCost.ts'

test.each([
  [85_000, 220_000, '£85,000–220,000'],
  [600, 1_800, '£600–1,800'],
  [650_000, 1_200_000, '£650,000–1.2 million'],
  [1_200_000, 2_000_000, '£1.2–2 million'],
  [1_000_000, 1_250_000, '£1–1.25 million'],
  // An exact sum is never rounded.
  [1_200_000, 1_234_567, '£1.2 million–1,234,567'],
  [999_500, 1_000_500, '£999,500–1,000,500'],
  [4_700, 4_700, '£4,700'],
])('%i to %i pounds', (from, to, expected) => {
  const cost = (weeks: { from: number; to: number }, weeksFor?: string) =>
    formatCost({ price: { from, to }, weeks, ...(weeksFor && { weeksFor }) })
  expect(cost({ from: 14, to: 24 }, 'on site')).toBe(`${expected}, 14–24\u00a0weeks on site`)
  expect(cost({ from: 1, to: 2 })).toBe(`${expected}, 1–2\u00a0weeks`)
  expect(cost({ from: 1, to: 1 })).toBe(`${expected}, 1\u00a0week`)
})

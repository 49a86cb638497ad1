import { expect, test } from 'vitest'
import { process } from './builders.content.ts'

test('the sample schedule asks for nothing in advance, and for the whole sum by the end', () => {
  const { stages } = process.payments
  expect(stages[0]?.share).toBe(0)
  expect(stages.reduce((sum, { share }) => sum + share, 0)).toBe(100)
})

import { expect, test } from 'vitest'
import { process } from './builders.content.ts'

test('the sample schedule begins with nothing and ends at everything', () => {
  const { stages } = process.payments
  expect(stages[0]?.share).toBe(0)
  expect(stages.reduce((sum, { share }) => sum + share, 0)).toBe(100)
})

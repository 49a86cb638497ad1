import { expect, test } from 'vitest'
import { payments } from './payments.content.ts'

test('the stages of joinery make the whole sum', () => {
  expect(payments.stages.reduce((sum, { share }) => sum + share, 0)).toBe(100)
})

import { expect, test } from 'vitest'
import { filled } from './interpolate.ts'

test('fills every placeholder that has a value', () => {
  expect(filled('{n} of {total}: {n}', { n: 2, total: 3 })).toBe('2 of 3: 2')
  expect(filled('About {title}', { title: 'A $& B' })).toBe('About A $& B')
  expect(filled('About {title}', {})).toBe('About {title}')
})

import { expect, test } from 'vitest'
import { interpolate } from './interpolate.ts'

test('fills every placeholder that has a value', () => {
  expect(interpolate('{n} of {total}: {n}', { n: 2, total: 3 })).toBe('2 of 3: 2')
  expect(interpolate('About {title}', { title: 'A $& B' })).toBe('About A $& B')
  expect(interpolate('About {title}', {})).toBe('About {title}')
})

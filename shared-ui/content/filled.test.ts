import { expect, test } from 'vitest'
import { filled } from './filled.ts'

test('every place is filled with its value, and one without a value stays as it is', () => {
  expect(filled('{n} of {total}: {n}', { n: 2, total: 3 })).toBe('2 of 3: 2')
  expect(filled('About {title}', { title: 'A $& B' })).toBe('About A $& B')
  expect(filled('About {title}', {})).toBe('About {title}')
})

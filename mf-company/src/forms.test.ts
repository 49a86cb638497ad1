import { expect, it } from 'vitest'
import { contactPage } from './forms.ts'

const entered = { name: 'Ada Byron', email: 'ada@example.org', service: 'interiors', message: '  Two\nlines ' }

it('contact page: the fields as entered', () => {
  expect(contactPage.payload({ ...entered, phone: '020 7946 0000' })).toEqual({ ...entered, phone: '020 7946 0000' })
})

it('contact page: exactly the five fields, a missing phone as the empty string', () => {
  expect(contactPage.payload({ ...entered, extra: 'x' })).toEqual({ ...entered, phone: '' })
})

import { expect, it } from 'vitest'
import { interiors } from './forms.ts'

it('makes one name of two, and puts the service above the message', () => {
  const values = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', service: 'kitchens', extra: 'x' }
  expect(interiors.payload({ ...values, message: 'Oak\nand brass' })).toEqual({
    name: 'Ada Byron',
    email: 'ada@example.org',
    phone: '',
    service: 'interiors',
    message: 'Service Interested In: kitchens\nOak\nand brass',
  })
})

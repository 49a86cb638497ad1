import { expect, it } from 'vitest'
import { design } from './forms.ts'

const entered = { name: 'Ada Byron', email: 'ada@example.org', message: 'M' }

it('is always for design, whatever was chosen, with exactly the five fields', () => {
  expect(design.payload({ ...entered, service: 'vr-walkthrough', extra: 'x' })).toEqual({
    ...entered,
    phone: '',
    service: 'design',
  })
})

it('writes the chosen service over the message', () => {
  expect(design.onChange('service', 'other', entered)).toEqual({ ...entered, message: 'other' })
  expect(design.onChange('name', 'Bob', entered)).toEqual(entered)
})

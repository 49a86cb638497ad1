import { fields } from 'shared-enquiry/fields'
import { expect, it } from 'vitest'
import { enquiryOf } from './EnquiryFormDefinition.ts'
import { consultation, contact } from './testing/sampleForms.ts'

const entered = { name: 'Ada Byron', email: 'ada@example.org', message: '  Two\nlines ' }

it('sends the fields as entered, and nothing else', () => {
  expect(enquiryOf(contact, { ...entered, service: 'interiors', extra: 'x' })).toEqual({
    ...entered,
    phone: '',
    service: 'interiors',
  })
})

it('makes one name of two', () => {
  const { name } = fields
  const form = { ...contact, fields: { ...contact.fields, name, lastName: name } }
  expect(enquiryOf(form, { ...entered, name: 'Ada', lastName: 'Byron' }).name).toBe('Ada Byron')
})

it('writes choices above the message, each on a line', () => {
  const values = { ...entered, projectType: 'New Build', budget: '£500,000+' }
  expect(enquiryOf(consultation, values)).toMatchObject({
    service: 'builders',
    message: 'Project Type: New Build\nBudget Range: £500,000+\nBooking consultation request',
  })
})

it('leaves out the line of an empty optional field', () => {
  const budget = { type: 'text', label: 'Budget', optional: true, to: 'message', line: 'Budget' } as const
  const form = { ...contact, fields: { budget, ...contact.fields } }
  expect(enquiryOf(form, { ...entered, budget: '' }).message).toBe(entered.message)
})

it('leaves out a choice that fills another field', () => {
  const service = { type: 'select', label: 'Service', fills: 'message' } as const
  const form = { ...contact, service: 'design', fields: { ...contact.fields, service } } as const
  expect(enquiryOf(form, { ...entered, service: 'other' })).toEqual({ ...entered, phone: '', service: 'design' })
})

import { expect, it } from 'vitest'
import { enquiryOf } from './EnquiryFormDefinition.ts'
import { contact } from './testing/sampleForms.ts'

// e2e/faults/enquiries.e2e.ts tests what the site's own forms send.

it('leaves out the line of an empty optional field', () => {
  const entered = { name: 'Ada Byron', email: 'ada@example.org', message: '  Two\nlines ' }
  const budget = { type: 'text', label: 'Budget', optional: true, to: 'message', line: 'Budget' } as const
  const form = { ...contact, fields: { budget, ...contact.fields } }
  expect(enquiryOf(form, { ...entered, budget: '' }).message).toBe(entered.message)
})

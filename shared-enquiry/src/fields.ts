import type { Control, ControlWords } from './EnquiryFormDefinition.ts'

/** The words of fields that several forms share. A form with other words has its own. */
export const fields = {
  name: { label: 'Name' },
  email: { label: 'Email' },
  phone: { label: 'Phone', hint: 'Optional' },
  message: { label: 'Message' },
} as const satisfies Record<string, ControlWords>

/** The controls that several forms share. */
export const controls = {
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
  phoneIfAny: { type: 'tel', autocomplete: 'tel', optional: true },
  choice: { type: 'select' },
  message: { type: 'textarea' },
} as const satisfies Record<string, Control>

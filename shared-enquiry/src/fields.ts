import type { ControlWords } from './EnquiryFormDefinition.ts'

/** The words of fields that several forms share. A form with other words has its own. */
export const fields = {
  name: { label: 'Name' },
  email: { label: 'Email' },
  phone: { label: 'Phone', hint: 'Optional' },
  message: { label: 'Message' },
} as const satisfies Record<string, ControlWords>

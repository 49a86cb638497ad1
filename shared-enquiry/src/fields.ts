import type { EnquiryField } from './EnquiryFormDefinition.ts'

/** Fields that several forms share. A form with other words has a field of its own. */
export const fields = {
  name: { name: 'name', label: 'Name', type: 'text', required: true, autocomplete: 'name' },
  email: { name: 'email', label: 'Email', type: 'email', required: true, autocomplete: 'email' },
  phone: { name: 'phone', label: 'Phone', hint: 'Optional', type: 'tel', required: false, autocomplete: 'tel' },
  message: { name: 'message', label: 'Message', type: 'textarea', rows: 5, required: true },
} as const satisfies Record<string, EnquiryField>

import type { EnquiryField } from './EnquiryFormDefinition.ts'

export type { Service } from './schema.ts'

/** The fields that several forms share. */
export const fields = {
  name: { type: 'text', label: 'Name', autocomplete: 'name', to: 'name' },
  email: { type: 'email', label: 'Email', autocomplete: 'email', to: 'email' },
  phone: { type: 'tel', label: 'Phone', autocomplete: 'tel', to: 'phone' },
  phoneIfAny: { type: 'tel', label: 'Phone', hint: 'Optional', autocomplete: 'tel', optional: true, to: 'phone' },
  message: { type: 'textarea', label: 'Message', to: 'message' },
} as const satisfies Record<string, EnquiryField>

/** A select of services, initially without a choice: the name of each by its value, in order. */
export const serviceSelect = <Value extends string>(names: Readonly<Record<Value, string>>) => ({
  type: 'select' as const,
  label: 'Service',
  options: [
    { value: '', text: 'Select a service' },
    ...Object.entries<string>(names).map(([value, text]) => ({ value, text })),
  ],
})

/** The texts of a form that sends a message. */
export const messageWords = {
  submit: 'Send Message',
  sending: 'Sending...',
  success: 'Your message has been sent successfully. We will contact you soon!',
  failure: 'There was an error sending your message. Please try again later.',
} as const

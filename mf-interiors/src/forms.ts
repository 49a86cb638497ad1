import type { EnquiryFormSchema, EnquiryValues } from 'shared-enquiry/EnquiryForm'
import { controls } from 'shared-enquiry/fields'

const { email, phoneIfAny: phone, choice, message } = controls

/** The interiors form: two names become one, and the chosen service becomes the first line of the message. */
export const interiors = {
  key: 'interiors',
  controls: {
    firstName: { type: 'text', autocomplete: 'given-name' },
    lastName: { type: 'text', autocomplete: 'family-name' },
    email,
    phone,
    service: choice,
    message,
  },
  payload: ({ firstName = '', lastName = '', email = '', phone = '', service, message }: EnquiryValues) => ({
    name: `${firstName} ${lastName}`,
    email,
    phone,
    service: 'interiors',
    message: `Service Interested In: ${service ?? ''}\n${message ?? ''}`,
  }),
} satisfies EnquiryFormSchema

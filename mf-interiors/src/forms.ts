import type { EnquiryFormDefinition } from 'shared-enquiry/EnquiryForm'
import { fields, messageWords } from 'shared-enquiry/fields'
import { direct } from './direct.content.ts'

const { email, phoneIfAny, message } = fields

/** The interiors form: two names become one, and the chosen service becomes the first line of the message. */
export const interiors: EnquiryFormDefinition = {
  key: 'interiors',
  name: 'Interiors enquiry form',
  service: 'interiors',
  fields: {
    firstName: { type: 'text', label: 'First name', autocomplete: 'given-name', to: 'name' },
    lastName: { type: 'text', label: 'Last name', autocomplete: 'family-name', to: 'name' },
    email,
    phone: phoneIfAny,
    service: {
      type: 'select',
      label: 'Service',
      options: [
        { value: '', text: 'Select a service' },
        { value: 'bespoke-wardrobes', text: 'Bespoke wardrobes' },
        { value: 'kitchens', text: 'Kitchens' },
        { value: 'bespoke-rooms', text: 'Bespoke rooms' },
        { value: 'complete-home', text: 'Complete home' },
        { value: 'other', text: 'Other' },
      ],
      to: 'message',
      line: 'Service Interested In',
    },
    message,
  },
  ...messageWords,
  submit: 'Send Enquiry',
  email: direct.email.title,
}

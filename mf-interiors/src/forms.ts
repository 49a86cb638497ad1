import type { EnquiryFormDefinition } from 'shared-enquiry/EnquiryForm'
import { fields, messageWords, serviceSelect } from 'shared-enquiry/fields'
import { contactLinks } from './contactLinks.content.ts'

const { email, phoneIfAny, message } = fields

/** The interiors form: two names are joined into one, and the chosen service becomes the first line of the message. */
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
      ...serviceSelect({
        'bespoke-wardrobes': 'Bespoke wardrobes',
        kitchens: 'Kitchens',
        'bespoke-rooms': 'Bespoke rooms',
        'complete-home': 'Complete home',
        other: 'Other',
      }),
      to: 'message',
      line: 'Service Interested In',
    },
    message,
  },
  ...messageWords,
  submit: 'Send Enquiry',
  email: contactLinks.email.title,
}

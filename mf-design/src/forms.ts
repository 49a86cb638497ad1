import type { EnquiryFormDefinition } from 'shared-enquiry/EnquiryForm'
import { fields, messageWords, serviceSelect } from 'shared-enquiry/fields'
import { contactLinks } from './contactLinks.content.ts'

const { name, email, phone, message } = fields

/** The design form. The choice in its select replaces the message. */
export const design: EnquiryFormDefinition = {
  key: 'design',
  name: 'Design enquiry form',
  service: 'design',
  fields: {
    name,
    email,
    phone,
    service: {
      ...serviceSelect({
        'architectural-design': 'Architectural design',
        '3d-visualization': '3D visualisation',
        'planning-permission': 'Planning permission',
        'interior-design': 'Interior design',
        'vr-walkthrough': 'VR walkthrough',
        other: 'Other',
      }),
      fills: 'message',
    },
    message,
  },
  ...messageWords,
  email: contactLinks.email.title,
}

import type { EnquiryFormDefinition } from 'shared-enquiry/EnquiryForm'
import { fields, messageWords } from 'shared-enquiry/fields'
import { direct } from './direct.content.ts'

const { name, email, phone, message } = fields

/** The design form. What its select says is written over the message. */
export const design: EnquiryFormDefinition = {
  key: 'design',
  name: 'Design enquiry form',
  service: 'design',
  fields: {
    name,
    email,
    phone,
    service: {
      type: 'select',
      label: 'Service',
      options: [
        { value: '', text: 'Select a service' },
        { value: 'architectural-design', text: 'Architectural design' },
        { value: '3d-visualization', text: '3D visualisation' },
        { value: 'planning-permission', text: 'Planning permission' },
        { value: 'interior-design', text: 'Interior design' },
        { value: 'vr-walkthrough', text: 'VR walkthrough' },
        { value: 'other', text: 'Other' },
      ],
      fills: 'message',
    },
    message,
  },
  ...messageWords,
  email: direct.email.title,
}

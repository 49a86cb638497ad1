import { fields } from 'shared-enquiry/fields'
import { studioHours } from 'shared-ui/hours.content'
import { direct } from '../../direct.content.ts'
import type { ContactProps } from '../sections/Contact.tsx'

export const contact = {
  id: 'contact',
  label: 'Contact',
  title: 'Write to the studio.',
  text: 'A postcode and what you want to change are enough. The form takes words only. Plans and photographs go by email or WhatsApp. Estate agents’ plans are welcome; we assume they are wrong.',
  ...direct,
  chat: { text: 'WhatsApp', link: 'https://wa.me/447700900123' },
  hours: {
    title: 'Studio hours',
    hours: studioHours,
  },
  form: {
    name: 'Design enquiry form',
    fields: {
      ...fields,
      phone: { label: 'Phone' },
      service: {
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
      },
    },
    submit: 'Send Message',
    sending: 'Sending...',
    success: 'Your message has been sent successfully. We will contact you soon!',
    failure: 'There was an error sending your message. Please try again later.',
    email: direct.email.text,
  },
} as const satisfies ContactProps

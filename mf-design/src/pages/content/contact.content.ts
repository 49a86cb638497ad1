import { chat } from 'shared-ui/contactLinks.content'
import { studioHours } from 'shared-ui/openingHours.content'
import { studio } from 'shared-ui/places.content'
import { contactLinks } from '../../contactLinks.content.ts'
import type { ContactProps } from '../bands/Contact.tsx'

export const contact = {
  id: 'contact',
  label: 'Contact',
  title: 'Write to the studio.',
  text: 'A postcode and what you want to change are enough. Send plans and photographs by email or WhatsApp.',
  ...contactLinks,
  chat,
  hours: {
    title: 'Studio hours',
    hours: studioHours,
    note: `The studio keeps the office’s hours, and is closed on Bank Holidays. ${studio.title}: ${studio.line}.`,
  },
} as const satisfies ContactProps

import type { EnquiryFormDefinition } from 'shared-enquiry/EnquiryForm'
import { fields, messageWords } from 'shared-enquiry/fields'
import { contactLinks } from './contactLinks.content.ts'

const { name, email, phone, phoneIfAny, message } = fields

/** The consultation booking: project type and budget become the first lines of the message. */
export const buildersConsultation: EnquiryFormDefinition = {
  key: 'builders-consultation',
  name: 'Consultation booking form',
  service: 'builders',
  fields: {
    name: { ...name, wide: true },
    email,
    phone,
    projectType: {
      type: 'select',
      label: 'Project type',
      options: ['New Build', 'Renovation', 'Extension', 'Loft Conversion', 'Other'],
      default: 'New Build',
      to: 'message',
      line: 'Project Type',
    },
    budget: {
      type: 'select',
      label: 'Budget',
      options: ['£50,000 - £100,000', '£100,000 - £250,000', '£250,000 - £500,000', '£500,000+'],
      default: '£50,000 - £100,000',
      to: 'message',
      line: 'Budget Range',
    },
  },
  hidden: { message: 'Booking consultation request' },
  submit: 'Book Consultation',
  sending: 'Submitting...',
  success: 'Your consultation request has been sent successfully. We will contact you soon!',
  failure: 'There was an error sending your request. Please try again later.',
  email: contactLinks.email.title,
}

export const buildersContact: EnquiryFormDefinition = {
  key: 'builders-contact',
  name: 'Builders contact form',
  service: 'builders',
  fields: { name: { ...name, wide: true }, email, phone: phoneIfAny, message },
  ...messageWords,
  email: contactLinks.email.title,
}

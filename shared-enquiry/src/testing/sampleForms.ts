import type { EnquiryFormDefinition } from 'shared-enquiry/EnquiryForm'
import { fields, serviceSelect } from 'shared-enquiry/fields'

const { name, email, phone, phoneIfAny, message } = fields

/** A form with a field of every kind, and a thank-you panel. */
export const contact: EnquiryFormDefinition = {
  key: 'contact',
  name: 'Contact form',
  service: 'asked',
  fields: {
    ...{ name, email, phone: phoneIfAny },
    service: { ...serviceSelect({ builders: 'Builders', interiors: 'Interiors' }), to: 'service' },
    message,
  },
  submit: 'Send Message',
  sending: 'Sending...',
  success: { title: 'Thank You!', text: "We'll get back to you shortly.", milliseconds: 5000 },
  failure: 'There was a problem submitting your form. Please try again.',
  email: 'hello@sovran.example',
}

/** A form with defaults, and a hidden message. */
export const consultation: EnquiryFormDefinition = {
  ...contact,
  key: 'consultation',
  name: 'Consultation booking form',
  service: 'builders',
  fields: {
    ...{ name, email, phone },
    projectType: {
      type: 'select',
      label: 'Project type',
      to: 'message',
      line: 'Project Type',
      default: 'New Build',
      options: ['Other', 'New Build'],
    },
  },
  hidden: { message: 'Booking consultation request' },
  submit: 'Book Consultation',
  sending: 'Submitting...',
  success: 'Your consultation request has been sent successfully. We will contact you soon!',
  failure: 'There was an error sending your request. Please try again later.',
}

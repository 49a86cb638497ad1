import type { EnquiryFormDefinition } from 'shared-enquiry/EnquiryForm'
import { buildersConsultation, contactPage, design } from 'shared-enquiry/forms'

/** A form with a field of every kind, which a thank-you panel replaces. */
export const contact: EnquiryFormDefinition = {
  ...contactPage,
  name: 'Contact form',
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email' },
    phone: { label: 'Phone', hint: 'Optional' },
    service: {
      label: 'Service',
      options: [
        { value: '', text: 'Select a service' },
        { value: 'builders', text: 'Builders' },
        { value: 'interiors', text: 'Interiors' },
      ],
    },
    message: { label: 'Message', rows: 5 },
  },
  submit: 'Send Message',
  sending: 'Sending...',
  success: { title: 'Thank You!', text: "We'll get back to you shortly.", milliseconds: 5000 },
  failure: 'There was a problem submitting your form. Please try again.',
  email: 'hello@sovran.example',
}

/** A form that writes the chosen service into the message. */
export const architecture: EnquiryFormDefinition = {
  ...contact,
  ...design,
  name: 'Design enquiry form',
  fields: {
    ...contact.fields,
    phone: { label: 'Phone' },
    service: {
      label: 'Service',
      options: ['', 'planning-permission', 'vr-walkthrough'].map((value) => ({ value, text: value })),
    },
  },
  success: 'Your message has been sent successfully. We will contact you soon!',
}

/** A form with defaults, and a hidden message. */
export const consultation: EnquiryFormDefinition = {
  ...contact,
  ...buildersConsultation,
  name: 'Consultation booking form',
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email' },
    phone: { label: 'Phone' },
    projectType: { label: 'Project type', default: 'New Build', options: ['Other', 'New Build'] },
    budget: { label: 'Budget', default: '£50,000 - £100,000', options: ['£50,000 - £100,000', '£500,000+'] },
  },
  hidden: { message: 'Booking consultation request' },
  submit: 'Book Consultation',
  sending: 'Submitting...',
  success: 'Your consultation request has been sent successfully. We will contact you soon!',
  failure: 'There was an error sending your request. Please try again later.',
}

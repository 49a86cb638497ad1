import type { EnquiryFormDefinition } from 'shared-enquiry/EnquiryForm'
import { controls } from 'shared-enquiry/fields'

const { name, email, phone, phoneIfAny, choice, message } = controls

/** A form with a field of every kind, which a thank-you panel replaces. */
export const contact: EnquiryFormDefinition = {
  key: 'contact',
  controls: { name, email, phone: phoneIfAny, service: choice, message },
  payload: ({ name = '', email = '', phone = '', service, message = '' }) => ({
    ...{ name, email, phone, message },
    service: service as 'builders',
  }),
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

/** A form with defaults, and a hidden message. */
export const consultation: EnquiryFormDefinition = {
  ...contact,
  key: 'consultation',
  controls: { name, email, phone, projectType: choice, budget: choice },
  payload: (values) => ({
    ...contact.payload(values),
    service: 'builders',
    message: `Project Type: ${values.projectType}\nBudget Range: ${values.budget}\n${values.message}`,
  }),
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

import type { EnquiryFormDefinition } from 'shared-enquiry/EnquiryForm'
import { buildersConsultation, contactPage, design, serviceIntoMessage } from 'shared-enquiry/payloads'

/** A form with a field of every kind, which a thank-you panel replaces. */
export const contact: EnquiryFormDefinition = {
  key: 'contact',
  payload: contactPage,
  name: 'Contact form',
  fields: [
    { name: 'name', label: 'Name', type: 'text', required: true, autocomplete: 'name' },
    { name: 'email', label: 'Email', type: 'email', required: true, autocomplete: 'email' },
    { name: 'phone', label: 'Phone', hint: 'Optional', type: 'tel', required: false, autocomplete: 'tel' },
    {
      name: 'service',
      label: 'Service',
      type: 'select',
      required: true,
      options: [
        { value: '', text: 'Select a service' },
        { value: 'builders', text: 'Builders' },
        { value: 'interiors', text: 'Interiors' },
      ],
    },
    { name: 'message', label: 'Message', type: 'textarea', rows: 5, required: true },
  ],
  submit: 'Send Message',
  sending: 'Sending...',
  success: { title: 'Thank You!', text: "We'll get back to you shortly.", milliseconds: 5000 },
  failure: 'There was a problem submitting your form. Please try again.',
  email: 'hello@sovran.example',
}

/** A form that writes the chosen service into the message. */
export const architecture: EnquiryFormDefinition = {
  ...contact,
  key: 'design',
  name: 'Design enquiry form',
  payload: design,
  onChange: serviceIntoMessage,
  fields: contact.fields.map((field) =>
    field.name === 'service'
      ? { ...field, options: ['', 'planning-permission', 'vr-walkthrough'].map((value) => ({ value, text: value })) }
      : field,
  ),
  success: 'Your message has been sent successfully. We will contact you soon!',
}

/** A form with defaults, and a hidden message. */
export const consultation: EnquiryFormDefinition = {
  ...contact,
  key: 'consultation',
  name: 'Consultation booking form',
  payload: buildersConsultation,
  fields: [
    ...contact.fields.slice(0, 2),
    { name: 'phone', label: 'Phone', type: 'tel', required: true },
    {
      name: 'projectType',
      label: 'Project type',
      type: 'select',
      required: true,
      default: 'New Build',
      options: ['Other', 'New Build'],
    },
    {
      name: 'budget',
      label: 'Budget',
      type: 'select',
      required: true,
      default: '£50,000 - £100,000',
      options: ['£50,000 - £100,000', '£500,000+'],
    },
  ],
  hidden: { message: 'Booking consultation request' },
  submit: 'Book Consultation',
  sending: 'Submitting...',
  success: 'Your consultation request has been sent successfully. We will contact you soon!',
  failure: 'There was an error sending your request. Please try again later.',
}

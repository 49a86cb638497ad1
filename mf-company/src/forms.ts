import type { EnquiryFormDefinition } from 'shared-enquiry/EnquiryForm'
import { fields, type Service, serviceSelect } from 'shared-enquiry/fields'
import { reply, sendPlans } from 'shared-ui/people.content'
import { contactLinks } from './contactLinks.content.ts'

const { name, email, phoneIfAny, message } = fields

/** The contact page's form, for the service that the visitor selects. */
export const contactPage: EnquiryFormDefinition = {
  key: 'contact',
  name: 'Contact form',
  service: 'asked',
  fields: {
    name,
    email,
    phone: phoneIfAny,
    service: {
      ...serviceSelect<Service>({ builders: 'Builders', design: 'Design', interiors: 'Interiors' }),
      to: 'service',
    },
    message,
  },
  submit: 'Send Message',
  sending: 'Sending...',
  success: {
    title: 'Thank You!',
    text: "Your message has been sent successfully. We'll get back to you shortly.",
    next: `${reply} ${sendPlans}`,
    milliseconds: 5000,
  },
  failure: 'There was a problem submitting your form. Please try again.',
  email: contactLinks.email.title,
}

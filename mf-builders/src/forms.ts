import type { EnquiryFormSchema, EnquiryValues } from 'shared-enquiry/EnquiryForm'
import { controls } from 'shared-enquiry/fields'

const { name, email, phone, phoneIfAny, choice, message } = controls
const service = 'builders'

/** The consultation booking: project type and budget become the first lines of the message. */
export const buildersConsultation = {
  key: 'builders-consultation',
  controls: { name, email, phone, projectType: choice, budget: choice },
  payload: ({ name = '', email = '', phone = '', projectType, budget, message }: EnquiryValues) => ({
    ...{ name, email, phone, service },
    message: `Project Type: ${projectType ?? ''}\nBudget Range: ${budget ?? ''}\n${message ?? ''}`,
  }),
} satisfies EnquiryFormSchema

/** The contact form: the fields as entered. */
export const buildersContact = {
  key: 'builders-contact',
  controls: { name, email, phone: phoneIfAny, message },
  payload: ({ name = '', email = '', phone = '', message = '' }: EnquiryValues) => ({
    ...{ name, email, phone, service, message },
  }),
} satisfies EnquiryFormSchema

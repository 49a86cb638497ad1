import type { Enquiry } from 'shared-enquiry'
import type { Control, EnquiryFormSchema } from './EnquiryFormDefinition.ts'

// The site's five forms: the controls of each, and the enquiry that its values make. Values are sent as entered; a text
// that the form does not ask for is the empty string. The bounds of what is stored are in schema.ts.

type Values = Readonly<Record<string, string>>

const name: Control = { type: 'text', autocomplete: 'name' }
const email: Control = { type: 'email', autocomplete: 'email' }
const phone: Control = { type: 'tel', autocomplete: 'tel' }
const phoneIfAny: Control = { type: 'tel', autocomplete: 'tel', optional: true }
const choice: Control = { type: 'select' }
const message: Control = { type: 'textarea' }

const common = ({ name = '', email = '', phone = '', message = '' }: Values) => ({ name, email, phone, message })

/** The contact page: the fields as entered, with the service that the visitor chose. */
export const contactPage = {
  key: 'contact',
  controls: { name, email, phone: phoneIfAny, service: choice, message },
  payload: (values: Values): Enquiry => ({ ...common(values), service: values.service as Enquiry['service'] }),
} satisfies EnquiryFormSchema

/** The builders' consultation booking: project type and budget become the first lines of the message. */
export const buildersConsultation = {
  key: 'builders-consultation',
  controls: { name, email, phone, projectType: choice, budget: choice },
  payload: (values: Values): Enquiry => ({
    ...common(values),
    service: 'builders',
    message: `Project Type: ${values.projectType ?? ''}\nBudget Range: ${values.budget ?? ''}\n${values.message ?? ''}`,
  }),
} satisfies EnquiryFormSchema

/** The builders' contact form. */
export const buildersContact = {
  key: 'builders-contact',
  controls: { name, email, phone: phoneIfAny, message },
  payload: (values: Values): Enquiry => ({ ...common(values), service: 'builders' }),
} satisfies EnquiryFormSchema

/** The design form: the service is always design. What its select says is written over the message. */
export const design = {
  key: 'design',
  controls: { name, email, phone, service: choice, message },
  payload: (values: Values): Enquiry => ({ ...common(values), service: 'design' }),
  onChange: (name: string, value: string, values: Values): Values =>
    name === 'service' ? { ...values, message: value } : values,
} satisfies EnquiryFormSchema

/** The interiors form: two names become one, and the chosen service becomes the first line of the message. */
export const interiors = {
  key: 'interiors',
  controls: {
    firstName: { type: 'text', autocomplete: 'given-name' },
    lastName: { type: 'text', autocomplete: 'family-name' },
    email,
    phone: phoneIfAny,
    service: choice,
    message,
  },
  payload: (values: Values): Enquiry => ({
    ...common(values),
    name: `${values.firstName ?? ''} ${values.lastName ?? ''}`,
    service: 'interiors',
    message: `Service Interested In: ${values.service ?? ''}\n${values.message ?? ''}`,
  }),
} satisfies EnquiryFormSchema

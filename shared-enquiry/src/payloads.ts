import type { Enquiry } from 'shared-enquiry'

// One function per form: from the values that a visitor filled in to the enquiry that is stored.
// Values are sent as entered; a field that the form does not have is the empty string.

type Values = Readonly<Record<string, string>>

const common = ({ name = '', email = '', phone = '', message = '' }: Values) => ({ name, email, phone, message })

/** The contact page: the fields as entered, with the service that the visitor chose. */
export const contactPage = (values: Values): Enquiry => ({
  ...common(values),
  service: values.service as Enquiry['service'],
})

/** The builders' consultation booking: project type and budget become the first lines of the message. */
export const buildersConsultation = (values: Values): Enquiry => ({
  ...common(values),
  service: 'builders',
  message: `Project Type: ${values.projectType ?? ''}\nBudget Range: ${values.budget ?? ''}\n${values.message ?? ''}`,
})

/** The builders' contact form. */
export const buildersContact = (values: Values): Enquiry => ({ ...common(values), service: 'builders' })

/** The design form: the service is always design, whatever its select says. */
export const design = (values: Values): Enquiry => ({ ...common(values), service: 'design' })

/** The interiors form: two names become one, and the chosen service becomes the first line of the message. */
export const interiors = (values: Values): Enquiry => ({
  ...common(values),
  name: `${values.firstName ?? ''} ${values.lastName ?? ''}`,
  service: 'interiors',
  message: `Service Interested In: ${values.service ?? ''}\n${values.message ?? ''}`,
})

/** The design form's rule: choosing a service writes its value over the message. */
export const serviceIntoMessage = (name: string, value: string, values: Values): Values =>
  name === 'service' ? { ...values, message: value } : values

import type { EnquiryFormSchema, EnquiryValues } from 'shared-enquiry/EnquiryForm'
import { controls } from 'shared-enquiry/fields'

const { name, email, phone, choice, message } = controls
const service = 'design'

/** The design form: the service is always design. What its select says is written over the message. */
export const design = {
  key: 'design',
  controls: { name, email, phone, service: choice, message },
  payload: ({ name = '', email = '', phone = '', message = '' }: EnquiryValues) => ({
    ...{ name, email, phone, service, message },
  }),
  onChange: (name: string, value: string, values: EnquiryValues): EnquiryValues =>
    name === 'service' ? { ...values, message: value } : values,
} satisfies EnquiryFormSchema

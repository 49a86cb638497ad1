import type { Service } from 'shared-enquiry'
import type { EnquiryFormSchema, EnquiryValues } from 'shared-enquiry/EnquiryForm'
import { controls } from 'shared-enquiry/fields'

const { name, email, phoneIfAny: phone, choice: service, message } = controls

/** The contact page: the fields as entered, with the service that the visitor chose. */
export const contactPage = {
  key: 'contact',
  controls: { name, email, phone, service, message },
  payload: ({ name = '', email = '', phone = '', service = '', message = '' }: EnquiryValues) => ({
    ...{ name, email, phone, message },
    service: service as Service,
  }),
} satisfies EnquiryFormSchema

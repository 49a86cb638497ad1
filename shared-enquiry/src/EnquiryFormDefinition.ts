import type { Enquiry, EnquiryValues } from 'shared-enquiry'

/** One field of a form. */
export interface EnquiryField {
  /** The control's name, and its key in `EnquiryValues`. */
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'select' | 'textarea'
  required: boolean
  /** Takes a row of its own; a `textarea` always does. */
  wide?: boolean
  /** Words at the label's right, such as "Optional". */
  hint?: string
  /** The value of HTML's `autocomplete`, such as `email` or `given-name`. */
  autocomplete?: string
  /** The choices of a `select`. */
  options?: readonly (string | { value: string; text: string })[]
  /** The rows of a `textarea`; 5 by default. */
  rows?: number
  /** The value at first, and again after an enquiry was sent. */
  default?: string
}

/** A panel that replaces the form once the enquiry is sent, as on the contact page. */
export interface ThankYou {
  title: string
  text: string
  /** How long the panel is shown, in ms. */
  milliseconds: number
}

/**
 * An enquiry form as data: its words come from the page's content, its payload from `shared-enquiry/payloads`.
 *
 * ```tsx
 * // pages/contact/contact.content.ts: words only
 * import { fields } from 'shared-enquiry/fields'
 * export const form = {
 *   name: 'Contact form',
 *   fields: [
 *     fields.name,
 *     fields.email,
 *     { ...fields.phone, hint: 'In case the post is slow' },
 *     { name: 'service', label: 'Service', type: 'select', required: true, options: [
 *       { value: '', text: 'Select a service' }, { value: 'builders', text: 'Builders' },
 *       { value: 'design', text: 'Design' }, { value: 'interiors', text: 'Interiors' } ] },
 *     fields.message,
 *   ],
 *   submit: 'Send Message',
 *   sending: 'Sending...',
 *   success: { title: 'Thank You!', text: 'Your message has been sent …', milliseconds: 5000 },
 *   failure: 'There was a problem submitting your form. Please try again.',
 *   email: 'hello@sovran.example',
 * } as const satisfies EnquiryFormWords
 *
 * // pages/contact/sections/Message.tsx
 * import { contactPage } from 'shared-enquiry/payloads'
 * <EnquiryForm form={{ ...form, key: 'contact', payload: contactPage }} />
 *
 * // the design page: { ...form, key: 'design', payload: design, onChange: serviceIntoMessage }
 * // the consultation: hidden: { message: 'Booking consultation request' }
 * ```
 */
export interface EnquiryFormDefinition extends EnquiryFormWords {
  /** Names the form's draft; unique on the site. */
  key: string
  /** Makes the enquiry from the values. Pure: a retry must make the same enquiry. */
  payload: (values: EnquiryValues) => Enquiry
  /** Answers the values of all fields after `name` was given `value` (already in `values`). */
  onChange?: (name: string, value: string, values: EnquiryValues) => EnquiryValues
}

/** The words of a form: everything of its definition that a content file holds. */
export interface EnquiryFormWords {
  /** The form's accessible name. */
  name: string
  fields: readonly EnquiryField[]
  /** Values that are sent along without being shown, by name. */
  hidden?: EnquiryValues
  submit: string
  /** The button's words while sending. */
  sending: string
  /** A text is shown in a banner above the emptied form; a `ThankYou` replaces the form for a while. */
  success: string | ThankYou
  failure: string
  /** The e-mail address that the form writes to where scripts do not run. */
  email: string
  /** The subject of that e-mail; by default it names the form. */
  subject?: string
}

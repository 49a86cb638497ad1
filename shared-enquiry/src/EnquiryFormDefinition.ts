import type { Enquiry, EnquiryValues } from 'shared-enquiry'

/** A form's control apart from its words: its kind, and what the browser makes of it. */
export interface Control {
  type: 'text' | 'email' | 'tel' | 'select' | 'textarea'
  /** Whether it may be left empty. */
  optional?: true
  /** The value of HTML's `autocomplete`, such as `email` or `given-name`. */
  autocomplete?: string
}

/** The words and the look of one control. */
export interface ControlWords {
  label: string
  /** Takes a row of its own; a `textarea` always does. */
  wide?: boolean
  /** Words at the label's right, such as "Optional". */
  hint?: string
  /** The choices of a `select`. */
  options?: readonly (string | { value: string; text: string })[]
  /** The rows of a `textarea`; 5 by default. */
  rows?: number
  /** The value at first, and again after an enquiry was sent. */
  default?: string
}

/** A control with its name and its words. */
export type EnquiryField = { name: string } & Control & ControlWords

/** A panel that replaces the form once the enquiry is sent, as on the contact page. */
export interface ThankYou {
  title: string
  text: string
  /** Who answers, and what happens then. */
  next?: string
  /** How long the panel is shown, in ms. */
  milliseconds: number
}

/** A form without its words: what an area's `forms.ts` holds. The bounds of what is stored are in `schema.ts`. */
export interface EnquiryFormSchema {
  /** Names the form's unsent words and its result; unique on the site. */
  key: string
  /** The controls in reading order, by name, which is their key in `EnquiryValues`. */
  controls: Readonly<Record<string, Control>>
  /**
   * Makes the enquiry from the values, which are sent as entered; a text that the form does not ask for is the empty
   * string. Pure: a retry must make the same enquiry.
   */
  payload: (values: EnquiryValues) => Enquiry
  /** Returns the values of all fields after `name` was given `value` (already in `values`). */
  onChange?: (name: string, value: string, values: EnquiryValues) => EnquiryValues
}

/**
 * The words of a form: everything that a content file holds of it.
 *
 * ```tsx
 * // pages/contact/contact.content.ts
 * import { fields } from 'shared-enquiry/fields'
 * import type { contactPage } from '../../forms.ts'
 * export const form = {
 *   name: 'Contact form',
 *   fields: {
 *     ...fields,
 *     service: { label: 'Service', options: [{ value: '', text: 'Select a service' }, …] },
 *   },
 *   submit: 'Send Message',
 *   sending: 'Sending...',
 *   success: { title: 'Thank You!', text: 'Your message has been sent …', milliseconds: 5000 },
 *   failure: 'There was a problem submitting your form. Please try again.',
 *   email: direct.email.title,
 * } as const satisfies EnquiryFormWords<typeof contactPage>
 *
 * // pages/contact/sections/Message.tsx
 * <EnquiryForm form={{ ...form, ...contactPage }} />
 * ```
 */
export interface EnquiryFormWords<Schema extends EnquiryFormSchema = EnquiryFormSchema> {
  /** The form's accessible name. */
  name: string
  /** The words of each control. Those of other controls are not shown. */
  fields: Readonly<Record<keyof Schema['controls'], ControlWords>>
  /** Values that are sent along without being shown, by name. */
  hidden?: EnquiryValues
  submit: string
  /** The button's words while sending. */
  sending: string
  /** A text is shown in a banner above the emptied form; a `ThankYou` replaces the form for a while. */
  success: string | ThankYou
  failure: string
  /** The email address that the form writes to where scripts do not run. */
  email: string
  /** The subject of that email; by default it names the form. */
  subject?: string
}

/** A form and its words. */
export type EnquiryFormDefinition = EnquiryFormSchema & EnquiryFormWords

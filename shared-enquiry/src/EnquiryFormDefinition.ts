import type { EnquiryValues } from 'shared-enquiry'
import { type Enquiry, type Service, services, textsBy } from './schema.ts'

/** A field of a form: its control, its words, and what becomes of its value. */
export type EnquiryField = {
  /**
   * The kind of control; `FormField` has the component of each. A checkbox, which has none yet, needs a `value` that is not
   * empty: with `FormField`'s default, a checked box would be stored as an unchecked one is.
   */
  type: 'text' | 'email' | 'tel' | 'select' | 'textarea'
  label: string
  /** Whether it may be left empty. Then it sends nothing, its `line` included. */
  optional?: true
  /** The value of HTML's `autocomplete`, such as `email` or `given-name`. */
  autocomplete?: string
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
} & (
  | {
      /** The part of the enquiry that takes the value. Values of one part are joined: names by a space, lines by a break. */
      to: keyof Enquiry
      /** Stands before the value, as in "Budget Range: …". */
      line?: string
      fills?: undefined
    }
  | {
      /** The name of the field that a choice is written into, over what stands there. The value goes nowhere else. */
      fills: string
      to?: undefined
      line?: undefined
    }
)

/** A panel that replaces the form once the enquiry is sent, as on the contact page. */
export interface ThankYou {
  title: string
  text: string
  /** Who answers, and what happens then. */
  next?: string
  /** How long the panel is shown, in ms. */
  milliseconds: number
}

/**
 * A form: all that an area's `forms.ts` says of it. `schema.ts` bounds what is stored, the privacy page says what it is, and
 * `e2e/support/enquiries.ts` fills in every form.
 */
export interface EnquiryFormDefinition {
  /** Names the form's unsent words and its result; unique on the site. */
  key: string
  /** The form's accessible name. */
  name: string
  /** The area that its enquiries are for; `asked` where a field asks. */
  service: Service | 'asked'
  /** In reading order, by name. */
  fields: Readonly<Record<string, EnquiryField>>
  /** What is sent along without being shown: a part of the enquiry. */
  hidden?: Partial<Enquiry>
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

/** The enquiry that the values of a form make, as they were entered. A retry makes the same enquiry. */
export function enquiryOf({ service, fields, hidden }: EnquiryFormDefinition, values: EnquiryValues): Enquiry {
  const partOf = (part: keyof Enquiry, between = ' ') =>
    [
      ...Object.entries(fields)
        .filter(([name, { to, optional }]) => to === part && (values[name] || !optional))
        .map(([name, { line }]) => (line ? `${line}: ` : '') + (values[name] ?? '')),
      ...(hidden?.[part] ? [hidden[part]] : []),
    ].join(between)
  return {
    ...textsBy((name) => partOf(name, name === 'message' ? '\n' : ' ')),
    service: service === 'asked' ? (services.find((each) => each === partOf('service')) ?? '') : service,
  }
}

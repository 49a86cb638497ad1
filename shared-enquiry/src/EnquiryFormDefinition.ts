import type { EnquiryValues } from 'shared-enquiry'
import { type Enquiry, type Service, services, textsBy } from './schema.ts'

/** A field of a form: its control, its texts, and the use of its value. */
export type EnquiryField = {
  /**
   * The kind of control; `FormField` has the component of each. A checkbox, which no form has yet, needs a non-empty
   * `value`: with `FormField`'s default, a checked box would be stored like an unchecked one.
   */
  type: 'text' | 'email' | 'tel' | 'select' | 'textarea'
  label: string
  /** Whether it may be empty. An empty field sends nothing, not even its `line`. */
  optional?: true
  /** The value of HTML's `autocomplete`, such as `email` or `given-name`. */
  autocomplete?: string
  /** Takes a row of its own; a `textarea` always does. */
  wide?: boolean
  /** Text at the right of the label, such as "Optional". */
  hint?: string
  /** The choices of a `select`. */
  options?: readonly (string | { value: string; text: string })[]
  /** The rows of a `textarea`; 5 by default. */
  rows?: number
  /** The initial value, also after an enquiry was sent. */
  default?: string
} & (
  | {
      /**
       * The field of the enquiry for this value. Values for the same field are joined: names by a space, lines by a
       * line break.
       */
      to: keyof Enquiry
      /** Precedes the value, as in "Budget Range: …". */
      line?: string
      fills?: undefined
    }
  | {
      /** The name of the field that a choice overwrites. The value is not stored itself. */
      fills: string
      to?: undefined
      line?: undefined
    }
)

/** A panel that replaces the form once the enquiry is sent, as on the contact page. */
export interface ThankYou {
  title: string
  text: string
  /** Who replies, and what happens then. */
  next?: string
  /** How long the panel is shown, in ms. */
  milliseconds: number
}

/**
 * A form, as an area's `forms.ts` declares it. `schema.ts` limits what is stored, the privacy page describes it, and
 * `e2e/support/enquiries.ts` fills in every form.
 */
export interface EnquiryFormDefinition {
  /** Identifies the form's unsent input and its result; unique on the site. */
  key: string
  /** The form's accessible name. */
  name: string
  /** The area that its enquiries are for; `asked` if a field asks for it. */
  service: Service | 'asked'
  /** In reading order, by name. */
  fields: Readonly<Record<string, EnquiryField>>
  /** Parts of the enquiry that are sent without being shown. */
  hidden?: Partial<Enquiry>
  submit: string
  /** The button's text while sending. */
  sending: string
  /** A text is shown in a banner above the emptied form; a `ThankYou` replaces the form for a while. */
  success: string | ThankYou
  failure: string
  /** The email address that the form writes to if scripts do not run. */
  email: string
  /** The subject of that email; by default it names the form. */
  subject?: string
}

/** The enquiry from a form's values, as entered. A retry makes the same enquiry. */
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

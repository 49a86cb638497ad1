import { companyRoutes } from 'shared-ui/brand'
/** The words that all forms share. */
export const content = {
  /** For the email that a form composes where scripts do not run. */
  subject: 'Enquiry from the Sovran website: {form}',
  note: 'Plans, photographs or a sketch? Email them to {email}: each room from its doorway, and any drawings you have. The same address works if the form fails.',
  /** The note under every form. */
  privacy: {
    text: 'We use your details to answer this enquiry and for nothing else.',
    link: { title: 'What we keep, and for how long', link: companyRoutes.privacy },
  },
  /** Beside a field that the browser rejects. */
  refused: {
    missing: 'Please fill in this field.',
    notChosen: 'Please choose one from the list.',
    noEmail: 'Please enter an email address, such as name@example.com.',
    /** Browsers accept few letters in an email address. */
    noEmailWith: 'An email address with {character} cannot be entered here. Please enter another one.',
    space: 'a space',
  },
  /** Above the empty form that follows the thanks. */
  sentAt: 'Sent at {time}',
  tooLong: {
    text: 'Your {field} is too long for this form, by {characters}. Please shorten it, or send it to {email}.',
    one: '1 character',
    many: '{count} characters',
    fields: { name: 'name', email: 'email address', phone: 'phone number', message: 'message' },
  },
} as const

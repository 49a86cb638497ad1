/** A name and one e-mail address. */
export interface MailAddress {
  name: string
  address: string
}

/** A mail as it is sent. It holds no control characters except the line breaks in `text` and `html`. */
export interface Mail {
  /** Made from the enquiry and the recipient, so that a mail that was sent before is recognised. */
  id: string
  from: MailAddress
  to: MailAddress
  replyTo?: MailAddress
  subject: string
  text: string
  html: string
  headers: Readonly<Record<string, string>>
}

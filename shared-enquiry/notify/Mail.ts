/** A person's name and the one address behind it. */
export interface MailAddress {
  name: string
  address: string
}

/** A mail as it is sent. No part of it holds a control character but the line breaks in `text` and `html`. */
export interface Mail {
  /** The same for the same enquiry and recipient, so that a mail can be known again. */
  id: string
  from: MailAddress
  to: MailAddress
  replyTo?: MailAddress
  subject: string
  text: string
  html: string
  headers: Readonly<Record<string, string>>
}

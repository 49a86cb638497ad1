import nodemailer from 'nodemailer'
import type { Mail } from './Mail.ts'

/** A mail as nodemailer takes it. Addresses are objects: a string could be read as a list of addresses. */
const messageOf = ({ id, ...mail }: Mail) => ({
  ...mail,
  messageId: `<${id}@${mail.from.address.split('@')[1]}>`,
  // A mail's words are text: nodemailer must read no file and fetch no address for them.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends mails through an SMTP server, given as `smtps://user:password@host` (or `smtp://…`). */
export function smtpTransport(address: string) {
  const transport = nodemailer.createTransport(address, {})
  return (mail: Mail) => transport.sendMail(messageOf(mail))
}

const toBytes = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** A mail as the file that a mail program opens (RFC 5322). */
export async function asEml(mail: Mail): Promise<Buffer> {
  const { message } = await toBytes.sendMail(messageOf(mail))
  return message as Buffer
}

import type { StoredEnquiry } from '../src/schema.ts'
import type { Mail, MailAddress } from './Mail.ts'
import { content } from './notify.content.ts'
import type { NotifySettings } from './notifySettings.ts'
import { addressIn, asHtml, asLine, asText, nameIn } from './visitorWords.ts'

/** A document of the collection as an enquiry. A field that is missing or of another type is the empty string. */
export function enquiryIn(id: string, data: Readonly<Record<string, unknown>>): StoredEnquiry {
  const word = (name: string) => (typeof data[name] === 'string' ? data[name] : '')
  const time = data.createdAt as { toDate?: () => Date } | undefined
  return {
    id,
    createdAt: time?.toDate?.().toISOString() ?? '',
    name: word('name'),
    email: word('email'),
    phone: word('phone'),
    service: word('service'),
    message: word('message'),
  }
}

type Area = keyof typeof content.areas

const isArea = (service: string): service is Area => Object.hasOwn(content.areas, service)

/** Replaces a text's {placeholders}. */
const filled = (text: string, words: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, key: string) => words[key] ?? placeholder)

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${asHtml(text)}</p>`).join('\n')

const page = (subject: string, body: string) =>
  `<!doctype html>\n<html lang="en-GB">\n<head><meta charset="utf-8"><title>${asHtml(subject)}</title></head>\n<body style="font-family:sans-serif;max-width:40em">\n${body}\n</body>\n</html>\n`

/**
 * The mails that follow an enquiry: one to its area, whose replies go to the visitor, and a confirmation to the
 * visitor. There is no confirmation where the visitor's e-mail address cannot be used.
 */
export function mailsFor(enquiry: StoredEnquiry, settings: NotifySettings): Mail[] {
  if (!isArea(enquiry.service)) return []
  const visitor = addressIn(enquiry.email)
  const area: MailAddress = { name: content.areas[enquiry.service].name, address: settings.areas[enquiry.service] }
  const team = teamMail(enquiry, area, visitor, settings)
  return visitor ? [team, confirmation(enquiry, area, visitor, settings)] : [team]
}

function teamMail(
  enquiry: StoredEnquiry,
  area: MailAddress,
  visitor: string | undefined,
  settings: NotifySettings,
): Mail {
  const { subject, lead, noAddress, fields, noPhone, message } = content.team
  const name = asLine(enquiry.name, 80)
  const title = filled(subject, { area: area.name, name })
  const leads = [
    filled(lead, { time: enquiry.createdAt.slice(0, 16).replace('T', ' ') }),
    ...(visitor ? [] : [noAddress]),
  ]
  const rows = [
    [fields.name, asLine(enquiry.name, 1000)],
    [fields.email, asLine(enquiry.email, 1000)],
    [fields.phone, asLine(enquiry.phone, 200) || noPhone],
    [fields.id, enquiry.id],
  ] as const
  const words = asText(enquiry.message)
  return {
    id: `${enquiry.id}-team`,
    from: settings.sender,
    to: area,
    ...(visitor && { replyTo: { name, address: visitor } }),
    subject: title,
    text: [...leads, rows.map(([label, value]) => `${label}: ${value}`).join('\n'), `${message}:\n${words}`, ''].join(
      '\n\n',
    ),
    html: page(
      title,
      [
        paragraphs(leads),
        `<table>${rows.map(([label, value]) => `<tr><th align="left">${label}</th><td>${asHtml(value)}</td></tr>`).join('')}</table>`,
        `<h2>${message}</h2>\n<p style="white-space:pre-wrap">${asHtml(words)}</p>`,
      ].join('\n'),
    ),
    // Keeps automatic responders from answering: https://www.rfc-editor.org/rfc/rfc3834
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function confirmation(enquiry: StoredEnquiry, area: MailAddress, visitor: string, settings: NotifySettings): Mail {
  const { subject, greeting, greetingWithoutName, paragraphs: texts, why, privacy } = content.visitor
  const { phone } = content.areas[enquiry.service as Area]
  const name = nameIn(enquiry.name)
  const link = new URL('/privacy', settings.origin).href
  const body = [
    name ? filled(greeting, { name }) : greetingWithoutName,
    ...texts.map((text) => filled(text, { area: area.name, phone })),
    area.name,
  ]
  return {
    id: `${enquiry.id}-visitor`,
    from: area,
    to: { name: name ?? '', address: visitor },
    replyTo: area,
    subject,
    text: [...body, why, filled(privacy, { link }), ''].join('\n\n'),
    html: page(
      subject,
      `${paragraphs([...body, why])}\n<p>${filled(asHtml(privacy), { link: `<a href="${asHtml(link)}">${asHtml(link)}</a>` })}</p>`,
    ),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

import { createHash } from 'node:crypto'
import type { StoredEnquiry } from '../src/schema.ts'
import { content } from './mails.content.ts'
import { addressIn, asLine, asText } from './visitorWords.ts'

/** A document of the collection that the extension "Trigger Email" sends from. The extension's settings name the sender. */
export interface Mail {
  to: string
  replyTo?: string
  headers: Readonly<Record<string, string>>
  message: { subject: string; text: string }
}

type Area = keyof typeof content.areas

/** An enquiry's document as an enquiry. A field that is missing or of another type is the empty string. */
export function enquiryIn(id: string, data: Readonly<Record<string, unknown>>): StoredEnquiry {
  const word = (name: string) => (typeof data[name] === 'string' ? data[name] : '')
  const time = data.createdAt as { toDate?: () => Date } | undefined
  const createdAt = time?.toDate?.().toISOString() ?? ''
  const [name, email, phone, service, message] = ['name', 'email', 'phone', 'service', 'message'].map(word)
  return { id, createdAt, name, email, phone, service, message } as StoredEnquiry
}

/** Replaces a text's {placeholders}. */
const filled = (text: string, words: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, key: string) => words[key] ?? placeholder)

/** An area's address: BUILDERS_EMAIL, DESIGN_EMAIL or INTERIORS_EMAIL, otherwise the one that its pages show. */
function addressOf(area: Area, env: Readonly<Record<string, string | undefined>>): string {
  const variable = `${area.toUpperCase()}_EMAIL`
  const address = addressIn(env[variable] || content.areas[area].email)
  if (address) return address
  throw new Error(
    `${variable}=${env[variable]} is not an e-mail address. The area's mails would get lost: set it to one.`,
  )
}

/**
 * The mails that follow an enquiry, by their documents' ids: one to its area, whose replies go to the visitor, and a
 * confirmation to the visitor, where the address can be used. An address gets one confirmation a day, so that nobody can
 * have us fill somebody's mailbox. `env` holds the areas' addresses and SITE_ORIGIN.
 */
export function mailsFor(
  enquiry: StoredEnquiry,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Record<string, Mail>> {
  if (!Object.hasOwn(content.areas, enquiry.service)) return {}
  const area = enquiry.service as Area
  const address = addressOf(area, env)
  const visitor = addressIn(enquiry.email)
  const mails = { [`${enquiry.id}-area`]: mailToArea(enquiry, area, address, visitor) }
  if (!visitor) return mails
  const hash = createHash('sha256').update(visitor.toLowerCase()).digest('hex').slice(0, 32)
  // The enquiry's day, not today: the same event may be delivered again tomorrow.
  const day = enquiry.createdAt.slice(0, 10)
  const origin = env.SITE_ORIGIN || 'https://sovran.example'
  return { ...mails, [`confirmation-${hash}-${day}`]: confirmation(area, address, visitor, origin) }
}

function mailToArea(enquiry: StoredEnquiry, area: Area, to: string, visitor: string | undefined): Mail {
  const { subject, lead, noAddress, fields, noPhone, message } = content.area
  const text = [
    filled(lead, { time: enquiry.createdAt.slice(0, 16).replace('T', ' ') }),
    ...(visitor ? [] : [noAddress]),
    [
      `${fields.name}: ${asLine(enquiry.name, 1000)}`,
      `${fields.email}: ${asLine(enquiry.email, 1000)}`,
      `${fields.phone}: ${asLine(enquiry.phone, 200) || noPhone}`,
      `${fields.id}: ${enquiry.id}`,
    ].join('\n'),
    `${message}:\n${asText(enquiry.message)}`,
  ]
  return {
    to,
    ...(visitor && { replyTo: visitor }),
    // Keeps automatic responders from answering: https://www.rfc-editor.org/rfc/rfc3834
    headers: { 'Auto-Submitted': 'auto-generated' },
    message: {
      subject: filled(subject, { area: content.areas[area].name, name: asLine(enquiry.name, 80) }),
      text: `${text.join('\n\n')}\n`,
    },
  }
}

/** Holds no word that the visitor typed: it goes to whatever address was entered, which may be somebody else's. */
function confirmation(area: Area, replyTo: string, to: string, origin: string): Mail {
  const { subject, greeting, paragraphs, why, privacy } = content.confirmation
  const { name, phone } = content.areas[area]
  const texts = paragraphs.map((text) => filled(text, { area: name, phone }))
  const link = filled(privacy, { link: new URL('/privacy', origin).href })
  return {
    to,
    replyTo,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    message: { subject, text: `${[greeting, ...texts, name, why, link].join('\n\n')}\n` },
  }
}

/** The part of Firestore that queues mails; firebase-admin's fits it. */
interface MailStore {
  doc: (path: string) => { create: (mail: Mail) => Promise<unknown> }
}

// https://grpc.github.io/grpc/core/md_doc_statuscodes.html
const alreadyExists = 6

/** Puts mails into the extension's collection. One that is there already stays as it is. The extension sends and retries. */
export async function queueMails(store: MailStore, mails: Readonly<Record<string, Mail>>) {
  for (const [id, mail] of Object.entries(mails))
    await store
      .doc(`mail/${id}`)
      .create(mail)
      .catch((error) => {
        if (error.code !== alreadyExists) throw error
      })
}

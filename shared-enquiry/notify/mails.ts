import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { type Service, type StoredEnquiry, textNames, textsBy } from '../src/schema.ts'
import { content } from './mails.content.ts'
import type { Settings } from './settings.ts'
import { addressIn, asLine, asText, plainAddress } from './visitorWords.ts'

/** An enquiry's document as an enquiry. A field that is missing or of another type is the empty string. */
export function storedEnquiry(id: string, data: Readonly<Record<string, unknown>> = {}): StoredEnquiry {
  const texts = Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string'))
  const createdAt = (data.createdAt as { toDate?: () => Date } | undefined)?.toDate?.().toISOString() ?? ''
  return { ...textsBy(() => ''), service: '', ...texts, id, createdAt }
}

// As shared-ui's `filled`: the function is deployed with no package of ours but this one.
const filled = (text: string, words: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(words[key] ?? placeholder))

const timeOf = ({ createdAt }: StoredEnquiry) => createdAt.slice(0, 16).replace('T', ' ')

/** A document of the collection that the extension "Trigger Email" sends from. The extension's settings name the sender. */
const mail = (
  to: string,
  replyTo: string | undefined,
  subject: string,
  parts: readonly string[],
  headers?: object,
) => ({
  to,
  ...(replyTo && { replyTo }),
  ...(headers && { headers }),
  message: { subject, text: `${parts.filter(Boolean).join('\n\n')}\n` },
})

/**
 * The mail to an area; its reply goes to the visitor. It has no header of automatic mail (`Auto-Submitted`, `Precedence`,
 * `X-Auto-Response-Suppress`): help desks suspend what has one
 * (https://support.zendesk.com/hc/en-us/articles/4408828416282), without a notice.
 */
export function mailToArea(enquiry: StoredEnquiry, area: Service, settings: Settings, isLast: boolean) {
  const { subject, lead, noAddress, last, fields, notGiven, message } = content.area
  const visitor = addressIn(enquiry.email)
  const replyTo = visitor && plainAddress(visitor)
  const keys = [...textNames.filter((key) => key !== 'message'), 'id'] as const
  const about = keys.map((key) => `${fields[key]}: ${asLine(enquiry[key], 1000) || notGiven}`).join('\n')
  const head = [isLast ? last : '', filled(lead, { time: timeOf(enquiry) }), replyTo ? '' : noAddress]
  const title = filled(subject, { area: content.areas[area].name, name: asLine(enquiry.name, 80) })
  return mail(settings.addresses[area], replyTo, title, [...head, about, `${message}:\n${asText(enquiry.message)}`])
}

const hashOf = (words: string) => createHash('sha256').update(words).digest('hex').slice(0, 32)

/** The mailbox behind an address: many providers give one mailbox many addresses. */
function mailboxOf(to: string) {
  const [name = '', host = ''] = to.normalize('NFKC').toLowerCase().split('@')
  const domain = domainToASCII(host) || host
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  const box = name.replace(/\+.*/, '')
  // https://support.google.com/mail/answer/7436150
  return isGoogle ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`
}

/**
 * The confirmation to the visitor, and its id; undefined where the address cannot be used. A mailbox gets one a day, so
 * that nobody can have us fill it. It holds no word that the visitor typed: it goes to whatever address
 * was entered, which may be somebody else's.
 */
export function confirmationOf(enquiry: StoredEnquiry, area: Service, { addresses, origin }: Settings) {
  const to = addressIn(enquiry.email)
  if (!to) return
  const { subject, greeting, paragraphs, why, privacy } = content.confirmation
  const { name, page } = content.areas[area]
  const at = (path: string) => new URL(path, origin).href
  const texts = paragraphs.map((text) => filled(text, { area: name, page: at(page) }))
  const parts = [greeting, ...texts, name, why, filled(privacy, { link: at('/privacy') })]
  // Keeps automatic responders from answering: https://www.rfc-editor.org/rfc/rfc3834
  const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }
  const id = `confirmation-${hashOf(mailboxOf(to))}-${enquiry.createdAt.slice(0, 10)}`
  return { id, mail: mail(to, addresses[area], subject, parts, headers) }
}

/** What an enquiry says, whatever address it names: a digest lists the same words once. */
export const wordsOf = ({ name, phone, message }: StoredEnquiry) => hashOf(JSON.stringify([name, phone, message]))

/** An enquiry in a digest, on two lines of at most 2 KiB. */
export function digestEntry(enquiry: StoredEnquiry) {
  const head = [timeOf(enquiry), enquiry.name, enquiry.email, enquiry.phone, enquiry.id]
  return `${head.map((word) => asLine(word, 100)).join('  ')}\n  ${asLine(enquiry.message, 200)}`
}

/** The most entries of a digest: Firestore takes no document above 1 MiB (https://firebase.google.com/docs/firestore/quotas). */
const mostEntries = 400

/** One mail for the enquiries of a day, `count` of them, that were not mailed by themselves. */
export function digestOf(entries: readonly string[], count: number, area: Service, day: string, settings: Settings) {
  const { subject, lead } = content.digest
  const words = { count, area: content.areas[area].name, day, most: mostEntries }
  const parts = [filled(lead, words), ...entries.slice(0, mostEntries)]
  return mail(settings.addresses[area], undefined, filled(subject, words), parts)
}

import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { interpolate } from 'shared-ui/interpolate'
import { idPattern, type Service, type StoredEnquiry, textNames } from '../src/schema.ts'
import { londonTime } from './mailState.ts'
import { content } from './mails.content.ts'
import { addressIn, asLine, asText, plainEmail } from './sanitise.ts'
import type { Settings } from './settings.ts'

const hashOf = (words: string) => createHash('sha256').update(words).digest('hex').slice(0, 32)

/** An email for nodemailer. Addresses are objects, as nodemailer could read a text as a list of addresses. */
export interface Mail {
  messageId: string
  from: { name: string; address: string }
  to: { address: string }
  replyTo?: { address: string }
  headers?: Readonly<Record<string, string>>
  subject: string
  text: string
}

/** The Message-ID is derived from `id`, so that a mailbox can recognise a second copy. */
const mail = (
  id: string,
  area: Service,
  to: string,
  subject: string,
  parts: readonly string[],
  { addresses, origin }: Settings,
): Mail => ({
  messageId: `<${id}@${new URL(origin).hostname}>`,
  from: { name: content.areas[area].name, address: addresses.sender },
  to: { address: to },
  subject,
  text: `${parts.filter(Boolean).join('\n\n')}\n`,
})

const timeOf = ({ createdAt }: StoredEnquiry) => londonTime(new Date(createdAt))

/** The id of an enquiry as part of a header. A document that no form created can have any name. */
const headerId = (id: string) => (new RegExp(`^${idPattern}$`).test(id) ? id : hashOf(id))

/**
 * The email to an area; a reply goes to the visitor. It has no header of automatic mail (`Auto-Submitted`,
 * `Precedence`, `X-Auto-Response-Suppress`): help desks suspend emails with one, without a notice
 * (https://support.zendesk.com/hc/en-us/articles/4408828416282).
 */
export function mailToArea(enquiry: StoredEnquiry, area: Service, settings: Settings, isLast: boolean): Mail {
  const { subject, lead, noAddress, last, fields, notGiven, message } = content.area
  const visitor = addressIn(enquiry.email)
  const replyTo = visitor && plainEmail(visitor)
  const keys = [...textNames.filter((key) => key !== 'message'), 'id'] as const
  const about = keys.map((key) => `${fields[key]}: ${asLine(enquiry[key], 1000) || notGiven}`).join('\n')
  const head = [isLast ? last : '', interpolate(lead, { time: timeOf(enquiry) }), replyTo ? '' : noAddress]
  const title = interpolate(subject, { area: content.areas[area].name, name: asLine(enquiry.name, 80) })
  const parts = [...head, about, `${message}:\n${asText(enquiry.message)}`]
  const email = mail(headerId(enquiry.id), area, settings.addresses[area], title, parts, settings)
  return { ...email, ...(replyTo && { replyTo: { address: replyTo } }) }
}

/** A hash of an address's mailbox; undefined for an invalid address. Many providers give one mailbox many addresses. */
export function mailboxHash(email: string): string | undefined {
  const [name = '', host = ''] = addressIn(email)?.normalize('NFKC').toLowerCase().split('@') ?? []
  if (!host) return
  const domain = domainToASCII(host) || host
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  const box = name.replace(/\+.*/, '')
  // https://support.google.com/mail/answer/7436150
  return hashOf(isGoogle ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`)
}

/**
 * The confirmation to the visitor; undefined if the address cannot be used. It contains no text that the visitor typed:
 * it goes to the address that was entered, which may be somebody else's.
 */
export function confirmationOf(enquiry: StoredEnquiry, area: Service, settings: Settings): Mail | undefined {
  const to = addressIn(enquiry.email)
  if (!to) return
  const { subject, greeting, paragraphs, why, registration, privacy } = content.confirmation
  const { name, page } = content.areas[area]
  const at = (path: string) => new URL(path, settings.origin).href
  const texts = paragraphs.map((text) => interpolate(text, { area: name, page: at(page) }))
  const parts = [greeting, ...texts, name, why, interpolate(privacy, { link: at('/privacy') }), registration]
  // Stops automatic responders from replying: https://www.rfc-editor.org/rfc/rfc3834
  const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }
  const email = mail(`${headerId(enquiry.id)}-confirmation`, area, to, subject, parts, settings)
  return { ...email, headers, replyTo: { address: settings.addresses[area] } }
}

/** A hash of the texts of an enquiry, without its address: a digest lists the same texts once. */
export const wordsOf = ({ name, phone, message }: StoredEnquiry) => hashOf(JSON.stringify([name, phone, message]))

/** An enquiry in a digest, on two lines of at most 2 KiB. */
export function digestEntry(enquiry: StoredEnquiry) {
  const head = [timeOf(enquiry), enquiry.name, enquiry.email, enquiry.phone, enquiry.id]
  return `${head.map((word) => asLine(word, 100)).join('  ')}\n  ${asLine(enquiry.message, 200)}`
}

/** An enquiry in a digest without its texts. */
export const digestReference = (enquiry: StoredEnquiry) => `${timeOf(enquiry)}  ${asLine(enquiry.id, 100)}`

/** The largest number of entries in a digest: mail servers accept some megabytes, and people read less. */
const maxEntries = 400

/** One email for a day's enquiries, `count` of them, that had no email of their own. */
export function digestOf(
  kind: 'words' | 'references',
  entries: readonly string[],
  count: number,
  area: Service,
  day: string,
  settings: Settings,
): Mail {
  const { subject, lead, refused } = content.digest
  const words = { count, area: content.areas[area].name, day, most: maxEntries }
  const parts = [interpolate(kind === 'words' ? lead : refused, words), ...entries.slice(0, maxEntries)]
  const id = `digest-${kind}-${area}-${day}`
  return mail(id, area, settings.addresses[area], interpolate(subject, words), parts, settings)
}

import { describe, expect, it } from 'vitest'
import type { StoredEnquiry } from '../src/schema.ts'
import { enquiryIn, type Mail, mailsFor, queueMails } from './mailsFor.ts'

const someEnquiry: StoredEnquiry = {
  id: 'NotifyNotifyNotify00',
  createdAt: '2026-11-22T09:30:00.123Z',
  service: 'builders',
  name: 'Ada Byron',
  email: 'ada@example.org',
  phone: '020 7946 0000',
  message: 'Two rooms.\nOne wall between them, & a <b>door</b>.',
}

const entries = (changes = {}, env = {}) => Object.entries(mailsFor({ ...someEnquiry, ...changes }, env))
const mails = (changes = {}, env = {}) => entries(changes, env).map(([, mail]) => mail)

/** The part of Firestore that queues mails. */
function memoryStore() {
  const documents = new Map<string, Mail>()
  const create = (path: string) => async (mail: Mail) => {
    if (documents.has(path)) throw Object.assign(new Error('exists'), { code: 6 })
    documents.set(path, mail)
  }
  return { documents, doc: (path: string) => ({ create: create(path) }) }
}

describe('a new enquiry', () => {
  it.each(['builders', 'design', 'interiors'])('goes to the people of %s, who reply to the visitor', (service) => {
    const [area] = mails({ service })
    expect(area?.to).toBe(`${service}@sovran.example`)
    expect(area?.replyTo).toBe('ada@example.org')
    expect(area?.message.subject).toMatch(/^Enquiry for Sovran \w+: Ada Byron$/)
    const words = ['Ada Byron', 'ada@example.org', '020 7946 0000', someEnquiry.message, someEnquiry.id]
    for (const part of [...words, '2026-11-22 09:30 (UTC)']) expect(area?.message.text).toContain(part)
  })

  it('goes to the address that the environment names, and to none that is not an address', () => {
    expect(mails({}, { BUILDERS_EMAIL: 'site@example.org' })[0]?.to).toBe('site@example.org')
    expect(() => mails({}, { BUILDERS_EMAIL: 'a@b.c, d@e.fg' })).toThrow('BUILDERS_EMAIL=a@b.c, d@e.fg')
  })

  it('is confirmed to the visitor, in none of the visitor’s words', () => {
    const [, confirmation] = mails({}, { SITE_ORIGIN: 'https://www.example.org' })
    expect(confirmation).toMatchObject({ to: 'ada@example.org', replyTo: 'builders@sovran.example' })
    expect(confirmation?.headers['Auto-Submitted']).toBe('auto-replied')
    expect(confirmation?.message.text).toContain('https://www.example.org/privacy')
    expect(confirmation?.message.text).not.toMatch(/\{\w+\}/)
    for (const words of ['Byron', '7946 0000', 'wall']) expect(JSON.stringify(confirmation)).not.toContain(words)
    expect(mails({ name: 'Buy now', message: 'https://evil.example' })[1]?.message).toEqual(mails()[1]?.message)
  })

  it('of a service that nobody offers, or of odd fields, brings no mail, and no failure that is retried for ever', () => {
    for (const service of ['', 'gardens', 'toString']) expect(mails({ service })).toEqual([])
    expect(mailsFor(enquiryIn('x', { service: 7, name: null }))).toEqual({})
    expect(enquiryIn('x', { createdAt: { toDate: () => new Date(0) } }).createdAt).toBe('1970-01-01T00:00:00.000Z')
  })
})

describe('the collection of mails', () => {
  it('does not change when an event is delivered again', async () => {
    const store = memoryStore()
    for (let delivery = 0; delivery < 2; delivery++) await queueMails(store, mailsFor(someEnquiry, {}))
    const [first, second, ...others] = [...store.documents.keys()]
    expect(first).toBe('mail/NotifyNotifyNotify00-area')
    expect(second).toMatch(/^mail\/confirmation-[0-9a-f]{32}-2026-11-22$/)
    expect(others).toEqual([])
  })

  it('gets at most one confirmation a day for an address, however it is written', async () => {
    const store = memoryStore()
    const send = (changes: Partial<StoredEnquiry>) => queueMails(store, mailsFor({ ...someEnquiry, ...changes }, {}))
    await send({})
    await send({ id: 'NotifyNotifyNotify01', email: ' ADA@example.org ', service: 'design' })
    await send({ id: 'NotifyNotifyNotify02', createdAt: '2026-11-23T00:00:00.000Z' })
    const keys = [...store.documents.keys()]
    expect(keys.filter((key) => key.endsWith('-area'))).toHaveLength(3)
    expect(keys.filter((key) => key.includes('confirmation'))).toHaveLength(2)
    expect(keys.join()).not.toContain('ada')
  })

  it('throws any other failure, so that the event comes again', async () => {
    const full = { doc: () => ({ create: () => Promise.reject(Object.assign(new Error('no'), { code: 8 })) }) }
    await expect(queueMails(full, mailsFor(someEnquiry, {}))).rejects.toThrow('no')
  })
})

describe('what a visitor types', () => {
  it.each([
    'ada@example.org, eve@example.org',
    'Ada <ada@example.org>',
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@example.org>',
    'ada@localhost',
    '"ada"@example.org',
    '',
    `${'a'.repeat(250)}@example.org`,
  ])('is not an address to write to where it is %j: nothing is sent there, and the area is told', (email) => {
    const found = mails({ email })
    expect(found).toHaveLength(1)
    expect(found[0]?.replyTo).toBeUndefined()
    expect(found[0]?.message.text).toContain('cannot be written to')
  })

  it('ends no header, brings no control characters, and is not searched for placeholders', () => {
    const nasty = { message: 'a\u001b[2J\u202eb\r\nc', phone: '1\n2' }
    const [area] = mails({ ...nasty, name: 'Ada {area}\r\nBcc: eve@example.org\u0000\u202e' })
    expect(area?.message.subject).toBe('Enquiry for Sovran Builders: Ada {area} Bcc: eve@example.org')
    expect(area?.message.text).not.toMatch(/[^\n\P{Cc}]|\p{Bidi_Control}/u)
    expect(area?.message.text).toContain('a[2Jb\nc')
    expect(mails({ name: 'x'.repeat(1000) })[0]?.message.subject.length).toBeLessThan(120)
  })
})

import { describe, expect, it, test } from 'vitest'
import { type StoredEnquiry, services } from '../src/schema.ts'
import { confirmationOf, digestEntry, digestOf, mailToArea } from './mails.ts'
import { settingsIn } from './settings.ts'

const env = {
  BUILDERS_EMAIL: 'builders@example.org',
  DESIGN_EMAIL: 'design@example.org',
  INTERIORS_EMAIL: 'interiors@example.org',
  SENDER_EMAIL: 'website@example.org',
  SITE_ORIGIN: 'https://www.example.org',
}
const settings = settingsIn(env)

const someEnquiry: StoredEnquiry = {
  id: 'NotifyNotifyNotify00',
  createdAt: '2026-11-22T09:30:00.123Z',
  service: 'builders',
  name: 'Ada Byron',
  email: 'ada@example.org',
  phone: '020 7946 0000',
  message: 'Two rooms.\nOne wall between them, & a <b>door</b>.',
}

const toArea = (changes = {}) => mailToArea({ ...someEnquiry, ...changes }, 'builders', settings, false)
const confirmation = (changes = {}) => confirmationOf({ ...someEnquiry, ...changes }, 'builders', settings)

describe('a new enquiry', () => {
  it.each(services)('goes to %s, whose reply goes to the visitor', (service) => {
    const mail = mailToArea({ ...someEnquiry, service }, service, settings, false)
    expect(mail.to.address).toBe(`${service}@example.org`)
    expect(mail.replyTo?.address).toBe('ada@example.org')
    expect(mail.subject).toMatch(/^Enquiry for Sovran \w+: Ada Byron$/)
    const words = ['Ada Byron', 'ada@example.org', '020 7946 0000', someEnquiry.message, someEnquiry.id]
    for (const part of [...words, '2026-11-22 09:30 (London time)']) expect(mail.text).toContain(part)
    // Without such headers, a help desk treats it as written by a person.
    expect(mail).not.toHaveProperty('headers')
  })

  it.each([
    ['ada@b\u00fccher.example.org', 'ada@xn--bcher-kva.example.org'],
    ['ad\u00e4@example.org', undefined],
    ['\u30a2\u30c0@example.org', undefined],
  ])('from %s reaches the area, with a reply address in ASCII or none', (email, replyTo) => {
    expect(toArea({ email }).replyTo?.address).toBe(replyTo)
    expect(toArea({ email }).text).toContain(email)
  })

  it('has a confirmation without any text of the visitor', () => {
    const mail = confirmation()
    expect(mail).toMatchObject({ to: { address: 'ada@example.org' }, replyTo: { address: 'builders@example.org' } })
    expect(mail?.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' })
    expect(mail?.text).toMatch(/^Hello,\n/)
    for (const link of ['/privacy', '/sovran-builders/contact']) expect(mail?.text).toContain(env.SITE_ORIGIN + link)
    expect(mail?.text).not.toMatch(/\{\w+\}/)
    for (const words of ['Byron', '7946 0000', 'wall']) expect(JSON.stringify(mail)).not.toContain(words)
    expect(confirmation({ name: 'Buy now', message: 'https://evil.example' })?.text).toEqual(mail?.text)
  })
})

describe('the settings', () => {
  it.each(['', 'builders@sovran.example', 'a@b.c, d@e.fg'])('reject %j as an area’s address', (address) => {
    expect(() => settingsIn({ ...env, BUILDERS_EMAIL: address })).toThrow(`BUILDERS_EMAIL is "${address}"`)
  })

  it('require the site’s origin, which the emails link to', () =>
    expect(() => settingsIn({ ...env, SITE_ORIGIN: '' })).toThrow('SITE_ORIGIN'))
})

test('a digest stays below the size limit of mail servers', () => {
  const longest = { ...someEnquiry, name: '“'.repeat(999), email: '🚪'.repeat(999), message: '🚪'.repeat(9999) }
  const entries = Array<string>(9950).fill(digestEntry(longest))
  const { subject, text } = digestOf('words', entries, 9950, 'design', '2026-11-22', settings)
  expect(subject).toBe('9950 more enquiries for Sovran Design on 2026-11-22')
  expect(text).toContain('At most 400 of them')
  expect(text.split(someEnquiry.id)).toHaveLength(401)
  expect(Buffer.byteLength(text)).toBeLessThan(1_000_000)
})

describe('a visitor’s input', () => {
  it.each([
    'ada@example.org, eve@example.org',
    'Ada <ada@example.org>',
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@example.org>',
    'ada@localhost',
    '"ada"@example.org',
    '',
    `${'a'.repeat(250)}@example.org`,
  ])('%j is no address: no confirmation is sent, and the area is told', (email) => {
    expect(confirmation({ email })).toBeUndefined()
    expect(toArea({ email }).replyTo).toBeUndefined()
    expect(toArea({ email }).text).toContain('will not reach the visitor')
  })

  it('cannot end a header, or insert control characters or placeholders', () => {
    const nasty = { message: 'a\u001b[2J\u202eb\r\nc', phone: '1\n2' }
    const { subject, text } = toArea({ ...nasty, name: 'Ada {area}\r\nBcc: eve@example.org\u0000\u202e' })
    expect(subject).toBe('Enquiry for Sovran Builders: Ada {area} Bcc: eve@example.org')
    expect(text).not.toMatch(/[^\n\P{Cc}]|\p{Bidi_Control}/u)
    expect(text).toContain('a [2J b\nc')
    expect(toArea({ name: 'x'.repeat(1000) }).subject.length).toBeLessThan(120)
  })
})

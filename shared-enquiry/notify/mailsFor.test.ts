import { describe, expect, it } from 'vitest'
import { enquiryIn, mailsFor } from './mailsFor.ts'
import { notifySettings, WrongSetting } from './notifySettings.ts'
import { someEnquiry } from './testing/someEnquiry.ts'

const settings = notifySettings({ SITE_ORIGIN: 'https://www.example.org' })
const mails = (changes = {}) => mailsFor({ ...someEnquiry, ...changes }, settings)

describe('a new enquiry', () => {
  it.each(['builders', 'design', 'interiors'])('goes to the people of %s, who reply to the visitor', (service) => {
    const [team] = mails({ service })
    expect(team?.to.address).toBe(`${service}@sovran.example`)
    expect(team?.replyTo).toEqual({ name: 'Ada Byron', address: 'ada@example.org' })
    expect(team?.subject).toMatch(/^Enquiry for Sovran \w+: Ada Byron$/)
    for (const words of ['Ada Byron', 'ada@example.org', '020 7946 0000', someEnquiry.message, someEnquiry.id])
      expect(team?.text).toContain(words)
    expect(team?.html).toContain('One wall between them, &amp; a &lt;b&gt;door&lt;/b&gt;.')
    expect(team?.text).toContain('2026-11-22 09:30 (UTC)')
  })

  it('is confirmed to the visitor, with a link to the privacy page', () => {
    const [, visitor] = mails()
    expect(visitor?.to).toEqual({ name: 'Ada Byron', address: 'ada@example.org' })
    expect(visitor?.from.address).toBe('builders@sovran.example')
    expect(visitor?.text).toContain('Dear Ada Byron,')
    expect(visitor?.text).toContain('https://www.example.org/privacy')
    expect(visitor?.html).toContain('<a href="https://www.example.org/privacy">')
    expect(visitor?.text).not.toMatch(/\{\w+\}/)
    expect(visitor?.html).not.toMatch(/\{\w+\}/)
    expect(visitor?.headers['Auto-Submitted']).toBe('auto-replied')
  })

  it('of a service that nobody offers goes nowhere', () => {
    for (const service of ['', 'gardens', 'toString']) expect(mails({ service })).toEqual([])
  })
})

describe('what a visitor types', () => {
  it('cannot reach a third person through the confirmation', () => {
    const message = 'Buy at https://evil.example today'
    for (const name of [
      message,
      'evil.example',
      'Ada http://evil',
      'Ada\r\nBcc: eve@example.org',
      'x'.repeat(61),
      '',
    ]) {
      const [, visitor] = mails({ name, message })
      const everything = JSON.stringify(visitor)
      expect(everything).not.toMatch(/evil|Buy|Bcc/)
      expect(visitor?.text).toContain('Good day,')
    }
  })

  it.each([
    'ada@example.org, eve@example.org',
    'Ada <ada@example.org>',
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@example.org>',
    'ada@localhost',
    '"ada"@example.org',
    'ada',
    '',
    `${'a'.repeat(250)}@example.org`,
  ])('is no address to write to where it is %j: nothing is sent there, and the area is told', (email) => {
    const found = mails({ email })
    expect(found).toHaveLength(1)
    expect(found[0]?.replyTo).toBeUndefined()
    expect(found[0]?.text).toContain('cannot be written to')
  })

  it('ends no header and brings no control characters', () => {
    const [team] = mails({
      name: 'Ada\r\nBcc: eve@example.org\u0000\u202e',
      message: 'a\u001b[2J\u202eb\r\nc',
      phone: '1\n2',
    })
    expect(team?.subject).toBe('Enquiry for Sovran Builders: Ada Bcc: eve@example.org')
    expect(team?.replyTo?.name).not.toMatch(/\p{Cc}/u)
    expect(team?.text).not.toMatch(/[^\n\P{Cc}]|\p{Bidi_Control}/u)
    expect(team?.text).toContain('a[2Jb\nc')
    const [long] = mails({ name: 'x'.repeat(1000) })
    expect(long?.subject.length).toBeLessThan(120)
  })

  it('is not searched for placeholders', () => {
    const [team] = mails({ name: '{area} {link}' })
    expect(team?.subject).toBe('Enquiry for Sovran Builders: {area} {link}')
  })
})

it('a document with missing or odd fields brings no mail, and no failure that is retried for ever', () => {
  expect(mailsFor(enquiryIn('x', { service: 7, name: null }), settings)).toEqual([])
  expect(enquiryIn('x', { createdAt: { toDate: () => new Date(0) } }).createdAt).toBe('1970-01-01T00:00:00.000Z')
})

it.each([{ BUILDERS_EMAIL: 'a@b.c, d@e.f' }, { SENDER_EMAIL: 'Sovran' }, { SITE_ORIGIN: 'sovran' }])(
  'the setting %j is refused by name',
  (env) => {
    expect(() => notifySettings(env)).toThrow(WrongSetting)
    expect(() => notifySettings(env)).toThrow(Object.keys(env)[0])
  },
)

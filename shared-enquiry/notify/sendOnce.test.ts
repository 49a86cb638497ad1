import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { firestoreLedger, holdFor, type LedgerStore } from './firestoreLedger.ts'
import { mailsFor } from './mailsFor.ts'
import { notifySettings } from './notifySettings.ts'
import { queueMail } from './queueMail.ts'
import { sendOnce } from './sendOnce.ts'
import { serveSmtp } from './testing/serveSmtp.ts'
import { someEnquiry } from './testing/someEnquiry.ts'
import { asEml, smtpTransport } from './transport.ts'

const mails = mailsFor(someEnquiry, notifySettings({}))

/** The part of Firestore that the ledger uses. Its transactions run one after another. */
function memoryStore() {
  const documents = new Map<string, object>()
  let last: Promise<unknown> = Promise.resolve()
  const doc = (path: string) => ({
    path,
    set: async (data: object) => documents.set(path, data),
    delete: async () => documents.delete(path),
  })
  const store: LedgerStore<ReturnType<typeof doc>> = {
    doc,
    runTransaction: (work) => {
      const done = last.then(() =>
        work({
          get: async ({ path }) => ({
            get: (field) => (documents.get(path) as Record<string, unknown> | undefined)?.[field],
          }),
          set: ({ path }, data) => documents.set(path, data),
        }),
      )
      last = done.catch(() => {})
      return done
    },
  }
  return { store, documents }
}

let smtp: Awaited<ReturnType<typeof serveSmtp>>
beforeEach(async () => {
  smtp = await serveSmtp()
})
afterEach(() => smtp.close())

const recipients = () => smtp.delivered.flatMap(({ to }) => to)

describe('through an SMTP server', () => {
  it('each mail reaches its one recipient once, however often the event comes', async () => {
    const { store } = memoryStore()
    const send = smtpTransport(smtp.url)
    await sendOnce(mails, firestoreLedger(store), send)
    await sendOnce(mails, firestoreLedger(store), send)
    expect(recipients()).toEqual(['builders@sovran.example', 'ada@example.org'])
  })

  it('two instances with the same event at once send each mail once', async () => {
    const { store } = memoryStore()
    const send = smtpTransport(smtp.url)
    await Promise.allSettled([1, 2].map(() => sendOnce(mails, firestoreLedger(store), send)))
    expect(recipients().sort()).toEqual(['ada@example.org', 'builders@sovran.example'])
    await sendOnce(mails, firestoreLedger(store), send)
    expect(smtp.delivered).toHaveLength(2)
  })

  it('what failed is sent when the event comes again, and what was sent is not', async () => {
    const { store } = memoryStore()
    const send = smtpTransport(smtp.url)
    await sendOnce(mails.slice(0, 1), firestoreLedger(store), send)
    smtp.state.refuses = true
    const failure = await sendOnce(mails, firestoreLedger(store), send).catch((error) => error)
    expect(failure.message).toContain('1 of 2 mails were not sent')
    expect(failure.message).not.toMatch(/ada|Byron/i)
    smtp.state.refuses = false
    await sendOnce(mails, firestoreLedger(store), send)
    expect(recipients()).toEqual(['builders@sovran.example', 'ada@example.org'])
  })

  it('an instance that died while it sent holds a mail only for a while', async () => {
    const { store, documents } = memoryStore()
    await firestoreLedger(store).claim(mails[0]?.id ?? '')
    await expect(sendOnce(mails, firestoreLedger(store), smtpTransport(smtp.url))).rejects.toThrow('1 of 2')
    const later = () => Date.now() + holdFor + 1
    await sendOnce(mails, firestoreLedger(store, later), smtpTransport(smtp.url))
    expect(recipients()).toEqual(['ada@example.org', 'builders@sovran.example'])
    expect(JSON.stringify([...documents])).not.toMatch(/Byron|example\.org|wall/)
  })

  it('a visitor’s words end no header and add no recipient', async () => {
    const nasty = {
      ...someEnquiry,
      name: 'Ada\r\nBcc: eve@example.org\r\n\r\nHello',
      message: '.\r\nQUIT\r\nBcc: eve@example.org',
    }
    await sendOnce(mailsFor(nasty, notifySettings({})), firestoreLedger(memoryStore().store), smtpTransport(smtp.url))
    expect(recipients()).toEqual(['builders@sovran.example', 'ada@example.org'])
    for (const { data } of smtp.delivered) {
      const [headers = ''] = data.split('\r\n\r\n')
      expect(headers).not.toMatch(/^(?:Bcc|Hello)/im)
      expect(headers.match(/^To:/gim)).toHaveLength(1)
    }
  })
})

it('a mail as a file is what any mail program opens, in text and in HTML', async () => {
  const eml = (await asEml({ ...mails[0], subject: 'Zoë — 🚪' } as (typeof mails)[number])).toString('latin1')
  expect(eml).toMatch(/^From: Sovran website <website@sovran\.example>\r\n/m)
  expect(eml).toMatch(/^To: Sovran Builders <builders@sovran\.example>\r\n/m)
  expect(eml).toMatch(/^Reply-To: Ada Byron <ada@example\.org>\r\n/m)
  expect(eml).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(eml).toContain('Content-Type: multipart/alternative')
  expect(eml).toContain('text/plain')
  expect(eml).toContain('text/html')
  expect(eml).toMatch(/^Message-ID: <NotifyNotifyNotify00-team@sovran\.example>\r\n/m)
})

describe('through the extension’s collection', () => {
  it('a mail is put there once, in the shape that the extension reads', async () => {
    const documents = new Map<string, Record<string, unknown>>()
    const store = {
      doc: (path: string) => ({
        create: async (data: Record<string, unknown>) => {
          if (documents.has(path)) throw Object.assign(new Error('exists'), { code: 6 })
          documents.set(path, data)
        },
      }),
    }
    for (const mail of [...mails, ...mails]) await queueMail(store, mail)
    expect([...documents.keys()]).toEqual(['mail/NotifyNotifyNotify00-team', 'mail/NotifyNotifyNotify00-visitor'])
    expect(documents.get('mail/NotifyNotifyNotify00-team')).toMatchObject({
      to: ['builders@sovran.example'],
      replyTo: 'ada@example.org',
      message: { subject: 'Enquiry for Sovran Builders: Ada Byron' },
    })
    const full = { doc: () => ({ create: () => Promise.reject(Object.assign(new Error('no'), { code: 8 })) }) }
    for (const mail of mails) await expect(queueMail(full, mail)).rejects.toThrow('no')
  })
})

import { type AddressInfo, createServer } from 'node:net'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredEnquiry } from '../src/schema.ts'
import type { MailStore } from './FirestoreClient.ts'
import { firestoreStore } from './firestoreStore.ts'
import type { MailState } from './mailState.ts'
import type { Mail } from './mails.ts'
import { maxMailsPerDay, sendMails } from './sendMails.ts'
import { smtpSender } from './smtp.ts'
import { memoryFirestore, timestamp } from './testing/memoryFirestore.ts'
import { smtpServer } from './testing/smtpServer.ts'

// Each test opens dozens of TLS connections.
vi.setConfig({ testTimeout: 120_000 })

const settings = {
  addresses: {
    builders: 'builders@example.org',
    design: 'design@example.org',
    interiors: 'interiors@example.org',
    sender: 'website@example.org',
  },
  origin: 'https://www.example.org',
}

const noon = new Date('2026-11-22T12:00:00Z')
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000)
const hours = (count: number) => minutes(60 * count)

const idOf = (index: number) => `Notify${String(index).padStart(14, '0')}`
const enquiry = (index: number, changes: Partial<StoredEnquiry> = {}): StoredEnquiry => ({
  id: idOf(index),
  createdAt: new Date(minutes(-1).getTime() + index).toISOString(),
  service: 'builders',
  name: `Ada ${index}`,
  email: `ada${index}@example.org`,
  phone: '',
  message: `Wall ${index}.`,
  ...changes,
})

let server: Awaited<ReturnType<typeof smtpServer>>
let firestore: ReturnType<typeof memoryFirestore>
const log = { warn: vi.fn(), error: vi.fn() }
/** Accepts connections, but never responds. */
const silent = createServer().listen(0, '127.0.0.1')

beforeEach(async () => {
  vi.clearAllMocks()
  server = await smtpServer()
  firestore = memoryFirestore()
})
afterEach(() => server.close())
afterAll(() => void silent.close())

function add(...all: StoredEnquiry[]) {
  for (const { id, createdAt, ...fields } of all)
    firestore.documents.set(`contactSubmissions/${id}`, { ...fields, createdAt: timestamp(createdAt) })
}
const state = () => firestore.documents.get('mails/state') as unknown as MailState

// On a busy machine a server needs seconds for its greeting and TLS.
const run = (now = noon, { url = server.url, store = firestoreStore(firestore) as MailStore, timeout = 60_000 } = {}) =>
  sendMails(store, smtpSender(url, timeout), settings, log, now)

/** Runs without a mail server, and returns the emails: a real server needs a tenth of a second to greet. */
async function collect(...times: Date[]) {
  const sent: Mail[] = []
  for (const now of times)
    await sendMails(firestoreStore(firestore), async (mail) => void sent.push(mail), settings, log, now)
  return sent
}
const idsOf = (sent: readonly Mail[]) => sent.map(({ messageId }) => messageId.slice(1, -'@www.example.org>'.length))
const toAreas = (sent: readonly Mail[]) => sent.filter(({ headers }) => !headers)

const received = () => server.received.map(({ id }) => id)
const logged = () => JSON.stringify([log.warn.mock.calls, log.error.mock.calls])
const unsent = (index: number, reason: unknown) => [
  'An email is not sent yet.',
  { id: `<${idOf(index)}@www.example.org>`, reason },
]
const refused = (index: number, reason: unknown) => [
  'An email is refused for its text.',
  { id: `<${idOf(index)}@www.example.org>`, reason },
]

describe('the emails of an enquiry', () => {
  it('are one to the area, then one to the visitor; no text of theirs is kept', async () => {
    add(enquiry(0))
    for (const time of [noon, minutes(1), minutes(30), hours(24)]) await run(time)
    expect(server.received.map((mail) => [mail.to, mail.id])).toEqual([
      ['builders@example.org', idOf(0)],
      ['ada0@example.org', `${idOf(0)}-confirmation`],
    ])
    const [toArea = '', toVisitor = ''] = server.received.map(({ raw }) => raw)
    expect(toArea).toMatch(/^From: Sovran Builders <website@example\.org>\r$/m)
    expect(toArea).toMatch(/^Reply-To: ada0@example\.org\r$/m)
    expect(toArea).not.toContain('Auto-Submitted')
    expect(toVisitor).toMatch(/^Auto-Submitted: auto-replied\r$/m)
    expect(toVisitor).toMatch(/^Reply-To: builders@example\.org\r$/m)
    expect(JSON.stringify(state()) + logged()).not.toMatch(/ada|Ada|Wall/)
  })

  it.each([
    ['at the same time', ['11:59:00.000', '11:59:00.000', '11:59:00.000']],
    ['readable after a later one', ['11:59:00.000', '11:51:00.000', '11:58:59.999']],
  ])('are sent for enquiries that are %s', async (_, times) => {
    for (const [index, time] of times.entries()) {
      add(enquiry(index, { createdAt: `2026-11-22T${time}Z` }))
      await run(minutes(index))
    }
    expect(received().filter((id) => !id.endsWith('-confirmation'))).toEqual([0, 1, 2].map(idOf))
  })

  it('are sent once if the browser sends the enquiry again', async () => {
    add(enquiry(0))
    await run()
    add(enquiry(0, { createdAt: minutes(1).toISOString() }))
    for (const time of [minutes(2), hours(30)]) await run(time)
    expect(server.received).toHaveLength(2)
  })

  it('are sent once, in order, even if the clock jumps', async () => {
    add(enquiry(0))
    const sent = await collect(noon, hours(-1), hours(-13), minutes(1))
    // An enquiry dated far ahead by a wrong clock must not hide later ones.
    add(enquiry(8, { createdAt: hours(72).toISOString() }), enquiry(1, { createdAt: minutes(2).toISOString() }))
    sent.push(...(await collect(minutes(3), hours(48), minutes(4), hours(73))))
    expect(idsOf(toAreas(sent))).toEqual([0, 1, 8].map(idOf))
  })

  it.each([
    ['for a service that nobody offers', idOf(0), { service: 'gardens' }, 0],
    ['for a service that is a function’s name', idOf(0), { service: 'toString' }, 0],
    ['without a service', idOf(0), { service: undefined }, 0],
    ['without a time', idOf(0), { createdAt: undefined }, 0],
    ['with a time as text', idOf(0), { createdAt: '2026-11-22T11:59:00Z' }, 0],
    ['with fields of other types', idOf(0), { name: 7, email: { at: 'x' }, message: null }, 1],
    ['with a line break in its name', 'a>\r\nBcc: eve@example.org', {}, 2],
    ['named as an area', 'builders', {}, 2],
  ])('a document %s does not stop the others', async (_, id, changes, count) => {
    const { createdAt, ...fields } = enquiry(0)
    firestore.documents.set(`contactSubmissions/${id}`, { ...fields, createdAt: timestamp(createdAt), ...changes })
    add(enquiry(1))
    await run()
    expect(server.received).toHaveLength(2 + count)
    expect(server.received.filter(({ to }) => to.includes('eve'))).toEqual([])
    expect(server.received.every(({ id }) => /^[\w-]+$/.test(id))).toBe(true)
  })

  it.each([
    ['ada@example.org', ' ADA@example.org '],
    ['ada@example.org', 'ada+1@example.org', 'Ada+a+b@EXAMPLE.org'],
    ['ada.byron@gmail.com', 'adabyron+x@gmail.com', 'A.d.a.b.y.r.o.n@googlemail.com'],
    ['ada@bücher.example.org', 'ada@xn--bcher-kva.example.org', 'ada@bu\u0308cher.example.org'],
  ])('include one confirmation a day per mailbox: %s', async (email, ...others) => {
    const confirmed = (sent: Mail[]) => sent.filter(({ headers }) => headers).length
    add(...[email, ...others].map((one, at) => enquiry(at, { email: one, service: at ? 'builders' : 'design' })))
    expect(confirmed(await collect(noon))).toBe(1)
    const midnight = '2026-11-23T00:01:00Z'
    add(enquiry(8, { email: `b${email}` }), enquiry(9, { email, createdAt: midnight }))
    expect(confirmed(await collect(minutes(1), hours(12.5)))).toBe(2)
  })

  it('are sent even if the function did not run for three days', async () => {
    await run()
    add(enquiry(1, { createdAt: hours(1).toISOString() }), enquiry(2, { createdAt: hours(70).toISOString() }))
    expect(idsOf(await collect(hours(72)))).toEqual([idOf(1), idOf(2), `${idOf(2)}-confirmation`])
  })
})

describe('a mail server', () => {
  const urls: Record<string, [url: () => string, reason: unknown]> = {
    'refuses connections': [() => 'smtp://127.0.0.1:1', 'ESOCKET: connect ECONNREFUSED 127.0.0.1:1'],
    'refuses the password': [() => server.url.replace('p%40ss', 'p'), 'AUTH PLAIN: 535'],
    'has an unknown certificate': [
      () => server.url.replace(/\?.*/, ''),
      expect.stringMatching(/^ESOCKET: .*certificate/),
    ],
    'is silent': [
      () => `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      expect.stringMatching(/^ETIMEDOUT: /),
    ],
  }

  it.each(Object.keys(urls))(
    'that %s for an hour is tried every 15 minutes, and then gets all emails',
    async (fault) => {
      const [url, reason] = urls[fault] as (typeof urls)[string]
      add(enquiry(0), enquiry(1, { service: 'design' }))
      const timeout = fault === 'is silent' ? 200 : 60_000
      await run(noon, { url: url(), timeout })
      expect(log.warn.mock.calls).toEqual([unsent(0, reason)])
      for (const time of [60, 61, 74, 75]) await run(minutes(time), { url: url(), timeout })
      expect(log.error.mock.calls).toEqual([unsent(0, reason), unsent(0, reason)])
      await run(minutes(80))
      expect(received()).toEqual([])
      await run(hours(3))
      expect(received()).toEqual([0, 1].flatMap((index) => [idOf(index), `${idOf(index)}-confirmation`]))
      expect(state().failing).toEqual({})
    },
  )

  it('that fails for a day then gets the areas’ emails, but no late confirmations', async () => {
    add(enquiry(0))
    await run(noon, { url: 'smtp://127.0.0.1:1' })
    await run(hours(24))
    expect(received()).toEqual([idOf(0)])
  })

  it.each(['451 4.2.1 later <ada0@example.org>', '550 5.1.1 <ada0@example.org>'])(
    'that answers %s for one area’s mailbox gets the other areas’ emails, and later that area’s',
    async (answer) => {
      server.refuse.recipient = (address) => (address === 'builders@example.org' ? answer : undefined)
      add(enquiry(0), enquiry(1, { service: 'design' }), enquiry(2))
      for (const time of [noon, minutes(1), hours(2), hours(2.1)]) await run(time)
      expect(received()).toEqual([idOf(1), `${idOf(1)}-confirmation`])
      expect(log.error.mock.calls).toEqual([unsent(0, `RCPT TO: ${answer.slice(0, 9)}`)])
      expect(logged()).not.toContain('ada0')
      delete server.refuse.recipient
      await run(hours(3))
      expect(received().slice(2)).toEqual([idOf(0), `${idOf(0)}-confirmation`, idOf(2), `${idOf(2)}-confirmation`])
    },
  )

  it('that rejects a visitor’s address is not tried again, and nothing is logged', async () => {
    server.refuse.recipient = (address) => (address.startsWith('ada') ? '550 5.1.1 unknown' : undefined)
    add(enquiry(0))
    for (const time of [noon, minutes(1), hours(2)]) await run(time)
    expect(received()).toEqual([idOf(0)])
    expect(logged()).toBe('[[],[]]')
  })

  it('that permanently rejects one text gets the next, and an error is logged', async () => {
    server.refuse.message = (raw) => (raw.includes('Buy now') ? '554 5.7.1 spam: Buy now' : undefined)
    add(enquiry(0, { message: 'Buy now' }), enquiry(1))
    for (const now of [noon, minutes(1)]) await run(now)
    expect(received()).toEqual([idOf(1), `${idOf(1)}-confirmation`])
    expect(log.error.mock.calls).toEqual([refused(0, 'DATA: 554 5.7.1')])
  })

  it('that postpones one text gets the next after an hour, and the text is given up after a day', async () => {
    server.refuse.message = (raw) => (raw.includes('Buy now') ? '451 4.7.1 spam: Buy now' : undefined)
    add(enquiry(0, { message: 'Buy now' }), enquiry(1))
    for (const now of [noon, minutes(59)]) await run(now)
    expect(received()).toEqual([])
    for (const now of [minutes(60), minutes(61)]) await run(now)
    expect(received()).toEqual([idOf(1), `${idOf(1)}-confirmation`])
    for (const now of [minutes(75), hours(24), hours(25)]) await run(now)
    const reason = 'DATA: 451 4.7.1'
    expect(log.error.mock.calls).toEqual([unsent(0, reason), refused(0, reason)])
    expect(received()).toHaveLength(2)
  })

  it.each(['452 4.3.1 disk full', '421 4.7.0 closing'])(
    'that answers %s to a text gets no other text',
    async (answer) => {
      server.refuse.message = () => answer
      add(...[0, 1, 2, 3, 4].map((index) => enquiry(index)))
      for (const now of [noon, hours(2), hours(30)]) await run(now)
      expect(log.error.mock.calls).toHaveLength(2)
      delete server.refuse.message
      await run(hours(31))
      expect(received()).toEqual([0, 1, 2, 3, 4].map(idOf))
    },
  )

  it('that stops responding after an email gets it again, under the same Message-ID', async () => {
    const deaf = await smtpServer({ onData: (stream) => void stream.resume() })
    add(enquiry(0))
    await run(noon, { url: deaf.url, timeout: 2000 })
    await deaf.close()
    await run(minutes(1))
    expect(received()).toEqual([idOf(0), `${idOf(0)}-confirmation`])
  })
})

describe('a run', () => {
  it('that is cut off before it saves its state leads to a second email, but not to a second confirmation', async () => {
    add(enquiry(0))
    await run(minutes(-5))
    const store = { ...firestoreStore(firestore), writeState: () => Promise.reject(new Error('cut')) }
    await expect(run(noon, { store })).rejects.toThrow('cut')
    for (const time of [minutes(1), minutes(2)]) await run(time)
    expect(received()).toEqual([idOf(0), idOf(0), `${idOf(0)}-confirmation`])
  })

  it.each([true, false])(
    'ends after its first email if another run is sending; the first runs ever: %s',
    async (isFirst) => {
      if (!isFirst) await run(minutes(-5))
      add(enquiry(0), enquiry(1), enquiry(2))
      const runs = await Promise.allSettled([run(), run()])
      expect(runs.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      await run(minutes(1))
      const toArea = received().filter((id) => !id.endsWith('-confirmation'))
      expect(toArea.length).toBeLessThanOrEqual(4)
      expect(new Set(toArea).size).toBe(3)
      expect(received().filter((id) => id.endsWith('-confirmation'))).toHaveLength(3)
    },
  )

  it('starts no email after 40 seconds, when the next run starts', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    add(...[0, 1, 2, 3, 4].map((index) => enquiry(index, { email: '' })))
    const sent: Mail[] = []
    const send = async (mail: Mail) => void (sent.push(mail) && vi.setSystemTime(Date.now() + 15_000))
    await sendMails(firestoreStore(firestore), send, settings, log, noon)
    vi.useRealTimers()
    expect(sent).toHaveLength(3)
    sent.push(...(await collect(minutes(1))))
    expect(idsOf(sent)).toEqual([0, 1, 2, 3, 4].map(idOf))
  })

  it.each([
    { areas: { builders: { since: 'yesterday', done: [], count: 0, day: '2026-11-22' } } },
    { areas: { design: null } },
    { confirmed: {} },
    { failing: { server: {} } },
    { failing: null },
  ])('with the damaged state %j sends nothing', async (damaged) => {
    firestore.documents.set('mails/state', damaged)
    add(enquiry(0))
    await expect(run()).rejects.toThrow('OPERATIONS.md')
    expect(received()).toEqual([])
  })
})

describe('a thousand enquiries', () => {
  const perSecond = (index: number) => ({ createdAt: new Date(noon.getTime() + index * 1000).toISOString() })
  const midnight = (minute: number) => minutes(12 * 60 + minute)

  it('lead to a day’s emails, and one digest of the rest', async () => {
    for (let index = 0; index < 1000; index++)
      add(enquiry(index, { ...perSecond(index), message: `Buy ${index % 7}`, name: 'Spam' }))
    add(enquiry(1000, { ...perSecond(1000), name: 'Bea', message: 'Two rooms.' }))
    add(enquiry(1001, { ...perSecond(1001), name: 'Cy', service: 'design' }))
    // Exactly the day's emails: nothing is left for a digest.
    const exact = { service: 'interiors', name: 'Di' }
    for (let index = 2000; index < 2000 + maxMailsPerDay; index++)
      add(enquiry(index, { ...perSecond(index), ...exact }))
    const sent = await collect(minutes(6), minutes(30), minutes(60))
    expect(toAreas(sent)).toHaveLength(2 * maxMailsPerDay + 1)
    expect(sent.map(({ subject }) => subject)).toContain('Enquiry for Sovran Design: Cy')
    const lasts = sent.filter(({ text }) => text.includes('this is the last one'))
    expect(lasts.map(({ subject }) => subject)).toEqual([
      'Enquiry for Sovran Builders: Spam',
      'Enquiry for Sovran Interiors: Di',
    ])
    expect(JSON.stringify(state()).length).toBeLessThan(10_000)

    // An enquiry from before midnight becomes readable after it.
    await collect(midnight(5))
    add(enquiry(1002, { createdAt: midnight(-0.1).toISOString(), name: 'Eva' }))
    await run(midnight(10), { url: 'smtp://127.0.0.1:1' })
    const [digest, ...others] = await collect(midnight(11), midnight(30), hours(13))
    expect(others).toEqual([])
    expect(digest).toMatchObject({
      subject: '952 more enquiries for Sovran Builders on 2026-11-22',
      to: { address: 'builders@example.org' },
    })
    expect(digest?.text).toMatch(/Bea[\s\S]*Two rooms[\s\S]*Eva/)
    expect(digest?.text.split('Buy')).toHaveLength(8)
    add(enquiry(1003, { createdAt: hours(14).toISOString() }))
    expect(await collect(hours(14.1))).toHaveLength(2)
  })

  it.each([
    ['554 5.7.1 spam', ['words', 'references'], /^2026-11-22 12:01 {2}Notify00000000000060$/m],
    ['451 4.7.1 later', ['words', 'words'], /Ada 60/],
  ])('get a second digest after the response %s', async (answer, kinds, expected) => {
    const digests: Mail[] = []
    let isRefusing = true
    const send = async (mail: Mail) => {
      if (!mail.messageId.startsWith('<digest-')) return
      digests.push(mail)
      if (!isRefusing) return
      isRefusing = false
      return { of: 'text', reason: answer, isPermanent: answer.startsWith('5') } as const
    }
    for (let index = 0; index < 100; index++) add(enquiry(index, perSecond(index)))
    for (const now of [minutes(30), midnight(11), midnight(12), midnight(13)])
      await sendMails(firestoreStore(firestore), send, settings, log, now)
    expect(digests.map(({ messageId }) => messageId)).toEqual(
      kinds.map((kind) => `<digest-${kind}-builders-2026-11-22@www.example.org>`),
    )
    expect(digests[1]?.text).toMatch(expected)
  })

  it.each([
    ['2026-03-28', '2026-03-29T00:09Z', '2026-03-29T00:11Z'],
    ['2026-03-29', '2026-03-29T23:09Z', '2026-03-29T23:11Z'],
    ['2026-10-24', '2026-10-24T23:09Z', '2026-10-24T23:11Z'],
    ['2026-10-25', '2026-10-26T00:09Z', '2026-10-26T00:11Z'],
  ])('of %s are in a digest after midnight in London, when the clocks change', async (day, before, after) => {
    for (let index = 0; index < 60; index++)
      add(enquiry(index, { createdAt: new Date(Date.parse(`${day}T12:00Z`) + index).toISOString() }))
    await collect(new Date(`${day}T12:30Z`))
    expect(await collect(new Date(before))).toEqual([])
    expect((await collect(new Date(after))).map(({ subject }) => subject)).toEqual([
      `10 more enquiries for Sovran Builders on ${day}`,
    ])
  })
})

it('a visitor’s input stays in its line and its part', async () => {
  const nasty = 'x\r\nBcc: eve@example.org\r\n\r\n.\r\nRCPT TO:<eve@example.org>\r\n'
  add(enquiry(0, { name: `=?utf-8?q?Bcc?= “Ada” ${nasty}`, phone: nasty, message: `${nasty}\n.\n\u001b[2J` }))
  await run()
  expect(server.received.map((mail) => mail.to)).toEqual(['builders@example.org', 'ada0@example.org'])
  const [head = ''] = server.received[0]?.raw.split('\r\n\r\n') ?? []
  const names = head.split(/\r\n(?!\s)/).map((line) => line.replace(/:.*/s, ''))
  const encoding = ['Content-Transfer-Encoding', 'Date', 'MIME-Version', 'Content-Type']
  expect(names.sort()).toEqual(['From', 'To', 'Reply-To', 'Subject', 'Message-ID', ...encoding].sort())
})

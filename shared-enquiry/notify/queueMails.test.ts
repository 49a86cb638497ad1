import { describe, expect, it } from 'vitest'
import type { StoredEnquiry } from '../src/schema.ts'
import type { MailStore } from './MailStore.ts'
import { mostMails, queueDigests, queueMails, queueMissed } from './queueMails.ts'
import { retryMails } from './retryMails.ts'
import { runMailJobs } from './runMailJobs.ts'
import { extension, memoryStore } from './testing/memoryStore.ts'

const settings = {
  addresses: { builders: 'builders@example.org', design: 'design@example.org', interiors: 'interiors@example.org' },
  origin: 'https://www.example.org',
}

const enquiry = (index: number, changes: Partial<StoredEnquiry> = {}): StoredEnquiry => ({
  id: `Notify${String(index).padStart(14, '0')}`,
  createdAt: '2026-11-22T09:30:00.123Z',
  service: 'builders',
  name: `Ada ${index}`,
  email: `ada${index}@example.org`,
  phone: '',
  message: 'One wall.',
  ...changes,
})

/** Writes that the store refuses. */
const refused: MailStore['runTransaction'] = () => Promise.reject(new Error('no'))

const noon = new Date('2026-11-22T12:00:00Z')
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
const midnight = new Date('2026-11-23T00:30:00Z')

function filledStore() {
  const store = memoryStore()
  /** An enquiry that comes in: it is stored, and its event arrives. */
  const add = async (one: StoredEnquiry, now = noon) => {
    await store.doc(`contactSubmissions/${one.id}`).set({ ...one, createdAt: new Date(one.createdAt) })
    await queueMails(store, one, settings, now)
  }
  const mails = (part = '') =>
    [...store.documents.keys()].filter((path) => path.startsWith('mail/') && path.includes(part))
  const text = (path: string) => (store.documents.get(path)?.message as { text: string } | undefined)?.text ?? ''
  return { ...store, store, add, mails, text }
}

describe('the mails of an enquiry', () => {
  it('are queued once, however often its event is delivered', async () => {
    const { add, mails } = filledStore()
    for (let delivery = 0; delivery < 2; delivery++) await add(enquiry(0))
    const [first, second, ...others] = mails()
    expect(first).toBe('mail/Notify00000000000000-area')
    expect(second).toMatch(/^mail\/confirmation-[0-9a-f]{32}-2026-11-22$/)
    expect(others).toEqual([])
  })

  it.each([
    ['ada@example.org', ' ADA@example.org '],
    ['ada@example.org', 'ada+1@example.org', 'Ada+a+b@EXAMPLE.org'],
    ['ada.byron@gmail.com', 'adabyron+x@gmail.com', 'A.d.a.b.y.r.o.n@googlemail.com'],
    ['ada@bücher.example.org', 'ada@xn--bcher-kva.example.org', 'ada@bu\u0308cher.example.org'],
  ])('hold one confirmation a day for a mailbox: %s', async (email, ...others) => {
    const { add, mails } = filledStore()
    for (const [index, one] of [email, ...others].entries()) await add(enquiry(index, { email: one }))
    expect(mails('confirmation')).toHaveLength(1)
    await add(enquiry(8, { email, createdAt: '2026-11-23T00:00:00.000Z' }))
    await add(enquiry(9, { email: `b${email}` }))
    expect(mails('-area')).toHaveLength(others.length + 3)
    expect(mails('confirmation')).toHaveLength(3)
    expect(mails().join()).not.toContain('ada')
  })

  it('are none for a service that nobody offers', async () => {
    const { add, mails } = filledStore()
    for (const service of ['', 'gardens', 'toString']) await add(enquiry(0, { service }))
    expect(mails()).toEqual([])
  })

  it('are queued later if the store fails now', async () => {
    const { store, add, mails } = filledStore()
    const full: MailStore = { ...store, runTransaction: refused }
    for (let attempt = 0; attempt < 60; attempt++)
      await expect(queueMails(full, enquiry(0), settings, noon)).rejects.toThrow('no')
    // No attempt has counted as a mail.
    for (let index = 0; index < mostMails; index++) await add(enquiry(index))
    expect(mails('-area')).toHaveLength(mostMails)
  })

  it('are counted one by one where many come at once', async () => {
    const { add, mails, text } = filledStore()
    await Promise.all(Array.from({ length: mostMails + 5 }, (_, index) => add(enquiry(index))))
    expect(mails('-area')).toHaveLength(mostMails)
    expect(mails('-area').filter((path) => text(path).includes('limit of emails is reached'))).toHaveLength(1)
  })

  it('are queued although another job fails, which is said', async () => {
    const { store, add, mails } = filledStore()
    for (let index = 0; index <= mostMails; index++) await add(enquiry(index))
    const broken: MailStore = {
      ...store,
      collection: (name) =>
        name === 'mail'
          ? {
              ...store.collection(name),
              where: () => {
                throw new Error('no index')
              },
            }
          : store.collection(name),
    }
    await expect(runMailJobs(broken, settings, () => {}, midnight)).rejects.toThrow('retryMails: no index')
    expect(mails('digest')).toHaveLength(1)
  })

  it('are queued after two days without the function', async () => {
    const { store, add, mails } = filledStore()
    await add(enquiry(0))
    await queueMissed(store, settings, later(0))
    for (let index = 1; index <= 60; index++)
      await store.doc(`contactSubmissions/missed${index}`).set({ ...enquiry(index), createdAt: later(1) })
    for (let run = 0; run < 2; run++) await queueMissed(store, settings, later(49))
    expect(mails('-area')).toHaveLength(1 + mostMails)
    await queueDigests(store, settings, later(72))
    expect(mails('digest')).toEqual(['mail/digest-builders-2026-11-24'])
  })
})

describe('a thousand posts by a program', () => {
  it('are a day’s mails and one digest of the rest', async () => {
    const { store, documents, add, mails, text } = filledStore()
    for (let index = 0; index < 1000; index++) await add(enquiry(index, { message: `Buy ${index % 7}`, name: 'Spam' }))
    await add(enquiry(1000, { name: 'Bea', message: 'Two rooms.' }))
    await add(enquiry(1001, { name: 'Cy', service: 'design' }))
    expect(mails('-area')).toHaveLength(mostMails + 1)
    expect(text(mails('-area')[mostMails - 1] ?? '')).toContain('limit of emails is reached')
    expect(mails('confirmation').length).toBeLessThanOrEqual(mostMails + 1)
    await queueDigests(store, settings, new Date('2026-11-23T00:10:00Z'))
    expect(mails('digest')).toEqual([])
    for (let run = 0; run < 2; run++) await queueDigests(store, settings, midnight)
    expect(mails('digest')).toEqual(['mail/digest-builders-2026-11-22'])
    expect(documents.get('mail/digest-builders-2026-11-22')?.to).toBe('builders@example.org')
    expect(text('mail/digest-builders-2026-11-22')).toMatch(/951 more enquiries[\s\S]*Bea[\s\S]*Two rooms/)
    expect(text('mail/digest-builders-2026-11-22').split('Buy')).toHaveLength(8)
    await add(enquiry(1002), midnight)
    expect(mails('Notify00000000001002-area')).toHaveLength(1)
  })

  it('get their digest later if it fails now', async () => {
    const { store, documents, add, mails } = filledStore()
    for (const service of ['builders', 'design'] as const)
      for (let index = 0; index <= mostMails; index++) await add(enquiry(index, { service, id: `${service}${index}` }))
    const full: MailStore = { ...store, runTransaction: refused }
    await expect(queueDigests(full, settings, midnight)).rejects.toThrow('no')
    expect(mails('digest')).toEqual([])
    await queueDigests(store, settings, later(20 * 24))
    expect(mails('digest')).toHaveLength(2)
    expect(documents.get('mail/digest-builders-2026-11-22')?.to).toBe('builders@example.org')
  })
})

describe('mails that are not sent', () => {
  it('are retried until mail recovers, and logged meanwhile', async () => {
    const { store, add } = filledStore()
    const { run, sent } = extension(store)
    const heard: number[] = []
    await add(enquiry(0))
    run(false, noon)
    for (const hours of [0.5, 1, 1.5, 2, 2.5]) {
      heard.push((await retryMails(store, later(hours))).length)
      run(hours > 1, later(hours))
    }
    expect(heard).toEqual([0, 0, 1, 0, 0])
    expect(sent).toHaveLength(2)
  })

  it('are not retried for ever; a mistyped address troubles nobody', async () => {
    const { store, add, documents } = filledStore()
    const { run } = extension(store)
    await add(enquiry(0))
    run(false, noon)
    let unsent = await retryMails(store, later(0.5))
    for (let hours = 1; hours < 96; hours += 0.5) {
      run(false, later(hours))
      unsent = await retryMails(store, later(hours))
    }
    expect(unsent).toEqual([{ id: 'Notify00000000000000-area', retries: 9, error: 'Error: Invalid login: 535' }])
    const [confirmation] = [...documents.keys()].filter((path) => path.includes('confirmation'))
    expect(documents.get(confirmation ?? '')?.retries).toBe(4)
    expect(await retryMails(store, later(97))).toEqual([])
  })

  it('are logged where the extension missed or dropped them', async () => {
    const { store, add, documents } = filledStore()
    await add(enquiry(0))
    expect(await retryMails(store, later(0.5))).toEqual([])
    expect((await retryMails(store, later(1.5))).map(({ error }) => error)).toContain('The extension has not sent it.')
    const path = 'mail/Notify00000000000000-area'
    const delivery = { state: 'PROCESSING', leaseExpireTime: { toDate: () => noon } }
    documents.set(path, { ...documents.get(path), delivery })
    await retryMails(store, later(2))
    expect(documents.get(path)?.delivery).toMatchObject({ state: 'RETRY' })
  })
})

import { type Service, type StoredEnquiry, services } from '../src/schema.ts'
import type { MailStore } from './MailStore.ts'
import { confirmationOf, digestEntry, digestOf, mailToArea, storedEnquiry, wordsOf } from './mails.ts'
import type { Settings } from './settings.ts'

// The collection `notified` holds a note of each enquiry, the count of each day, and how far `queueMissed` has come.

/** The mails that an area gets in a day (UTC). What is above comes in one digest: a program may send thousands. */
export const mostMails = 50

/** How long an event may be under way, in ms. */
const underWay = 20 * 60_000

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/**
 * Queues the mails of an enquiry for the extension, or notes it for the digest, all in one transaction: called again for the
 * same enquiry, as when its event is delivered twice, it does nothing, an attempt that fails counts nothing, and those of
 * `notify` and `queueMissed` at the same time count each other. Rejects where the store does, so that the event comes again.
 */
export async function queueMails(store: MailStore, enquiry: StoredEnquiry, settings: Settings, now = new Date()) {
  const area = services.find((known) => known === enquiry.service)
  if (!area) return
  const day = `${area}-${dayOf(now)}`
  const noted = store.doc(`notified/${enquiry.id}`)
  const counted = store.doc(`notified/${day}`)
  const confirmation = confirmationOf(enquiry, area, settings)
  await store.runTransaction(async (transaction) => {
    if ((await transaction.get(noted)).data()) return
    const count = Number((await transaction.get(counted)).get('count') ?? 0) + 1
    const confirmed = confirmation && store.doc(`mail/${confirmation.id}`)
    const isConfirmed = confirmed && (await transaction.get(confirmed)).data()
    const isAbove = count > mostMails
    transaction.set(counted, { count, queuedAt: now, ...(isAbove && { area, due: dayOf(now) }) })
    transaction.set(noted, { queuedAt: now, ...(isAbove && { digest: day }) })
    if (isAbove) return
    const mail = mailToArea(enquiry, area, settings, count === mostMails)
    transaction.set(store.doc(`mail/${enquiry.id}-area`), { ...mail, queuedAt: now })
    if (confirmed && !isConfirmed) transaction.set(confirmed, { ...confirmation.mail, queuedAt: now })
  })
}

/**
 * Queues the mails of the enquiries whose event has never come: Firebase delivers an event for a day, and the function may
 * be out of order for longer. Looks at each enquiry once; the first time at those of the last day.
 */
export async function queueMissed(store: MailStore, settings: Settings, now = new Date()) {
  const place = store.doc('notified/looked-at')
  const from = (await place.get()).get('until') ?? new Date(now.getTime() - 24 * 3_600_000)
  const to = new Date(now.getTime() - underWay)
  const created = store.collection('contactSubmissions').where('createdAt', '>', from).where('createdAt', '<', to)
  const { docs } = await created.limit(500).get()
  for (const one of docs) await queueMails(store, storedEnquiry(one.id, one.data()), settings, now)
  await place.set({ until: docs.at(-1)?.get('createdAt') ?? from, queuedAt: now })
}

/** Queues the digests that are due: of each day that is over, and has none yet. */
export async function queueDigests(store: MailStore, settings: Settings, now = new Date()) {
  const today = dayOf(new Date(now.getTime() - underWay))
  const { docs } = await store.collection('notified').where('due', '<', today).get()
  for (const day of docs) {
    const area = day.get('area') as Service
    const { docs: notes } = await store.collection('notified').where('digest', '==', day.id).get()
    const entries = new Map<string, string>()
    // One by one: ten thousand long messages would not fit into the function's memory.
    for (const { id } of notes) {
      const enquiry = storedEnquiry(id, (await store.doc(`contactSubmissions/${id}`).get()).data())
      entries.set(wordsOf(enquiry), digestEntry(enquiry))
    }
    const digest = digestOf([...entries.values()], notes.length, area, String(day.get('due')), settings)
    await store.runTransaction(async (transaction) => {
      transaction.set(store.doc(`mail/digest-${day.id}`), { ...digest, queuedAt: now })
      transaction.set(day.ref, { queuedAt: now })
    })
  }
}

import { type Service, type StoredEnquiry, services } from '../src/schema.ts'
import type { MailStore } from './MailStore.ts'
import { confirmationOf, digestEntry, digestOf, enquiryIn, mailToArea, wordsOf } from './mails.ts'
import type { Settings } from './settings.ts'

// The collection `notified` holds a note of each enquiry, the count of each day, and how far `queueMissed` has come.

/** The mails that an area gets in a day (UTC). What is above comes in one digest: a program may send thousands. */
export const mostMails = 50

/** How long an event may be under way, in ms. */
const underWay = 20 * 60_000

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/**
 * Queues the mails of an enquiry for the extension, or notes it for the digest, all in one write: called again for the same
 * enquiry, as when its event is delivered twice, it does nothing, and an attempt that fails counts nothing. Rejects where
 * the store does, so that the event comes again.
 */
export async function queueMails(store: MailStore, enquiry: StoredEnquiry, settings: Settings, now = new Date()) {
  const area = services.find((known) => known === enquiry.service)
  const noted = store.doc(`notified/${enquiry.id}`)
  if (!area || (await noted.get()).data()) return
  const day = `${area}-${dayOf(now)}`
  const counted = store.doc(`notified/${day}`)
  const count = Number((await counted.get()).get('count') ?? 0) + 1
  const isAbove = count > mostMails
  const batch = store.batch()
  batch.set(counted, { count, queuedAt: now, ...(isAbove && { area, due: dayOf(now) }) })
  batch.set(noted, { queuedAt: now, ...(isAbove && { digest: day }) })
  const queue = (id: string, mail: object) => batch.set(store.doc(`mail/${id}`), { ...mail, queuedAt: now })
  const confirmation = confirmationOf(enquiry, area, settings)
  if (!isAbove) {
    queue(`${enquiry.id}-area`, mailToArea(enquiry, area, settings, count === mostMails))
    const isConfirmed = confirmation && (await store.doc(`mail/${confirmation.id}`).get()).data()
    if (confirmation && !isConfirmed) queue(confirmation.id, confirmation.mail)
  }
  await batch.commit()
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
  for (const one of docs) await queueMails(store, enquiryIn(one.id, one.data()), settings, now)
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
      const enquiry = enquiryIn(id, (await store.doc(`contactSubmissions/${id}`).get()).data())
      entries.set(wordsOf(enquiry), digestEntry(enquiry))
    }
    const digest = digestOf([...entries.values()], notes.length, area, String(day.get('due')), settings)
    const batch = store.batch()
    batch.set(store.doc(`mail/digest-${day.id}`), { ...digest, queuedAt: now })
    batch.set(day.ref, { queuedAt: now })
    await batch.commit()
  }
}

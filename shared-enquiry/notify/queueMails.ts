import { type Service, type StoredEnquiry, services } from '../src/schema.ts'
import type { MailStore } from './MailStore.ts'
import { confirmationOf, digestOf, enquiryIn, mailToArea, wordsOf } from './mails.ts'
import type { Settings } from './settings.ts'

// The collection `notified` holds a note of each enquiry, the counts of each day, and how far `queueMissed` has come.

/** The mails that an area gets in a day (UTC). What is above comes in one digest: a program may send thousands. */
export const mostMails = 50

/** The confirmations in a day for the same words. Honest visitors do not send theirs more often. */
const mostConfirmed = 3

/** How long an event may be under way, in ms. */
const underWay = 20 * 60_000

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** Queues a mail for the extension. One that is there already stays as it is. */
const queue = (store: MailStore, id: string, mail: object, queuedAt: Date) =>
  store
    .doc(`mail/${id}`)
    .create({ ...mail, queuedAt })
    .catch((error) => {
      // It exists: https://grpc.github.io/grpc/core/md_doc_statuscodes.html
      if (error.code !== 6) throw error
    })

/** Does all, even where one fails; then throws the first error. */
async function doAll<T>(items: Iterable<T>, run: (item: T) => Promise<unknown>) {
  const errors: unknown[] = []
  for (const item of items) await run(item).catch((error) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}

/**
 * The note of an enquiry: `count` and `said` are its numbers among the day's for its area, and among the day's of the same
 * words. Made at the first attempt, in one write with the counts: an attempt that fails later counts nothing twice.
 */
async function noteOf(store: MailStore, enquiry: StoredEnquiry, area: Service, now: Date) {
  const noted = store.doc(`notified/${enquiry.id}`)
  const found = (await noted.get()).data()
  if (found) return found
  const [day, words] = [`${area}-${dayOf(now)}`, `${wordsOf(enquiry)}-${dayOf(now)}`].map((id) => ({
    id,
    place: store.doc(`notified/${id}`),
  })) as [Counted, Counted]
  const countIn = async ({ place }: Counted) => Number((await place.get()).get('count') ?? 0) + 1
  const [count, said] = [await countIn(day), await countIn(words)]
  const isAbove = count > mostMails
  const note = { count, said, isOpen: !isAbove, ...(isAbove && { digest: day.id }) }
  const batch = store.batch()
  batch.set(day.place, { count, queuedAt: now, ...(isAbove && { area, due: dayOf(now) }) })
  batch.set(words.place, { count: said, queuedAt: now })
  batch.set(noted, { ...note, queuedAt: now })
  await batch.commit()
  return note
}

interface Counted {
  id: string
  place: ReturnType<MailStore['doc']>
}

/**
 * Queues the mails of an enquiry, or notes it for the digest. Called again for the same enquiry, as when its event is
 * delivered twice, it sends nothing twice. Rejects where the store does, so that the event comes again.
 */
export async function queueMails(store: MailStore, enquiry: StoredEnquiry, settings: Settings, now = new Date()) {
  const area = services.find((known) => known === enquiry.service)
  if (!area) return
  const { isOpen, count, said } = await noteOf(store, enquiry, area, now)
  if (!isOpen) return
  await queue(store, `${enquiry.id}-area`, mailToArea(enquiry, area, settings, count === mostMails), now)
  const confirmation = confirmationOf(enquiry, area, settings)
  if (confirmation && Number(said) <= mostConfirmed) await queue(store, confirmation.id, confirmation.mail, now)
  await store.doc(`notified/${enquiry.id}`).update({ isOpen: false })
}

/**
 * Queues the mails of the enquiries whose event has never come: Firebase delivers an event for a day, and the function may
 * be out of order for longer. Looks at each enquiry once; the first time at those of the last day.
 */
export async function queueMissed(store: MailStore, settings: Settings, now = new Date()) {
  const place = store.doc('notified/looked-at')
  const from = (await place.get()).get('until') ?? new Date(now.getTime() - 24 * 3_600_000)
  const { docs } = await store
    .collection('contactSubmissions')
    .where('createdAt', '>', from)
    .orderBy('createdAt')
    .limit(500)
    .get()
  const found = docs
    .map((one) => ({ at: one.get('createdAt'), enquiry: enquiryIn(one.id, one.data()) }))
    .filter(({ enquiry }) => Date.parse(enquiry.createdAt) < now.getTime() - underWay)
  await doAll(found, ({ enquiry }) => queueMails(store, enquiry, settings, now))
  await place.set({ until: found.at(-1)?.at ?? from, queuedAt: now })
}

/** Queues the digests that are due: of each day that is over, and has none yet. */
export async function queueDigests(store: MailStore, settings: Settings, now = new Date()) {
  const today = dayOf(new Date(now.getTime() - underWay))
  const { docs } = await store.collection('notified').where('due', '<', today).get()
  await doAll(docs, async (day) => {
    const area = day.get('area') as Service
    const { docs: notes } = await store.collection('notified').where('digest', '==', day.id).get()
    const enquiries: StoredEnquiry[] = []
    // A digest cuts a long message. Ten thousand whole ones would not fit into the function's memory.
    for (let first = 0; first < notes.length; first += 200) {
      const some = notes.slice(first, first + 200).map((note) => store.doc(`contactSubmissions/${note.id}`).get())
      for (const one of await Promise.all(some)) {
        const enquiry = enquiryIn(one.id, one.data())
        enquiries.push({ ...enquiry, message: enquiry.message.slice(0, 2000) })
      }
    }
    const digest = digestOf(enquiries, area, String(day.get('due')), settings.addresses[area])
    await queue(store, `digest-${day.id}`, digest, now)
    await day.ref.update({ due: null })
  })
}

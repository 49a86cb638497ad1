import { type StoredEnquiry, services } from '../src/schema.ts'
import type { MailStore } from './MailStore.ts'
import { confirmationOf, digestOf, enquiryIn, mailToArea, wordsOf } from './mails.ts'
import type { Settings } from './settings.ts'

/** The mails that an area gets in a day (UTC). What is above comes in one digest: a program may send thousands. */
export const mostMails = 50

/** The confirmations in a day for the same words. Honest visitors do not send theirs more often. */
const mostConfirmed = 3

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

const countIn = async (store: MailStore, id: string) =>
  Number((await store.doc(`notified/${id}`).get()).get('count') ?? 0)

/** Counts one more of something, and returns how many there are now. */
async function counted(store: MailStore, id: string, queuedAt: Date) {
  const count = (await countIn(store, id)) + 1
  await store.doc(`notified/${id}`).set({ count, queuedAt })
  return count
}

/**
 * Queues the mails of an enquiry, or notes it for the digest. Called again for the same enquiry, as when its event is
 * delivered twice, it sends nothing twice. Rejects where the store does, so that the event comes again.
 */
export async function queueMails(store: MailStore, enquiry: StoredEnquiry, settings: Settings, now = new Date()) {
  const area = services.find((known) => known === enquiry.service)
  const noted = store.doc(`notified/${enquiry.id}`)
  if (!area || (await noted.get()).data()) return
  const digest = `${area}-${dayOf(now)}`
  const count = await counted(store, digest, now)
  const said = await counted(store, `${wordsOf(enquiry)}-${dayOf(now)}`, now)
  if (count <= mostMails) {
    await queue(store, `${enquiry.id}-area`, mailToArea(enquiry, area, settings, count === mostMails), now)
    const confirmation = confirmationOf(enquiry, area, settings)
    if (confirmation && said <= mostConfirmed) await queue(store, confirmation.id, confirmation.mail, now)
  }
  await noted.set({ queuedAt: now, ...(count > mostMails && { digest }) })
}

/** Queues the digests of the last day that has been over for twenty minutes: then none of its events is under way. */
export async function queueDigests(store: MailStore, settings: Settings, now = new Date()) {
  const day = dayOf(new Date(now.getTime() - (24 * 60 + 20) * 60_000))
  for (const area of services) {
    const id = `digest-${area}-${day}`
    const count = (await countIn(store, `${area}-${day}`)) - mostMails
    if (count <= 0 || (await store.doc(`mail/${id}`).get()).data()) continue
    const { docs } = await store.collection('notified').where('digest', '==', `${area}-${day}`).get()
    const above = docs.slice(0, 3000).map((note) => store.doc(`contactSubmissions/${note.id}`).get())
    const enquiries = (await Promise.all(above)).map((one) => enquiryIn(one.id, one.data()))
    await queue(store, id, digestOf(enquiries, count, area, day, settings.addresses[area]), now)
  }
}

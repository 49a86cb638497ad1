import { type Service, type StoredEnquiry, services } from '../src/schema.ts'
import type { MailStore } from './FirestoreClient.ts'
import { type MailLog, MailServerFails, mailAttempts, type Send } from './mailAttempts.ts'
import { hour, londonDay, mailStateIn, minute } from './mailState.ts'
import { confirmationOf, digestEntry, digestOf, digestReference, mailboxHash, mailToArea, wordsOf } from './mails.ts'
import type { Settings } from './settings.ts'

/**
 * The most emails that an area receives in a day. One digest after midnight has the rest: spam may arrive in thousands.
 */
export const maxMailsPerDay = 50

/**
 * The delay, in ms, with which an enquiry may become readable after its own time: Firestore stores the time at which a
 * request arrives, and clocks differ. Each run reads this period again, and skips the ids that are done.
 */
const overlap = 10 * minute

/** The number of ids to keep: more than an area receives within the overlap, even around midnight. */
const maxDone = 4 * maxMailsPerDay

/** The most postponed texts that later emails may overtake. */
const maxPostponed = 3

/** The time, in ms, during which a run starts new emails: it ends before the next run starts. */
const runTime = 40_000

/** The age, in ms, beyond which a confirmation would only surprise its reader. */
const maxConfirmationAge = 4 * hour

/**
 * Sends the emails of the enquiries received since the last run: to the area at least once, then to the visitor at most
 * once. An unsent email stays in the queue. Logs an error if one waits for an hour, or if its text is refused. Rejects
 * if another run is sending too.
 */
export async function sendMails(store: MailStore, send: Send, settings: Settings, log: MailLog, now = new Date()) {
  const end = Date.now() + runTime
  const day = londonDay(now)
  const stored = await store.readState()
  const state = mailStateIn(stored, new Date(now.getTime() - 24 * hour), now)
  const { attempt, isPaused } = mailAttempts(send, state.failing, log, now)

  // Firestore returns keys in an order of its own.
  let saved = stored === undefined ? '' : JSON.stringify(state)
  async function save() {
    const next = JSON.stringify(state)
    if (next !== saved) await store.writeState(structuredClone(state))
    saved = next
  }

  /** Sends an area the digest of a past day, if it had more than its emails. Returns whether the day is complete. */
  async function sendDigest(area: Service): Promise<boolean> {
    const own = state.areas[area]
    const until = new Date(now.getTime() - overlap)
    if (isPaused(area) || londonDay(until) <= own.day) return false
    const words = new Map<string, string>()
    const references: string[] = []
    let since = until.toISOString()
    for await (const enquiry of store.enquiries(new Date(own.since), until)) {
      if (londonDay(new Date(enquiry.createdAt)) > own.day) {
        since = enquiry.createdAt
        break
      }
      if (enquiry.service !== area || own.done.includes(enquiry.id)) continue
      words.set(wordsOf(enquiry), digestEntry(enquiry))
      references.push(digestReference(enquiry))
    }
    const lists = { words: [...words.values()], references }
    // A server may reject the text of spam, but hardly times and references.
    for (const kind of ['words', 'references'] as const) {
      if (references.length === 0) break
      const outcome = await attempt(digestOf(kind, lists[kind], references.length, area, own.day, settings), area)
      if (outcome === 'sent') break
      if (outcome !== 'refused') return false
    }
    own.since = since
    return true
  }

  /** Starts an area's new day. Returns whether the area can receive emails now. */
  async function beginDay(area: Service): Promise<boolean> {
    const own = state.areas[area]
    if (day > own.day) {
      if (own.count >= maxMailsPerDay && !(await sendDigest(area))) return false
      Object.assign(own, { count: 0, day })
      await save()
    }
    return own.count < maxMailsPerDay && !isPaused(area)
  }

  /** Sends both emails of an enquiry. Returns the outcome for the one to the area. */
  async function sendBoth(enquiry: StoredEnquiry, area: Service) {
    const own = state.areas[area]
    const isLast = own.count + 1 === maxMailsPerDay
    const outcome = await attempt(mailToArea(enquiry, area, settings, isLast), area)
    if (outcome === 'waiting' || outcome === 'postponed') return outcome
    own.count++
    own.done = [...own.done, enquiry.id].slice(-maxDone)
    const mailbox = mailboxHash(enquiry.email)
    const isNew = mailbox && !state.confirmed.includes(mailbox)
    const isTimely = now.getTime() - Date.parse(enquiry.createdAt) < maxConfirmationAge
    const confirmation = outcome === 'sent' && isNew && isTimely && confirmationOf(enquiry, area, settings)
    if (confirmation) state.confirmed.push(mailbox)
    // Before the confirmation: if the run crashes between the two, no confirmation is sent, rather than two.
    await save()
    if (confirmation) await send(confirmation)
    return outcome
  }

  /** Sends the emails of an area's enquiries, oldest first, until one must wait. */
  async function sendQueue(area: Service) {
    const own = state.areas[area]
    let postponed = 0
    for await (const enquiry of store.enquiries(new Date(own.since), now)) {
      if (Date.now() > end) return
      // A browser that got no response sends an enquiry again: its id stays the same, its time changes.
      if (enquiry.service === area && !own.done.includes(enquiry.id)) {
        const outcome = await sendBoth(enquiry, area)
        if (outcome === 'postponed') postponed++
        if (outcome === 'waiting' || postponed > maxPostponed || own.count >= maxMailsPerDay) return
      }
      // Postponed enquiries stay in the queue.
      if (postponed > 0) continue
      own.since = new Date(Math.max(Date.parse(own.since), Date.parse(enquiry.createdAt) - overlap)).toISOString()
    }
  }

  async function run() {
    if (isPaused('server')) return
    if (day > state.day) Object.assign(state, { confirmed: [], day })
    for (const area of services) if (await beginDay(area)) await sendQueue(area)
  }

  try {
    await run()
  } catch (error) {
    if (!(error instanceof MailServerFails)) throw error
  }
  await save()
}

import type { Ledger } from './sendOnce.ts'

/** How long an instance may take for one mail before another may try it, in ms. */
export const holdFor = 120_000
/** How long the ledger remembers a mail, in ms. No event is delivered again after that time. */
const rememberFor = 30 * 24 * 60 * 60 * 1000

interface Reference {
  set: (data: LedgerEntry) => Promise<unknown>
  delete: () => Promise<unknown>
}

/** The part of Firestore that the ledger uses; firebase-admin's fits it. */
export interface LedgerStore<R extends Reference = Reference> {
  doc: (path: string) => R
  runTransaction: <T>(
    work: (transaction: {
      get: (reference: R) => Promise<{ get: (field: string) => unknown }>
      set: (reference: R, data: LedgerEntry) => unknown
    }) => Promise<T>,
  ) => Promise<T>
}

interface LedgerEntry {
  state: 'sending' | 'sent'
  /** Until when the mail is reserved for the instance that sends it, in ms since 1970. */
  until: number
  /** For a TTL policy on the collection `mailLedger`. */
  expireAt: Date
}

/** A ledger in Firestore's collection `mailLedger`, shared by all instances of the function. */
export function firestoreLedger<R extends Reference>(store: LedgerStore<R>, now = Date.now): Ledger {
  const reference = (id: string) => store.doc(`mailLedger/${id}`)
  const entry = (state: LedgerEntry['state'], until: number): LedgerEntry => ({
    state,
    until,
    expireAt: new Date(now() + rememberFor),
  })
  return {
    claim: (id) =>
      store.runTransaction(async (transaction) => {
        const known = await transaction.get(reference(id))
        if (known.get('state') === 'sent') return 'sent'
        // An instance may die while it sends: the mail is held for it only until that moment.
        if (known.get('state') === 'sending' && Number(known.get('until')) > now()) return 'held'
        transaction.set(reference(id), entry('sending', now() + holdFor))
        return 'ours'
      }),
    settle: async (id) => void (await reference(id).set(entry('sent', 0))),
    release: async (id) => void (await reference(id).delete()),
  }
}

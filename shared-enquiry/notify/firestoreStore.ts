import { collection, type StoredEnquiry, textsBy } from '../src/schema.ts'
import type { FirestoreClient, MailStore } from './FirestoreClient.ts'

interface Snapshot {
  id: string
  data(): Readonly<Record<string, unknown>>
}

/** Converts a Firestore document to an enquiry. A missing field, or one of another type, becomes the empty string. */
function storedEnquiry({ id, data }: Snapshot, fields = data()): StoredEnquiry {
  const texts = Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'))
  const createdAt = (fields.createdAt as { toDate(): Date }).toDate().toISOString()
  return { ...textsBy(() => ''), service: '', ...texts, id, createdAt }
}

/** The enquiries in Firestore, and the state of their emails in the document `mails/state`. */
export function firestoreStore(firestore: FirestoreClient): MailStore {
  const document = firestore.doc('mails/state')
  let version: unknown
  return {
    async readState() {
      const found = await document.get()
      version = found.updateTime
      return found.data()
    },
    async writeState(state) {
      const write = version ? document.update(state, { lastUpdateTime: version } as never) : document.create(state)
      version = (await write).writeTime
    },
    async *enquiries(from, until) {
      // Firestore compares a timestamp only with timestamps: a document without one is not found.
      const found = firestore.collection(collection).where('createdAt', '>=', from).where('createdAt', '<=', until)
      for await (const snapshot of found.orderBy('createdAt').stream()) yield storedEnquiry(snapshot as Snapshot)
    },
  }
}

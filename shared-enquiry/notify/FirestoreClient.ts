import type { StoredEnquiry } from '../src/schema.ts'
import type { MailState } from './mailState.ts'

/** The enquiries, and the state of their emails. */
export interface MailStore {
  /** The stored state; undefined before the first run. */
  readState(): Promise<unknown>
  /** Rejects if another run has written the state since this run last read or wrote it. */
  writeState(state: MailState): Promise<void>
  /** The enquiries created from `from` to `until`, both included, oldest first. */
  enquiries(from: Date, until: Date): AsyncIterable<StoredEnquiry>
}

/**
 * The part of Firestore that `firestoreStore` uses. firebase-admin satisfies it, and is not installed for the tests.
 */
export interface FirestoreClient {
  doc(path: string): {
    get(): Promise<{ data(): object | undefined; updateTime?: unknown }>
    create(data: object): Promise<{ writeTime: unknown }>
    /** `condition` is `{ lastUpdateTime }`, of firebase-admin's type. */
    update(data: object, condition: never): Promise<{ writeTime: unknown }>
  }
  collection(path: string): FirestoreQuery
}

interface FirestoreQuery {
  where(field: string, is: '>=' | '<=', value: Date): FirestoreQuery
  orderBy(field: string): FirestoreQuery
  stream(): AsyncIterable<unknown>
}

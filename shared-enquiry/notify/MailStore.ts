// The part of Firestore that the mails need. firebase-admin fits it, and need not be installed for the tests.

export interface Snapshot {
  id: string
  ref: Place
  get(field: string): unknown
  data(): Readonly<Record<string, unknown>> | undefined
}

interface Place {
  get(): Promise<Snapshot>
  set(data: object): Promise<unknown>
  update(data: object): Promise<unknown>
}

export interface MailStore {
  doc(path: string): Place
  collection(path: string): Found
  /** Reads documents, then writes all or none. Runs again where somebody else has written what it has read. */
  runTransaction<T>(run: (transaction: Transaction) => Promise<T>): Promise<T>
}

interface Transaction {
  get(place: Place): Promise<Snapshot>
  set(place: Place, data: object): unknown
}

/** Documents, ordered by the field that is compared. */
interface Found {
  where(field: string, is: '==' | '>' | '<', value: unknown): Found
  limit(most: number): Found
  get(): Promise<{ docs: readonly Snapshot[] }>
}

import { enquiry, type Json } from './enquiry.ts'

/** A commit that is just inside or just outside of what the rules allow. */
export interface Attempt {
  title: string
  /** An earlier commit, which must be stored. */
  before?: readonly unknown[]
  writes: readonly unknown[]
  /** Whether all of it must be stored; otherwise none of it may be. */
  isStored: boolean
  /** The documents to look at. */
  ids: readonly string[]
  /** Set where the official emulator rightly answers otherwise, with the reason. */
  onlyHere?: string
  /** Set where the embedded store refuses what the rules allow, with the reason. */
  refusedHere?: string
}

/** Options of a case. */
export type More = Partial<Pick<Attempt, 'onlyHere' | 'refusedHere'>>

/** An id that no case stores anything under. */
export const twenty = 'd'.repeat(20)

/** The embedded store takes the form that the website sends, and no more of Firestore's protocol. */
export const unsent: More = { refusedHere: 'the website sends no such request' }

let count = 0
/** An id that no other case has, in whatever table. */
export const nextId = () => `Case${String(count++).padStart(16, '0')}`

/** An empty table, and the functions that add a case to it. */
export function newTable() {
  const all: Attempt[] = []
  const add = (isStored: boolean, title: string, writes: (id: string) => unknown[], more: More = {}) => {
    const id = nextId()
    all.push({ title, writes: writes(id), isStored, ids: [id], ...more })
  }
  const stored = (title: string, fields: Json, more: Json = {}, note: More = {}) =>
    add(true, title, (id) => [enquiry(id, fields, more)], note)
  const refused = (title: string, fields: Json, more: Json = {}, note: More = {}) =>
    add(false, title, (id) => [enquiry(id, fields, more)], note)
  /** A second write to a stored document. */
  const again = (isStored: boolean, title: string, writes: (id: string) => unknown[], more: More = {}) => {
    const id = nextId()
    all.push({ title, before: [enquiry(id)], writes: writes(id), isStored, ids: [id], ...more })
  }
  return { all, add, stored, refused, again }
}

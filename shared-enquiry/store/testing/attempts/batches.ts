import { database } from '../../database.ts'
import { enquiry, named, text, without, words } from '../enquiry.ts'
import { type Attempt, type More, newTable, nextId, twenty } from './newTable.ts'

const { all, again } = newTable()

const atTheEnd = {
  onlyHere: 'Firestore judges a document that is written twice by its end; here that is refused outright',
}
again(false, 'deleted and written again', (id) => [{ delete: named(id) }, enquiry(id)], atTheEnd)

const batch = (isStored: boolean, title: string, writes: (a: string, b: string) => unknown[], more: More = {}) => {
  const [a, b] = [nextId(), nextId()]
  all.push({ title: `batch: ${title}`, writes: writes(a, b), isStored, ids: [a, b], ...more })
}
batch(true, 'two enquiries', (a, b) => [enquiry(a), enquiry(b)])
batch(false, 'a good one and one without name', (a, b) => [enquiry(a), enquiry(b, without('name'))])
batch(false, 'one without name and a good one', (a, b) => [enquiry(a, without('name')), enquiry(b)])
batch(false, 'a good one and a delete', (a, b) => [enquiry(a), { delete: named(b) }])
batch(false, 'a good one and one elsewhere', (a) => [
  enquiry(a),
  { ...enquiry(a), update: { name: `${database}other/${twenty}`, fields: words } },
])
batch(false, 'a good one and one that must exist', (a, b) => [
  enquiry(a),
  enquiry(b, words, { currentDocument: { exists: true } }),
])
batch(
  false,
  'one enquiry twice in other words',
  (a) => [enquiry(a), enquiry(a, { ...words, name: text('other') })],
  atTheEnd,
)
again(false, 'batch: a resend and a good one and a bad one', (id) => [
  enquiry(id),
  enquiry('e'.repeat(20)),
  enquiry('f'.repeat(20), without('email')),
])

/** Commits of more than one write. */
export const batches: readonly Attempt[] = all

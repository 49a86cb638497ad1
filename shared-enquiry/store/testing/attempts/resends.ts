import { enquiry, named, text, without, words } from '../enquiry.ts'
import { type Attempt, newTable, unsent } from './newTable.ts'

const { all, add, again } = newTable()
const keys = Object.keys(words)

again(true, 'sent again with the same words', (id) => [enquiry(id)])
for (const key of keys)
  again(false, `sent again with another ${key}`, (id) => [
    enquiry(id, { ...words, [key]: text(key === 'service' ? 'builders' : 'other') }),
  ])
again(false, 'sent again with a space more', (id) => [enquiry(id, { ...words, name: text('Ada Byron ') })])
again(false, 'sent again in other letters', (id) => [enquiry(id, { ...words, name: text('ADA BYRON') })])
again(false, 'sent again with an emptied phone', (id) => [enquiry(id, { ...words, phone: text('') })])
again(false, 'sent again without phone', (id) => [enquiry(id, without('phone'))])
again(false, 'sent again with a key more', (id) => [enquiry(id, { ...words, note: text('x') })])
again(false, 'sent again without a time', (id) => [{ update: { name: named(id), fields: words } }])
again(false, 'sent again with a time by hand', (id) => [
  { update: { name: named(id), fields: { ...words, createdAt: { timestampValue: '2026-01-31T12:00:00Z' } } } },
])
again(true, 'sent again by mask', (id) => [enquiry(id, words, { updateMask: { fieldPaths: keys } })], unsent)
again(true, 'only the time moved', (id) => [enquiry(id, {}, { updateMask: { fieldPaths: [] } })], unsent)
again(false, 'a field removed by mask', (id) => [enquiry(id, {}, { updateMask: { fieldPaths: ['phone'] } })])
again(false, 'a field changed by mask', (id) => [
  enquiry(id, { message: text('other') }, { updateMask: { fieldPaths: ['message'] } }),
])
again(false, 'a field changed by mask without a time', (id) => [
  { update: { name: named(id), fields: { message: text('other') } }, updateMask: { fieldPaths: ['message'] } },
])
again(false, 'a field added by mask', (id) => [
  enquiry(id, { extra: text('x') }, { updateMask: { fieldPaths: ['extra'] } }),
])
again(false, 'sent again demanding that it is new', (id) => [
  enquiry(id, words, { currentDocument: { exists: false } }),
])
again(
  true,
  'sent again demanding that it exists',
  (id) => [enquiry(id, words, { currentDocument: { exists: true } })],
  unsent,
)
again(false, 'emptied', (id) => [enquiry(id, {})])

again(false, 'deleted', (id) => [{ delete: named(id) }])
again(false, 'deleted demanding that it exists', (id) => [{ delete: named(id), currentDocument: { exists: true } }])
add(false, 'deleted where there is none', (id) => [{ delete: named(id) }])

/** Cases of a write to an enquiry that is stored already. */
export const resends: readonly Attempt[] = all

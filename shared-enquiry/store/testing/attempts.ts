import { database } from '../commit.ts'
import { attemptedFields } from './attemptedFields.ts'
import { enquiry, named, text, without, words } from './enquiry.ts'
import { type Attempt, type More, newTable, nextId, twenty, unsent } from './newTable.ts'

const { all, add, stored, refused, again } = newTable()
const keys = Object.keys(words)

// The document's name.
const withId = (isStored: boolean, title: string, id: string) =>
  all.push({ title: `id ${title}`, writes: [enquiry(id)], isStored, ids: isStored ? [id] : [] })
withId(true, 'of letters', 'abcdefghijKLMNOPQRST')
withId(true, 'of digits', '01234567890123456789')
const odd = ['-', '.', ' ', '%', 'é', '\n', '\u0000', '😀'].map((sign) => `${'a'.repeat(20 - sign.length)}${sign}`)
for (const id of ['a'.repeat(19), 'a'.repeat(21), '', '..', ...odd, `${'b'.repeat(20)}\n`, `\n${'c'.repeat(20)}`])
  withId(false, JSON.stringify(id), id)

const at = (title: string, name: string, more: More = {}) =>
  all.push({ title, writes: [{ ...enquiry('x'), update: { name, fields: words } }], isStored: false, ids: [], ...more })
at('another collection', `${database}enquiries/${twenty}`)
at('a collection below an enquiry', `${named(twenty)}/notes/${twenty}`)
at('a collection instead of a document', `${database}contactSubmissions`)
at('no path', database)
at('another project', named(twenty).replace('demo-sovran', 'demo-other'), {
  onlyHere: 'the emulator serves every project, each under its own rules',
})
at('another database', named(twenty).replace('(default)', 'other'), {
  onlyHere: 'the emulator serves every database',
})

// What a write holds besides its fields (conditions and masks), and writes without a known form.
stored('demanding that it is new', words, { currentDocument: { exists: false } }, unsent)
refused('demanding that it exists', words, { currentDocument: { exists: true } })
stored('with a mask of all fields', words, { updateMask: { fieldPaths: keys } }, unsent)
refused('with an empty mask', words, { updateMask: { fieldPaths: [] } })

for (const write of [{}, null, 'write', { update: { fields: words } }, { ...enquiry(twenty), delete: named(twenty) }])
  all.push({ title: `the write ${JSON.stringify(write)}`, writes: [write], isStored: false, ids: [] })

// A write to an enquiry that is stored already.
again(true, 'sent again with the same words', (id) => [enquiry(id)])
for (const key of keys)
  again(false, `sent again with another ${key}`, (id) => [
    enquiry(id, { ...words, [key]: text(key === 'service' ? 'builders' : 'other') }),
  ])
again(false, 'sent again without phone', (id) => [enquiry(id, without('phone'))])
again(false, 'sent again with a key more', (id) => [enquiry(id, { ...words, note: text('x') })])
again(false, 'sent again without a time', (id) => [{ update: { name: named(id), fields: words } }])
again(true, 'only the time moved', (id) => [enquiry(id, {}, { updateMask: { fieldPaths: [] } })], unsent)
for (const [what, fields] of Object.entries({
  phone: {},
  message: { message: text('x') },
  extra: { extra: text('x') },
}))
  again(false, `${what} changed by mask`, (id) => [enquiry(id, fields, { updateMask: { fieldPaths: [what] } })])
again(false, 'emptied', (id) => [enquiry(id, {})])
again(false, 'deleted', (id) => [{ delete: named(id) }])
add(false, 'deleted where there is none', (id) => [{ delete: named(id) }])

// Commits of more than one write.
const atTheEnd = {
  onlyHere: 'Firestore judges a document that is written twice by its end; here that is refused outright',
}
again(false, 'deleted and written again', (id) => [{ delete: named(id) }, enquiry(id)], atTheEnd)

const batch = (isStored: boolean, title: string, writes: (a: string, b: string) => unknown[], more: More = {}) => {
  const [a, b] = [nextId(), nextId()]
  all.push({ title: `batch: ${title}`, writes: writes(a, b), isStored, ids: [a, b], ...more })
}
batch(true, 'two enquiries', (a, b) => [enquiry(a), enquiry(b)], unsent)
batch(false, 'a good one and one without name', (a, b) => [enquiry(a), enquiry(b, without('name'))])
batch(false, 'a good one and a delete', (a, b) => [enquiry(a), { delete: named(b) }])

/** Every case that the rules must allow or refuse, to the letter. */
export const attempts: readonly Attempt[] = [...attemptedFields, ...all]

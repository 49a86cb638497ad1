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
for (const id of ['a'.repeat(19), 'a'.repeat(21), 'a', 'a'.repeat(40)]) withId(false, `of ${id.length}`, id)
for (const odd of ['-', '_', '.', ' ', '%', '+', '~', 'é', '\n', '\u0000', '😀', '$', '*'])
  withId(false, `with ${JSON.stringify(odd)}`, `${'a'.repeat(20 - odd.length)}${odd}`)
withId(false, 'and a line break', `${'b'.repeat(20)}\n`)
withId(false, 'after a line break', `\n${'c'.repeat(20)}`)
for (const id of ['', '.', '..', '__aaaaaaaaaaaaaaaa__']) withId(false, JSON.stringify(id), id)

const at = (title: string, name: string, more: More = {}) =>
  all.push({ title, writes: [{ ...enquiry('x'), update: { name, fields: words } }], isStored: false, ids: [], ...more })
at('another collection', `${database}enquiries/${twenty}`)
at('the collection in lower case', `${database}contactsubmissions/${twenty}`)
at('a collection below an enquiry', `${named(twenty)}/notes/${twenty}`)
at('the same collection below an enquiry', `${named(twenty)}/contactSubmissions/${twenty}`)
at('a collection above', `${database}a/b/contactSubmissions/${twenty}`)
at('a collection instead of a document', `${database}contactSubmissions`)
at('no path', database)
at('a bare path', `contactSubmissions/${twenty}`)
at('another project', named(twenty).replace('demo-sovran', 'demo-other'), {
  onlyHere: 'the emulator serves every project, each under its own rules',
})
at('another database', named(twenty).replace('(default)', 'other'), {
  onlyHere: 'the emulator serves every database',
})

// What a write holds besides its fields (conditions and masks), and writes without a known form.
stored('demanding that it is new', words, { currentDocument: { exists: false } }, unsent)
refused('demanding that it exists', words, { currentDocument: { exists: true } })
refused('demanding an update time', words, { currentDocument: { updateTime: '2026-01-31T12:00:00.000000Z' } })
stored('with a mask of all fields', words, { updateMask: { fieldPaths: keys } }, unsent)
for (const key of keys)
  refused(`with a mask without ${key}`, words, { updateMask: { fieldPaths: keys.filter((other) => other !== key) } })
refused('with an empty mask', words, { updateMask: { fieldPaths: [] } })

for (const [title, write] of Object.entries({
  'of nothing': {},
  'of null': null,
  'of text': 'write',
  'without a document': { update: { fields: words } },
  'of an unknown kind': { insert: { name: named(twenty), fields: words } },
  'that updates and deletes': { ...enquiry(twenty), delete: named(twenty) },
}))
  all.push({ title: `a write ${title}`, writes: [write], isStored: false, ids: [] })

// A write to an enquiry that is stored already.
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
batch(false, 'a good one and one elsewhere', (a) => [
  enquiry(a),
  { ...enquiry(a), update: { name: `${database}other/${twenty}`, fields: words } },
])
batch(
  false,
  'one enquiry twice in other words',
  (a) => [enquiry(a), enquiry(a, { ...words, name: text('other') })],
  atTheEnd,
)

/** Every case that the rules must allow or refuse, to the letter. */
export const attempts: readonly Attempt[] = [...attemptedFields, ...all]

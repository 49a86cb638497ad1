import { database } from '../Documents.ts'

/** One commit at the edge of what the rules allow. */
export interface Boundary {
  title: string
  /** What stands already: a commit that must be stored. */
  before?: readonly unknown[]
  writes: readonly unknown[]
  /** Whether all of it must be stored; otherwise none of it may be. */
  isStored: boolean
  /** The documents to look at. */
  ids: readonly string[]
  /** Set where the official emulator rightly answers otherwise, with the reason. */
  onlyHere?: string
}

type Json = Readonly<Record<string, unknown>>

const text = (stringValue: string) => ({ stringValue })
const stamp = { fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }
const words: Json = {
  name: text('Ada Byron'),
  email: text('ada@example.org'),
  phone: text('020 7946 0000'),
  service: text('design'),
  message: text('Two rooms.\nOne wall between them.'),
}

/** A full document name in the collection of enquiries. */
export const named = (id: string) => `${database}contactSubmissions/${id}`

/** The write that the website makes. */
export const enquiry = (id: string, fields: Json = words, more: Json = {}) => ({
  update: { name: named(id), fields },
  updateTransforms: [stamp],
  ...more,
})

const without = (key: string) => Object.fromEntries(Object.entries(words).filter(([name]) => name !== key))

// One value of every type but string; lists and maps have a size, so that size() alone would take them.
const others: Json = {
  null: { nullValue: null },
  boolean: { booleanValue: true },
  integer: { integerValue: '7' },
  double: { doubleValue: 7.5 },
  timestamp: { timestampValue: '2026-01-31T12:00:00Z' },
  bytes: { bytesValue: 'QUJD' },
  reference: { referenceValue: named('aaaaaaaaaaaaaaaaaaaa') },
  place: { geoPointValue: { latitude: 51.5, longitude: -0.3 } },
  list: { arrayValue: { values: [text('design')] } },
  map: { mapValue: { fields: { design: text('design') } } },
}

const all: Boundary[] = []
let count = 0
const nextId = () => `Case${String(count++).padStart(16, '0')}`

type More = Partial<Pick<Boundary, 'onlyHere'>>
const add = (isStored: boolean, title: string, writes: (id: string) => unknown[], more: More = {}) => {
  const id = nextId()
  all.push({ title, writes: writes(id), isStored, ids: [id], ...more })
}
const stored = (title: string, fields: Json, more: Json = {}) => add(true, title, (id) => [enquiry(id, fields, more)])
const refused = (title: string, fields: Json, more: Json = {}, note: More = {}) =>
  add(false, title, (id) => [enquiry(id, fields, more)], note)
/** A second write to a document that stands. */
const again = (isStored: boolean, title: string, writes: (id: string) => unknown[], more: More = {}) => {
  const id = nextId()
  all.push({ title, before: [enquiry(id)], writes: writes(id), isStored, ids: [id], ...more })
}

stored('an enquiry as the website sends it', words)
for (const service of ['builders', 'design', 'interiors'])
  stored(`service ${service}`, { ...words, service: text(service) })
for (const service of ['', 'Design', 'DESIGN', 'design ', ' design', 'build', 'designs', 'builders,design', 'extra'])
  refused(`service "${service}"`, { ...words, service: text(service) })

for (const [field, least, most] of [
  ['name', 1, 1000],
  ['email', 1, 1000],
  ['phone', 0, 200],
  ['message', 1, 100_000],
] as const) {
  for (const length of new Set([least, least + 1, most - 1, most]))
    stored(`${field} of ${length}`, { ...words, [field]: text('x'.repeat(length)) })
  for (const length of [most + 1, most * 2])
    refused(`${field} of ${length}`, { ...words, [field]: text('x'.repeat(length)) })
  if (least > 0) refused(`${field} empty`, { ...words, [field]: text('') })
  // Beyond the basic plane a character is two UTF-16 units.
  stored(`${field} of ${most / 2} 😀`, { ...words, [field]: text('😀'.repeat(most / 2)) })
  refused(`${field} of ${most / 2} 😀 and a letter`, { ...words, [field]: text(`${'😀'.repeat(most / 2)}x`) })
  stored(`${field} of ${most} ü`, { ...words, [field]: text('ü'.repeat(most)) })
  refused(`${field} of ${most + 1} ü`, { ...words, [field]: text('ü'.repeat(most + 1)) })
}
for (const odd of [' ', '<script>alert(1)</script>', '"\'\\', 'a\u0000b', 'line\r\nline', '=1+1', 'שלום', '\u202e'])
  stored(`name ${JSON.stringify(odd)}`, { ...words, name: text(odd) })

for (const field of Object.keys(words)) {
  for (const [type, value] of Object.entries(others)) refused(`${field} a ${type}`, { ...words, [field]: value })
  refused(`without ${field}`, without(field))
  refused(`${field} empty list`, { ...words, [field]: { arrayValue: {} } })
}
for (const key of ['extra', 'Name', 'id', 'created_at', 'createdat', 'constructor', 'toString', 'a b', 'ü'])
  refused(`an extra key ${key}`, { ...words, [key]: text('x') })
refused('an extra key __proto__', JSON.parse(`{"__proto__":{"stringValue":"x"},${JSON.stringify(words).slice(1)}`))
refused('an extra key __x__', { ...words, __x__: text('x') })
refused('an empty key', { ...words, '': text('x') })
refused('name called Name', { ...without('name'), Name: text('x') })
refused('no fields', {})

const unstamped = (title: string, createdAt: unknown) =>
  add(false, `createdAt by hand: ${title}`, (id) => [
    { update: { name: named(id), fields: createdAt === undefined ? words : { ...words, createdAt } } },
  ])
unstamped('none', undefined)
for (const time of ['1970-01-01T00:00:00Z', '2026-01-31T12:00:00Z', '2999-01-01T00:00:00Z', new Date().toISOString()])
  unstamped(time, { timestampValue: time })
unstamped('string', text('2026-01-31T12:00:00Z'))
for (const [type, value] of Object.entries(others)) unstamped(type, value)
stored('createdAt by hand and by the server', { ...words, createdAt: { timestampValue: '2026-01-31T12:00:00Z' } })
refused('two fields stamped', words, { updateTransforms: [stamp, { ...stamp, fieldPath: 'name' }] })
refused('another field stamped', words, { updateTransforms: [{ ...stamp, fieldPath: 'name' }] })
refused('an extra field stamped', words, { updateTransforms: [stamp, { ...stamp, fieldPath: 'sentAt' }] })
for (const transform of [
  { increment: { integerValue: '1' } },
  { maximum: { integerValue: '1' } },
  { minimum: { integerValue: '1' } },
  { appendMissingElements: { values: [text('x')] } },
  { removeAllFromArray: { values: [text('x')] } },
])
  for (const fieldPath of ['createdAt', 'message'])
    refused(`${Object.keys(transform)[0]} on ${fieldPath}`, words, {
      updateTransforms: fieldPath === 'message' ? [stamp, { fieldPath, ...transform }] : [{ fieldPath, ...transform }],
    })

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
const twenty = 'd'.repeat(20)
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

stored('demanding that it is new', words, { currentDocument: { exists: false } })
refused('demanding that it exists', words, { currentDocument: { exists: true } })
refused('demanding an update time', words, { currentDocument: { updateTime: '2026-01-31T12:00:00.000000Z' } })
const keys = Object.keys(words)
stored('with a mask of all fields', words, { updateMask: { fieldPaths: keys } })
for (const key of keys)
  refused(`with a mask without ${key}`, words, { updateMask: { fieldPaths: keys.filter((other) => other !== key) } })
refused('with an empty mask', words, { updateMask: { fieldPaths: [] } })

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
again(true, 'sent again by mask', (id) => [enquiry(id, words, { updateMask: { fieldPaths: keys } })])
again(true, 'only the time moved', (id) => [enquiry(id, {}, { updateMask: { fieldPaths: [] } })])
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
again(true, 'sent again demanding that it exists', (id) => [enquiry(id, words, { currentDocument: { exists: true } })])
again(false, 'emptied', (id) => [enquiry(id, {})])

again(false, 'deleted', (id) => [{ delete: named(id) }])
again(false, 'deleted demanding that it exists', (id) => [{ delete: named(id), currentDocument: { exists: true } }])
add(false, 'deleted where there is none', (id) => [{ delete: named(id) }])
const atTheEnd = {
  onlyHere: 'Firestore judges a document that is written twice by its end; here that is refused outright',
}
again(false, 'deleted and written anew', (id) => [{ delete: named(id) }, enquiry(id)], atTheEnd)

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

for (const [title, value] of Object.entries({
  'no type': {},
  'two types': { stringValue: 'x', integerValue: '1' },
  'an unknown type': { textValue: 'x' },
  'a bare string': 'x',
  'a bare number': 7,
  'a bare list': [text('x')],
  'null as its string': { stringValue: null },
}))
  refused(`name with ${title}`, { ...words, name: value })
refused(
  'name with a number as its string',
  { ...words, name: { stringValue: 7 } },
  {},
  {
    onlyHere: 'the emulator makes a string of it',
  },
)
for (const [title, write] of Object.entries({
  'of nothing': {},
  'of null': null,
  'of text': 'write',
  'without a document': { update: { fields: words } },
  'of an unknown kind': { insert: { name: named(twenty), fields: words } },
  'that updates and deletes': { ...enquiry(twenty), delete: named(twenty) },
}))
  all.push({ title: `a write ${title}`, writes: [write], isStored: false, ids: [] })

/** What the rules must allow and must refuse, to the letter. */
export const boundaries: readonly Boundary[] = all

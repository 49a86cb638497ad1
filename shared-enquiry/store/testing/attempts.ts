import { maxLengths, optional, services } from '../../src/schema.ts'
import { database } from '../commit.ts'
import { enquiry, type Json, named, stamp, text, without, words } from './enquiry.ts'

/** A commit just inside or just outside the limits of the rules. */
export interface Attempt {
  title: string
  /** An earlier commit, which must be stored. */
  before?: readonly unknown[]
  writes: readonly unknown[]
  /** Whether the whole commit must be stored; otherwise no part of it may be. */
  isStored: boolean
  /** The documents to compare. */
  ids: readonly string[]
  /** Set if the official emulator rightly behaves differently, with the reason. */
  onlyHere?: string
  /** Set if the embedded store refuses what the rules allow, with the reason. */
  refusedHere?: string
}

type More = Partial<Pick<Attempt, 'onlyHere' | 'refusedHere' | 'ids'>>

/** The embedded store accepts the requests that the website sends, and no other part of Firestore's protocol. */
const unsent: More = { refusedHere: 'the website sends no such request' }
const twenty = 'd'.repeat(20)
const keys = Object.keys(words)
const all: Attempt[] = []

const add = (isStored: boolean, title: string, writes: (id: string) => unknown[], more: More = {}) => {
  const id = `Case${String(all.length).padStart(16, '0')}`
  all.push({ title, writes: writes(id), isStored, ids: [id], ...more })
}
const stored = (title: string, fields: Json, write: Json = {}, more: More = {}) =>
  add(true, title, (id) => [enquiry(id, fields, write)], more)
const refused = (title: string, fields: Json, write: Json = {}, more: More = {}) =>
  add(false, title, (id) => [enquiry(id, fields, write)], more)
/** A second write to a stored document. */
const again = (isStored: boolean, title: string, writes: (id: string) => unknown[], more: More = {}) => {
  add(isStored, title, writes, more)
  const last = all.at(-1) as Attempt
  last.before = last.ids.map((id) => enquiry(id))
}

// One value of every type except string. Lists and maps have a size, so that size() alone would accept them.
const others: Json = {
  null: { nullValue: null },
  boolean: { booleanValue: true },
  integer: { integerValue: '7' },
  double: { doubleValue: 7.5 },
  timestamp: { timestampValue: '2026-01-31T12:00:00Z' },
  bytes: { bytesValue: 'QUJD' },
  reference: { referenceValue: named(twenty) },
  place: { geoPointValue: { latitude: 51.5, longitude: -0.3 } },
  list: { arrayValue: { values: [text('design')] } },
  map: { mapValue: { fields: { design: text('design') } } },
}

for (const service of services) stored(`service ${service}`, { ...words, service: text(service) })
for (const service of ['', 'Design', 'design ', 'build', 'designs'])
  refused(`service "${service}"`, { ...words, service: text(service) })
for (const [field, most] of Object.entries(maxLengths)) {
  const as = (value: string) => ({ ...words, [field]: text(value) })
  const isOptional = optional.some((name) => name === field)
  for (const length of [1, most]) stored(`${field} of ${length}`, as('x'.repeat(length)))
  refused(`${field} of ${most + 1}`, as('x'.repeat(most + 1)))
  add(isOptional, `${field} empty`, (id) => [enquiry(id, as(''))])
  // Such an emoji is two UTF-16 units.
  stored(`${field} of ${most / 2} 😀`, as('😀'.repeat(most / 2)))
  refused(`${field} of ${most / 2} 😀 and a letter`, as(`${'😀'.repeat(most / 2)}x`))
}
for (const odd of [' ', '<script>alert(1)</script>', '"\'\\', 'a\u0000b', 'line\r\nline', 'שלום', '\u202e'])
  stored(`name ${JSON.stringify(odd)}`, { ...words, name: text(odd) })
for (const field of keys) {
  for (const [type, value] of Object.entries(others)) refused(`${field} a ${type}`, { ...words, [field]: value })
  refused(`without ${field}`, without(field))
}
for (const key of ['extra', 'Name', 'constructor', '__x__', ''])
  refused(`an extra key ${key}`, { ...words, [key]: text('x') })
refused('an extra key __proto__', JSON.parse(`{"__proto__":{"stringValue":"x"},${JSON.stringify(words).slice(1)}`))
refused('no fields', {})
for (const value of [{}, { stringValue: 'x', integerValue: '1' }, { textValue: 'x' }, 'x', 7, { stringValue: null }])
  refused(`name as ${JSON.stringify(value)}`, { ...words, name: value })
refused('name with a number as its string', { ...words, name: { stringValue: 7 } }, {}, { onlyHere: 'a string there' })

// The time of creation.
for (const [type, createdAt] of Object.entries({ ...others, now: { timestampValue: new Date().toISOString() } }))
  add(false, `createdAt by hand: ${type}`, (id) => [{ update: { name: named(id), fields: { ...words, createdAt } } }])
add(false, 'without createdAt', (id) => [{ update: { name: named(id), fields: words } }])
stored('createdAt by hand and by the server', { ...words, createdAt: others.timestamp }, {}, unsent)
for (const fieldPath of ['name', 'sentAt']) {
  refused(`${fieldPath} stamped instead`, words, { updateTransforms: [{ ...stamp, fieldPath }] })
  refused(`${fieldPath} stamped too`, words, { updateTransforms: [stamp, { ...stamp, fieldPath }] })
}
const counted = [{ fieldPath: 'createdAt', increment: { integerValue: '1' } }]
refused('the time counted up', words, { updateTransforms: counted })

// The document's name.
const at = (isStored: boolean, title: string, name: string, more: More = {}) =>
  add(isStored, title, () => [{ ...enquiry('x'), update: { name, fields: words } }], { ids: [], ...more })
for (const id of ['abcdefghijKLMNOPQRST', '01234567890123456789']) at(true, `id ${id}`, named(id), { ids: [id] })
const odd = ['-', '.', ' ', '%', 'é', '\n', '\u0000', '😀'].map((sign) => `${'a'.repeat(20 - sign.length)}${sign}`)
for (const id of ['a'.repeat(19), 'a'.repeat(21), '', '..', ...odd, `${'b'.repeat(20)}\n`, `\n${'c'.repeat(20)}`])
  at(false, `id ${JSON.stringify(id)}`, named(id))
at(false, 'another collection', `${database}enquiries/${twenty}`)
at(false, 'a collection below an enquiry', `${named(twenty)}/notes/${twenty}`)
at(false, 'a collection instead of a document', `${database}contactSubmissions`)
const itsOwn = { onlyHere: 'the emulator serves every project and database, each under its own rules' }
at(false, 'another project', named(twenty).replace('demo-sovran', 'demo-other'), itsOwn)
at(false, 'another database', named(twenty).replace('(default)', 'other'), itsOwn)

// The other parts of a write (conditions and masks), and writes of an unknown form.
stored('demanding that it is new', words, { currentDocument: { exists: false } }, unsent)
refused('demanding that it exists', words, { currentDocument: { exists: true } })
stored('with a mask of all fields', words, { updateMask: { fieldPaths: keys } }, unsent)
refused('with an empty mask', words, { updateMask: { fieldPaths: [] } })
for (const write of [{}, null, 'write', { update: { fields: words } }, { ...enquiry(twenty), delete: named(twenty) }])
  add(false, `the write ${JSON.stringify(write)}`, () => [write], { ids: [] })

// A write to an already stored enquiry.
again(true, 'sent again with the same words', (id) => [enquiry(id)])
for (const key of keys)
  again(false, `sent again with another ${key}`, (id) => [
    enquiry(id, { ...words, [key]: text(key === 'service' ? 'builders' : 'other') }),
  ])
again(false, 'sent again without phone', (id) => [enquiry(id, without('phone'))])
again(false, 'sent again without a time', (id) => [{ update: { name: named(id), fields: words } }])
again(true, 'only the time moved', (id) => [enquiry(id, {}, { updateMask: { fieldPaths: [] } })], unsent)
for (const what of ['phone', 'message', 'extra'])
  again(false, `${what} changed by mask`, (id) => [
    enquiry(id, { [what]: text('x') }, { updateMask: { fieldPaths: [what] } }),
  ])
again(false, 'emptied', (id) => [enquiry(id, {})])
again(false, 'deleted', (id) => [{ delete: named(id) }])

// Commits of more than one write.
const [one, two, three] = ['A', 'B', 'C'].map((letter) => letter.repeat(20)) as [string, string, string]
add(true, 'two enquiries', () => [enquiry(one), enquiry(two)], { ids: [one, two], ...unsent })
const bad = { 'one without name': enquiry(twenty, without('name')), 'a delete': { delete: named(twenty) } }
for (const [what, write] of Object.entries(bad))
  add(false, `a good one and ${what}`, () => [enquiry(three), write], { ids: [three] })

/** Every case that the rules must allow or refuse exactly. */
export const attempts: readonly Attempt[] = all

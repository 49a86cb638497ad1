import { type Json, named, stamp, text, without, words } from './enquiry.ts'
import { type Attempt, newTable, unsent } from './newTable.ts'

// One value of every type except string. Lists and maps have a size, so that size() alone would accept them.
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

const { all, add, stored, refused } = newTable()

stored('an enquiry as the website sends it', words)
for (const service of ['builders', 'design', 'interiors'])
  stored(`service ${service}`, { ...words, service: text(service) })
for (const service of ['', 'Design', 'design ', 'build', 'designs'])
  refused(`service "${service}"`, { ...words, service: text(service) })

for (const [field, least, most] of [
  ['name', 1, 1000],
  ['email', 1, 1000],
  ['phone', 0, 200],
  ['message', 1, 20_000],
] as const) {
  for (const length of new Set([least, least + 1, most - 1, most]))
    stored(`${field} of ${length}`, { ...words, [field]: text('x'.repeat(length)) })
  for (const length of [most + 1, most * 2])
    refused(`${field} of ${length}`, { ...words, [field]: text('x'.repeat(length)) })
  if (least > 0) refused(`${field} empty`, { ...words, [field]: text('') })
  // Such an emoji is two UTF-16 units.
  stored(`${field} of ${most / 2} 😀`, { ...words, [field]: text('😀'.repeat(most / 2)) })
  refused(`${field} of ${most / 2} 😀 and a letter`, { ...words, [field]: text(`${'😀'.repeat(most / 2)}x`) })
}
for (const odd of [' ', '<script>alert(1)</script>', '"\'\\', 'a\u0000b', 'line\r\nline', '=1+1', 'שלום', '\u202e'])
  stored(`name ${JSON.stringify(odd)}`, { ...words, name: text(odd) })

for (const field of Object.keys(words)) {
  for (const [type, value] of Object.entries(others)) refused(`${field} a ${type}`, { ...words, [field]: value })
  refused(`without ${field}`, without(field))
  refused(`${field} empty list`, { ...words, [field]: { arrayValue: {} } })
}
for (const key of ['extra', 'Name', 'constructor', '__x__', ''])
  refused(`an extra key ${key}`, { ...words, [key]: text('x') })
refused('an extra key __proto__', JSON.parse(`{"__proto__":{"stringValue":"x"},${JSON.stringify(words).slice(1)}`))
refused('name called Name', { ...without('name'), Name: text('x') })
refused('no fields', {})

const unstamped = (title: string, createdAt: unknown) =>
  add(false, `createdAt by hand: ${title}`, (id) => [
    { update: { name: named(id), fields: createdAt === undefined ? words : { ...words, createdAt } } },
  ])
unstamped('none', undefined)
unstamped('now', { timestampValue: new Date().toISOString() })
for (const [type, value] of Object.entries(others)) unstamped(type, value)
stored(
  'createdAt by hand and by the server',
  { ...words, createdAt: { timestampValue: '2026-01-31T12:00:00Z' } },
  {},
  unsent,
)
for (const fieldPath of ['name', 'sentAt']) {
  refused(`${fieldPath} stamped instead`, words, { updateTransforms: [{ ...stamp, fieldPath }] })
  refused(`${fieldPath} stamped too`, words, { updateTransforms: [stamp, { ...stamp, fieldPath }] })
}
refused('the time counted up', words, {
  updateTransforms: [{ fieldPath: 'createdAt', increment: { integerValue: '1' } }],
})

for (const value of [{}, { stringValue: 'x', integerValue: '1' }, { textValue: 'x' }, 'x', 7, { stringValue: null }])
  refused(`name as ${JSON.stringify(value)}`, { ...words, name: value })
refused('name with a number as its string', { ...words, name: { stringValue: 7 } }, {}, { onlyHere: 'a string there' })

/** Cases of the fields' values, the time of creation among them. */
export const attemptedFields: readonly Attempt[] = all

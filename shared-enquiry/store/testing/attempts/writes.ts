import { enquiry, named, words } from '../enquiry.ts'
import { type Attempt, newTable, twenty, unsent } from './newTable.ts'

const { all, stored, refused } = newTable()

stored('demanding that it is new', words, { currentDocument: { exists: false } }, unsent)
refused('demanding that it exists', words, { currentDocument: { exists: true } })
refused('demanding an update time', words, { currentDocument: { updateTime: '2026-01-31T12:00:00.000000Z' } })
const keys = Object.keys(words)
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

/** Cases of what a write holds besides its fields (conditions and masks), and of writes without a known form. */
export const writes: readonly Attempt[] = all

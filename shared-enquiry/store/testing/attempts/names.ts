import { database } from '../../database.ts'
import { enquiry, named, words } from '../enquiry.ts'
import { type Attempt, type More, newTable, twenty } from './newTable.ts'

const { all } = newTable()

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

/** Cases of a document's name. */
export const names: readonly Attempt[] = all

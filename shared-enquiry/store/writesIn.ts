import { isDeepStrictEqual } from 'node:util'
import type { Enquiry } from '../src/Gateway.ts'
import { collection, idPattern } from '../src/schema.ts'
import { database } from './database.ts'
import { enquiryIn } from './enquiryIn.ts'
import { denied, malformed } from './Refusal.ts'

/** An enquiry under the id that the website chose for it. */
export type Write = Enquiry & { id: string }

/** The transform by which the server writes the time of the request. */
const stamp = { fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }

const idIn = new RegExp(`^${collection}/(${idPattern})$`)

function objectOf(json: unknown, keys: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw malformed('an object is missing')
  if (!Object.keys(json).every((key) => keys.includes(key))) throw malformed('the website sends no such key')
  return json as Record<string, unknown>
}

function writeIn(json: unknown): Write {
  const { update, updateTransforms, delete: gone } = objectOf(json, ['update', 'updateTransforms', 'delete'])
  if (gone !== undefined) throw denied()
  const { name, fields } = objectOf(update, ['name', 'fields'])
  if (typeof name !== 'string' || !name.startsWith(database)) throw malformed('this names no document of this store')
  const [, id] = idIn.exec(name.slice(database.length)) ?? []
  if (typeof fields !== 'object' || fields === null) throw malformed('the fields are missing')
  const enquiry = enquiryIn(fields)
  if (id === undefined || !enquiry || !isDeepStrictEqual(updateTransforms, [stamp])) throw denied()
  return { id, ...enquiry }
}

/**
 * The enquiries in the body of a `:commit` request. The store takes the form that the SDK sends for the website, and
 * refuses the rest of Firestore's protocol, such as masks and conditions. Throws a `Refusal`.
 */
export function writesIn(body: unknown): Write[] {
  const { writes } = objectOf(body, ['writes'])
  if (!Array.isArray(writes) || writes.length === 0) throw malformed('there is nothing to write')
  const all = writes.map(writeIn)
  if (new Set(all.map(({ id }) => id)).size < all.length) throw malformed('a commit writes each document once')
  return all
}

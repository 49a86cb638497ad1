import { isDeepStrictEqual } from 'node:util'
import {
  collection,
  type Enquiry,
  idPattern,
  localProject,
  maxLengths,
  optional,
  services,
  textNames,
  textsBy,
} from '../src/schema.ts'

/** The prefix of every document's full name. */
export const database = `projects/${localProject}/databases/(default)/documents/`

/** The path of the collection of all documents in Firestore's protocol. */
export const documentsPath = `/v1/${database.slice(0, -1)}`

/** The paths for enquiries and reports from pages. The site's server forwards both to the store. */
export const [commitPath, reportsPath] = [`${documentsPath}:commit`, '/reports']

/** The largest request that Firestore accepts, in bytes: https://firebase.google.com/docs/firestore/quotas */
export const maxRequestSize = 1024 * 1024

/** An enquiry under the id that the website chose. */
export type NewEnquiry = Enquiry & { id: string }

type Fields = Readonly<Record<string, { stringValue?: unknown } | null>>
type Commit = { writes?: readonly ({ update?: { name?: unknown; fields?: Fields } | null } | null)[] } | null

/** The transform by which the server writes the time of the request. */
const stamp = { fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }

const idIn = new RegExp(`^${collection}/(${idPattern})$`)

/**
 * The enquiry in the body of a `:commit` request; undefined if firestore.rules would refuse it, or if the website never
 * sends such a request. Of Firestore's protocol the store accepts only the form that the SDK makes of an enquiry: no
 * batches, masks or conditions.
 */
export function enquiryInRequest(body: unknown): NewEnquiry | undefined {
  const { name, fields } = (body as Commit)?.writes?.[0]?.update ?? {}
  const words = new Map([...textNames, 'service'].map((key) => [key, fields?.[key]?.stringValue]))
  const strings = Object.fromEntries([...words].map(([key, stringValue]) => [key, { stringValue }]))
  const form = { writes: [{ update: { name, fields: strings }, updateTransforms: [stamp] }] }
  if (typeof name !== 'string' || !name.startsWith(database) || !isDeepStrictEqual(body, form)) return
  const [, id] = idIn.exec(name.slice(database.length)) ?? []
  const fits = (key: keyof typeof maxLengths) => {
    const text = words.get(key)
    if (typeof text !== 'string' || /\p{Surrogate}/u.test(text)) return false
    return text.length >= (optional.includes(key) ? 0 : 1) && text.length <= maxLengths[key]
  }
  const service = services.find((known) => known === words.get('service'))
  if (!id || !service || !textNames.every(fits)) return
  return { id, service, ...textsBy((key) => String(words.get(key))) }
}

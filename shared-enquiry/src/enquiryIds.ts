import { optionally } from 'shared-page/browser'
import { type Enquiry, idPattern } from './schema.ts'

/** The id of each text that was not sent successfully: by the form's key, then by the hash of the text. */
type Ids = Readonly<Record<string, Readonly<Record<string, string>>>>

// `sessionStorage` lasts as long as the browser keeps the input: over reloads, Back and a restored tab.
const storageKey = 'enquiry-ids'

/** All ids, if the browser has no storage. */
let unstored: Ids | undefined

const readIds = (): Ids => unstored ?? optionally(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')) ?? {}

function writeIds(ids: Ids) {
  const store = () => {
    if (Object.keys(ids).length > 0) sessionStorage.setItem(storageKey, JSON.stringify(ids))
    else sessionStorage.removeItem(storageKey)
    return true
  }
  unstored = optionally(store) ? undefined : ids
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

// Without `crypto` any id will do: it need not be unguessable.
function randomBytes() {
  const bytes = new Uint8Array(32)
  return optionally(() => crypto.getRandomValues(bytes)) ?? bytes.map(() => Math.random() * 256)
}

/** A new document id: 20 characters, like Firestore's own, as firestore.rules requires. */
export function newId() {
  let id = ''
  while (id.length < 20) {
    // 248 is the largest multiple of 62 in a byte. Bytes from 248 on are skipped, so that every character is equally
    // likely.
    for (const byte of randomBytes()) if (byte < 248 && id.length < 20) id += alphabet[byte % 62]
  }
  return id
}

/**
 * A hash of 53 bits (cyrb53), so that the text itself is not stored. https://github.com/bryc/code/blob/master/jshash
 */
function hashOf(text: string) {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/**
 * The id of an enquiry from the form with this key. The same text sent again after a failure keeps its id, even after a
 * reload, so that an enquiry whose response was lost is stored once. Changed text gets a new id: firestore.rules
 * rejects other text under an id that may already be stored, and the visitor could not fix that. At worst both versions
 * arrive. The same text typed in two tabs is two enquiries.
 */
export function idOf(key: string, enquiry: Enquiry): string {
  const ids = readIds()
  const hash = hashOf(JSON.stringify(enquiry))
  const known = ids[key]?.[hash]
  if (known && new RegExp(`^${idPattern}$`).test(known)) return known
  const id = newId()
  writeIds({ ...ids, [key]: { ...ids[key], [hash]: id } })
  return id
}

/** Forgets the ids of a form whose enquiry was stored: the same text sent later is another enquiry. */
export function forgetIds(key: string) {
  const { [key]: _, ...others } = readIds()
  writeIds(others)
}

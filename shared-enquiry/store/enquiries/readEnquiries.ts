import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { journalName, readJournal } from '../journal/Journal.ts'
import type { StoredEnquiry } from './writeOut.ts'

/**
 * The enquiries in a folder, newest first, read from the journal itself: whether a store runs or not.
 * An enquiry that is being written at this moment is left out. Throws `Damaged`.
 */
export async function readEnquiries(folder: string): Promise<StoredEnquiry[]> {
  const path = join(folder, journalName)
  const bytes = await readFile(path).catch((error) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  })
  const enquiries = new Map<string, StoredEnquiry>()
  for (const change of readJournal(bytes, path).changes) {
    for (const gone of change.delete) enquiries.delete(gone)
    for (const { path: key, fields } of change.set) {
      // Taken out first, so that one sent again counts as new.
      enquiries.delete(key)
      enquiries.set(key, enquiryFrom(key, fields))
    }
  }
  return [...enquiries.values()].reverse()
}

function enquiryFrom(path: string, fields: Readonly<Record<string, unknown>>): StoredEnquiry {
  const word = (name: string) => {
    const value = (fields[name] ?? {}) as { stringValue?: string; timestampValue?: string }
    return value.stringValue ?? value.timestampValue ?? ''
  }
  return {
    id: path.slice(path.indexOf('/') + 1),
    createdAt: word('createdAt'),
    service: word('service'),
    name: word('name'),
    email: word('email'),
    phone: word('phone'),
    message: word('message'),
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { journalName } from '../journal/Journal.ts'
import { type Damage, readJournal } from '../journal/readJournal.ts'
import type { StoredEnquiry } from './writeOut.ts'

/** The content of a store's folder. */
export interface FolderContent {
  /** Newest first. */
  enquiries: StoredEnquiry[]
  damage: readonly Damage[]
  /** How many bytes at the journal's end belong to a write that is under way or was cut short. */
  unfinished: number
}

/**
 * Reads every enquiry whose line is undamaged from a folder's journal, whether a store runs or not. An enquiry that is
 * being written at this moment is left out.
 */
export async function readFolder(folder: string): Promise<FolderContent> {
  const bytes = await readFile(join(folder, journalName)).catch((error) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  })
  const { changes, damage, end } = readJournal(bytes)
  const enquiries = new Map<string, StoredEnquiry>()
  for (const change of changes) {
    for (const gone of change.delete) enquiries.delete(gone)
    for (const { path, fields } of change.set) {
      // Deleted first, so that an enquiry that was sent again moves to the end.
      enquiries.delete(path)
      enquiries.set(path, enquiryFrom(path, fields))
    }
  }
  return { enquiries: [...enquiries.values()].reverse(), damage, unfinished: bytes.length - end }
}

/** The enquiries in a folder, newest first. */
export const readEnquiries = async (folder: string) => (await readFolder(folder)).enquiries

/** A document of the journal as an enquiry. */
export function enquiryFrom(path: string, fields: Readonly<Record<string, unknown>>): StoredEnquiry {
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

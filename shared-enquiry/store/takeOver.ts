import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { StoredEnquiry } from '../src/schema.ts'
import { isWhole, type Table } from './Table.ts'

/** The file of an earlier store: one line for each change, a checksum and JSON. */
export const journalName = 'enquiries.log'

/** The same file once it was taken over. */
export const oldJournalName = 'enquiries.log.old'

interface Change {
  set: readonly { path: string; fields: Readonly<Record<string, { stringValue?: string; timestampValue?: string }>> }[]
  delete: readonly string[]
}

/** The change in a line; undefined where its checksum does not fit. */
function changeIn(line: string): Change | undefined {
  const text = line.slice(9)
  return crc32(text).toString(16).padStart(8, '0') === line.slice(0, 8) ? (JSON.parse(text) as Change) : undefined
}

// A record also begins within a line, where the end of the line before it was damaged.
const between = /\n|(?=[0-9a-f]{8} \{"time":")/

const idOf = (path: string) => path.slice(path.indexOf('/') + 1)

/** The enquiries of an earlier store's journal, oldest first, and how many of its lines cannot be read. */
function readJournal(text: string) {
  const enquiries = new Map<string, StoredEnquiry>()
  let damaged = 0
  for (const line of text.split(between).filter(Boolean)) {
    const change = changeIn(line) ?? changeIn(line.slice(0, -1))
    if (!change) damaged++
    for (const path of change?.delete ?? []) enquiries.delete(idOf(path))
    for (const { path, fields } of change?.set ?? []) {
      const word = (name: string) => fields[name]?.stringValue ?? fields[name]?.timestampValue ?? ''
      const [id, createdAt, service] = [idOf(path), word('createdAt'), word('service')]
      // Deleted first, so that one that was sent again moves to the end.
      enquiries.delete(id)
      const words = { name: word('name'), email: word('email'), phone: word('phone'), message: word('message') }
      enquiries.set(id, { id, createdAt, service, ...words })
    }
  }
  return { enquiries: [...enquiries.values()].filter(isWhole), damaged }
}

/** Takes an earlier store's journal into the table and keeps the file beside it. Returns what it did. */
export function takeOver(folder: string, table: Table): string | undefined {
  const journal = join(folder, journalName)
  if (!existsSync(journal)) return undefined
  const { enquiries, damaged } = readJournal(readFileSync(journal, 'utf8'))
  table.transaction(() => enquiries.forEach(table.put))
  const old = join(folder, oldJournalName)
  renameSync(journal, old)
  // The key to a door that is no more.
  rmSync(join(folder, 'owner-token'), { force: true })
  const rest = damaged > 0 ? ` ${damaged} damaged or unfinished lines of it could not be read.` : ''
  return `Took over ${enquiries.length} enquiries from the journal of an earlier version, which stays in ${old}.${rest}`
}

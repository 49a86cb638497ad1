import { copyFileSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readTable } from './readTable.ts'
import { openTable } from './Table.ts'

/** The damaged files that were set aside in a folder; an earlier version gave its own no date. */
export const asideIn = (folder: string) =>
  readdirSync(folder).filter((name) => /^enquiries\.damaged(-\d+\.db)?$/.test(name))

/**
 * Sets a damaged file aside and puts a new one in its place, with every enquiry that can be read. Returns what it did;
 * undefined where the file is whole. Throws SQLite's errors where the disk has no room: then nothing has changed.
 */
export function mend(path: string): string | undefined {
  const { enquiries, fault } = readTable(path)
  if (fault === undefined) return undefined
  const stamp = new Date().toISOString().replace(/\D/g, '')
  const aside = join(dirname(path), `enquiries.damaged-${stamp}.db`)
  const next = `${path}.new`
  try {
    for (const end of ['', '-wal']) if (existsSync(path + end)) copyFileSync(path + end, aside + end)
    const table = openTable(next)
    try {
      table.transaction(() => enquiries.toReversed().forEach(table.put))
    } finally {
      table.close()
    }
  } catch (error) {
    for (const file of [next, aside]) remove(file)
    throw error
  }
  // Before the rename: SQLite would take the old file's log for the new one's.
  for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true })
  renameSync(next, path)
  const count = enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`
  return `The file of enquiries was damaged (${fault}). ${count} could be read and ${enquiries.length === 1 ? 'is' : 'are'} kept. The damaged file was set aside as ${aside}.`
}

/** Deletes a database with the files that SQLite puts beside it. */
export function remove(path: string) {
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
}

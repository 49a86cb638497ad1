import { closeSync, copyFileSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import type { StoredEnquiry } from '../src/schema.ts'
import { type Database, isDamage, openDatabase } from './sqlite.ts'
import { everyRow, isWhole, openTable, rowBy } from './Table.ts'

/** What can be read of a file of enquiries. */
export interface Content {
  /** Newest first. */
  enquiries: readonly StoredEnquiry[]
  /** The fault, in SQLite's words; absent where the file is whole. */
  fault?: string
}

function withDatabase<T>(path: string, read: (database: Database) => T): T {
  const database = openDatabase(path, { readOnly: true })
  try {
    return read(database)
  } finally {
    database.close()
  }
}

/** The first fault that SQLite's own check finds. */
function faultIn(database: Database): string | undefined {
  const [row] = database.prepare('PRAGMA integrity_check(1)').all() as { integrity_check: string }[]
  return row?.integrity_check === 'ok' ? undefined : row?.integrity_check.trim().split('\n').at(-1)
}

/** Reads the file, whether a store writes to it or not, and whether it is damaged or not. */
export function readTable(path: string): Content {
  const file = statSync(path, { throwIfNoEntry: false })
  if (file && !file.isFile()) throw new Error(`${path} is no file`)
  if (!file || file.size === 0) return { enquiries: [] }
  try {
    return withDatabase(path, (database) => {
      const fault = faultIn(database)
      return fault ? { enquiries: salvaged(path), fault } : { enquiries: everyRow(database) }
    })
  } catch (error) {
    if (!isDamage(error)) throw error
    return { enquiries: salvaged(path), fault: (error as Error).message }
  }
}

function salvaged(path: string): StoredEnquiry[] {
  const found = readableIn(path)
  return found.length > 0 ? found : behindAnotherFirstPage(path)
}

// A damaged page hides what is behind it from the side on which it is read. So the table and its index are read from
// both ends for the numbers of the rows, and then each row by itself.
const ways = ['NOT INDEXED ORDER BY rowid', 'INDEXED BY sqlite_autoindex_enquiries_1 ORDER BY id'].flatMap((way) => [
  `${way} ASC`,
  `${way} DESC`,
])

/** Every row that can be read of a damaged file, newest first. */
const readableIn = (path: string) =>
  withDatabase(path, (database) => {
    const numbers = new Set<number>()
    const rows: StoredEnquiry[] = []
    for (const way of ways)
      despiteDamage(() => {
        for (const row of database.prepare(`SELECT rowid AS number FROM enquiries ${way}`).iterate())
          numbers.add((row as { number: number }).number)
      })
    for (const number of numbers)
      despiteDamage(() => {
        const row = rowBy(database, number)
        if (row && isWhole(row)) rows.push(row)
      })
    return rows.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  })

function despiteDamage(read: () => void) {
  try {
    read()
  } catch {
    // What was read before the damage counts.
  }
}

/** What can be read once the first page, which describes the table, is replaced by that of a new file. */
function behindAnotherFirstPage(path: string): StoredEnquiry[] {
  const [copy, empty] = [`${path}.copy`, `${path}.empty`]
  try {
    openTable(empty).close()
    copyFileSync(path, copy)
    const page = readFileSync(empty).subarray(0, 4096)
    // Where these two numbers differ, SQLite takes the number of pages from the file's length.
    // https://sqlite.org/fileformat.html#in_header_database_size
    page.writeUInt32BE(0, 92)
    const file = openSync(copy, 'r+')
    writeSync(file, page, 0, page.length, 0)
    closeSync(file)
    return readableIn(copy)
  } finally {
    for (const file of [copy, empty]) for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  }
}

import type { StoredEnquiry } from '../src/schema.ts'
import { type Database, openDatabase } from './sqlite.ts'

/** The file in the store's folder: an SQLite database with the one table `enquiries`. */
export const fileName = 'enquiries.db'

const words = ['service', 'name', 'email', 'phone', 'message'] as const
const columns = ['id', 'createdAt', ...words] as const

const schema = `CREATE TABLE IF NOT EXISTS enquiries (
  id TEXT PRIMARY KEY,
  ${['createdAt', ...words].map((column) => `${column} TEXT NOT NULL`).join(',\n  ')}
)`

// The same words under the same id are one enquiry, at its latest time. Other words under that id change no row.
const put = `INSERT INTO enquiries (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
  ON CONFLICT (id) DO UPDATE SET createdAt = excluded.createdAt
  WHERE ${words.map((column) => `${column} = excluded.${column}`).join(' AND ')}`

/** The table of enquiries, open for writing. */
export interface Table {
  /** Runs `work` in one transaction, which is on the disk when this returns. Where it throws, nothing has changed. */
  transaction: <T>(work: () => T) => T
  /** Like `transaction`, within one: what `work` did before it threw is undone, and the rest stands. */
  nested: <T>(work: () => T) => T
  /** Stores an enquiry. Returns whether it could: other words may be stored under its id. */
  put: (enquiry: StoredEnquiry) => boolean
  /** Deletes enquiries and rewrites the file, so that none of their words stays on the disk. Returns how many. */
  remove: (ids: readonly string[]) => number
  close: () => void
}

/** Opens the table in this file, creating both where there is none. Throws SQLite's errors. */
export function openTable(path: string): Table {
  const database = openDatabase(path)
  try {
    // FULL: a commit answers once it is on the disk. https://sqlite.org/pragma.html#pragma_synchronous
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY')
    database.exec(schema)
    return tableIn(database)
  } catch (error) {
    database.close()
    throw error
  }
}

function tableIn(database: Database): Table {
  const insert = database.prepare(put)

  function within<T>(begin: string, end: string, undo: string, work: () => T): T {
    database.exec(begin)
    try {
      const result = work()
      database.exec(end)
      return result
    } catch (error) {
      // After a fault of the disk SQLite may have ended the transaction itself.
      if (database.isTransaction) database.exec(undo)
      throw error
    }
  }

  const table: Table = {
    transaction: (work) => within('BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK', work),
    nested: (work) => within('SAVEPOINT one', 'RELEASE one', 'ROLLBACK TO one; RELEASE one', work),
    // Reading a text ends at U+0000 (the C string's end), so that it is stored as the sign for what cannot be shown.
    put: (enquiry) => insert.run(...columns.map((name) => enquiry[name].replaceAll('\0', '\ufffd'))).changes > 0,
    remove: (ids) => {
      const remove = database.prepare('DELETE FROM enquiries WHERE id = ?')
      const removed = table.transaction(() => ids.reduce((sum, id) => sum + Number(remove.run(id).changes), 0))
      database.exec('VACUUM')
      const [state] = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all() as { busy: number }[]
      if (state?.busy) throw new Error('Another program reads the file and keeps deleted words in it: try again.')
      return removed
    },
    close: () => database.close(),
  }
  return table
}

/** Reads every enquiry of an open database, newest first. */
export const everyRow = (database: Database) =>
  database
    .prepare(`SELECT ${columns.join(', ')} FROM enquiries ORDER BY createdAt DESC, rowid DESC`)
    .all() as never as StoredEnquiry[]

/** Reads one row by SQLite's own number for it. */
export const rowBy = (database: Database, rowid: number) =>
  database.prepare(`SELECT ${columns.join(', ')} FROM enquiries NOT INDEXED WHERE rowid = ?`).get(rowid) as never as
    | StoredEnquiry
    | undefined

/** Whether a row of a damaged file has all its columns. */
export const isWhole = (row: StoredEnquiry | undefined) =>
  row !== undefined && columns.every((name) => typeof row[name] === 'string')

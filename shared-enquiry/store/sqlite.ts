import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type StoredEnquiry, textNames } from '../src/schema.ts'
import type { NewEnquiry } from './commit.ts'

type Sqlite = typeof import('@photostructure/sqlite')
type Database = InstanceType<Sqlite['DatabaseSync']>

/** Node's SQLite, without its experimental warning; undefined before Node 22.13. */
function loadNodeSqlite(): Sqlite | undefined {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return process.getBuiltinModule('node:sqlite') as Sqlite | undefined
  } finally {
    process.emitWarning = emitWarning
  }
}

// The package is for Node 20. It is optional, so that a system without a binary of it can still install.
// biome-ignore lint/style/noRestrictedImports: the one file that imports SQLite.
const { DatabaseSync } = loadNodeSqlite() ?? (await import('@photostructure/sqlite'))

/** The folder of the embedded store, from ENQUIRIES_DIR; otherwise `enquiries` beside the packages. */
export const usualFolder = process.env.ENQUIRIES_DIR || join(import.meta.dirname, '..', '..', 'enquiries')

const fileIn = (folder: string) => join(folder, 'enquiries.db')

const words = ['service', ...textNames] as const
const columns = ['id', 'createdAt', ...words] as const

const schema = `CREATE TABLE IF NOT EXISTS enquiries (id TEXT PRIMARY KEY, ${columns.slice(1).join(' TEXT NOT NULL, ')} TEXT NOT NULL)`

// The same text under the same id is one enquiry, at its latest time. Other text under that id changes no row.
const insert = `INSERT INTO enquiries (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
  ON CONFLICT (id) DO UPDATE SET createdAt = excluded.createdAt
  WHERE ${words.map((column) => `${column} = excluded.${column}`).join(' AND ')}`

/** SQLite's reason for a failure: https://sqlite.org/rescode.html */
const codeOf = (error: unknown) => (error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0)
const [busy, corrupt, noDatabase] = [5, 11, 26]

/** Whether SQLite cannot read the file. */
export const isDamage = (error: unknown) => [corrupt, noDatabase].includes(codeOf(error))

/** Opens a database that only its owner can read. Waits `timeout` ms for another process's write. */
function openDatabase(path: string, timeout = 10_000): Database {
  // SQLite gives its files beside this one the same mode.
  closeSync(openSync(path, 'a', 0o600))
  const database = new DatabaseSync(path)
  // Not the option `timeout`, which Node 22 has from 22.16.
  database.exec(`PRAGMA busy_timeout = ${timeout}`)
  return database
}

/** Opens the table in a folder. Throws if it cannot; the message has the file's path if the file is damaged. */
function openTable(folder: string): Database {
  const path = fileIn(folder)
  const database = openDatabase(path)
  try {
    const found = database.prepare('PRAGMA quick_check(1)').all()[0] as { quick_check: string }
    if (found.quick_check !== 'ok') throw Object.assign(new Error(found.quick_check), { errcode: corrupt })
    // FULL: a commit returns only after it is on the disk. https://sqlite.org/pragma.html#pragma_synchronous
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${schema}`)
    return database
  } catch (error) {
    database.close()
    if (!isDamage(error)) throw error
    const whatToDo = `Move it away, and the store will create a new one; "sqlite3 ${path} .recover" prints what can be read.`
    throw new Error(`${path} is damaged (${(error as Error).message}) and was left as it is. ${whatToDo}`)
  }
}

/**
 * Locks a file until it is closed or this process ends, even by a kill. Returns undefined if another process still has
 * the lock after `wait` milliseconds.
 */
export function tryLock(file: string, wait = 0): Database | undefined {
  const held = openDatabase(file, wait)
  try {
    // Nothing is written, so that it works on a full disk.
    held.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return held
  } catch (error) {
    held.close()
    if (codeOf(error) !== busy) throw error
    return undefined
  }
}

/** Another store uses the folder of enquiries. */
export class UsedElsewhere extends Error {}

/** Locks a folder for one store, and creates the folder if it is missing. Throws if another store has the lock. */
function holdFolder(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // A separate file: a lock on the enquiries would block `npm run enquiries`.
  const held = tryLock(join(folder, 'enquiries.lock'))
  if (held) return held
  throw new UsedElsewhere(`Another enquiry store is already using ${folder}. Stop it, or set ENQUIRIES_DIR to another.`)
}

/** Throws if another store uses the usual folder. */
export function requireUnusedStore() {
  try {
    holdFolder(resolve(usualFolder)).close()
  } catch (error) {
    // The store itself reports any other problem.
    if (error instanceof UsedElsewhere) throw error
  }
}

/** Opens the store in a folder. Throws, with the reason, if the folder cannot be used. */
export function openStore(folder: string) {
  const held = holdFolder(folder)
  let database: Database
  try {
    database = openTable(folder)
  } catch (error) {
    held.close()
    throw error
  }
  const put = database.prepare(insert)
  // SQLite continues to write into deleted files. The journal contains what is not in the database yet.
  const files = [fileIn(folder), `${fileIn(folder)}-wal`]
  const idOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino
  const opened = files.map(idOf)
  let latest = 0
  return {
    /** Stores an enquiry on the disk and returns its time; undefined if its id has another text. */
    add: (enquiry: NewEnquiry): string | undefined => {
      // In whole microseconds, as Firestore writes it. No two enquiries have the same time.
      latest = Math.max(Date.now() * 1000, latest + 1)
      const createdAt = new Date(latest / 1000).toISOString().replace('Z', `${String(latest % 1000).padStart(3, '0')}Z`)
      const row = { ...enquiry, createdAt }
      // SQLite reads a text only up to U+0000, so that is stored as the replacement character.
      const { changes } = put.run(...columns.map((name) => row[name].replaceAll('\0', '\ufffd')))
      const away = files.find((file, index) => idOf(file) !== opened[index])
      if (away)
        throw new Error(`${away} was deleted, moved or replaced. Put it back, or start the store again, with a new one`)
      return changes ? createdAt : undefined
    },
    close: () => {
      try {
        // Node's SQLite does this on close; the package does not while a statement is prepared.
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      } catch {
        // A damaged file or a full disk: the stored enquiries stay in the journal.
      }
      database.close()
      held.close()
    },
  }
}

/** Runs `work` on the table in a folder, whether or not its store is running; returns `none` if there is no file. */
function inTable<T>(folder: string, none: T, work: (database: Database) => T): T {
  if (!existsSync(fileIn(folder))) return none
  const database = openTable(folder)
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** The enquiries in a store's folder, newest first. */
export const storedIn = (folder: string): StoredEnquiry[] =>
  inTable(folder, [], (database) => {
    const rows = database.prepare(`SELECT ${columns.join(', ')} FROM enquiries ORDER BY createdAt DESC`).all()
    return rows as unknown as StoredEnquiry[]
  })

/** Deletes an enquiry so that none of its text stays on the disk. Returns whether the id existed. */
export const deleteIn = (folder: string, id: string): boolean =>
  inTable(folder, false, (database) => {
    const { changes } = database.prepare('DELETE FROM enquiries WHERE id = ?').run(id)
    database.exec('VACUUM')
    const state = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as unknown as { busy: number }
    if (state.busy) throw new Error('Another program is reading the file, so deleted text is still in it. Try again.')
    return changes > 0
  })

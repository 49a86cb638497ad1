import { closeSync, openSync } from 'node:fs'
// The one door to SQLite. The package has the interface of node:sqlite, which takes its place here once Node 22 is the
// oldest version supported.
// biome-ignore lint/style/noRestrictedImports: the door itself.
import { DatabaseSync } from '@photostructure/sqlite'

/** An open database. */
export type Database = InstanceType<typeof DatabaseSync>

/** How long a write waits for another process's write, in ms. */
const longestWait = 10_000

/** Opens a database, for its owner's eyes only. Throws where it cannot; a read-only one is never created. */
export function openDatabase(path: string, { readOnly = false, timeout = longestWait } = {}): Database {
  // SQLite gives the files that it puts beside this one the same mode.
  if (!readOnly) closeSync(openSync(path, 'a', 0o600))
  return new DatabaseSync(path, { readOnly, timeout })
}

/** SQLite's own code for why it failed: https://sqlite.org/rescode.html */
const codeOf = (error: unknown) => (error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0)

/** The file is damaged (SQLITE_CORRUPT), or is no database (SQLITE_NOTADB). */
export const isDamage = (error: unknown) => [11, 26].includes(codeOf(error) & 0xff)

/** The disk is full (SQLITE_FULL, and SQLITE_IOERR for a file that SQLite maps into memory), or fails. */
export const isFullDisk = (error: unknown) => [13, 10].includes(codeOf(error) & 0xff)

/** Another process holds the database (SQLITE_BUSY). */
export const isBusy = (error: unknown) => (codeOf(error) & 0xff) === 5

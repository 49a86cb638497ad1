import { join } from 'node:path'
import { isBusy, openDatabase } from './sqlite.ts'

/** Another store works in the folder. */
export class Locked extends Error {}

/**
 * Holds a folder for this store until it ends, however it ends: the system itself takes the lock from a process that
 * was killed. Returns a function that lets go earlier. Throws `Locked` where another store holds it.
 */
export function lockFolder(folder: string): () => void {
  // A database of its own: a lock on the enquiries would shut out the operator's command.
  const lock = openDatabase(join(folder, 'enquiries.lock'), { timeout: 0 })
  try {
    // Nothing is written, so that a full disk keeps no store from starting.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new Locked(`Another enquiry store works in ${folder}.`) : error
  }
}

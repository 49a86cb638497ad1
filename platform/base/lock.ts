import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
// biome-ignore lint/style/noRestrictedImports: a lock, which enquiries have nothing to do with.
import { DatabaseSync } from '@photostructure/sqlite'
import { releasesDir } from './store.ts'

const busy = 5

/**
 * Runs a change of the store while nobody else on this machine changes it: two at once would each miss the other's pins.
 * Says whom it waits for. The lock is SQLite's, which the system releases when a process ends in whatever way.
 */
export async function withStoreLock<T>(what: string, change: () => Promise<T>, timeout = 120_000): Promise<T> {
  mkdirSync(releasesDir, { recursive: true })
  const lock = new DatabaseSync(path.join(releasesDir, 'lock.db'))
  const holder = path.join(releasesDir, 'lock.holder')
  const isTaken = (wait: number) => {
    try {
      lock.exec(`PRAGMA busy_timeout = ${wait}; BEGIN EXCLUSIVE`)
      return false
    } catch (error) {
      if ((error as { errcode?: number }).errcode === busy) return true
      throw error
    }
  }
  try {
    if (isTaken(0)) {
      const who = readFileSync(holder, 'utf8')
      console.warn(`Waiting for ${who} …`)
      if (isTaken(timeout))
        throw new Error(`${who} is still changing the release store. Nothing was done; try again later.`)
    }
    writeFileSync(holder, `${what} (process ${process.pid})`)
    return await change()
  } finally {
    lock.close()
  }
}

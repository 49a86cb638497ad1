import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { tryLock } from 'shared-enquiry/tryLock'
import { releasesDir } from './releaseStore.ts'

/** Runs a change of the store under an exclusive lock: of two concurrent changes, each would miss the other's pins. */
export async function withStoreLock<T>(change: () => Promise<T>, timeout = 120_000): Promise<T> {
  const file = path.join(releasesDir, 'lock.db')
  mkdirSync(releasesDir, { recursive: true })
  let lock = tryLock(file)
  if (!lock) console.warn(`Waiting for another command, which is changing ${releasesDir} …`)
  lock ??= tryLock(file, timeout)
  if (!lock) throw new Error(`Another command is still changing ${releasesDir}. Nothing was done; try again later.`)
  try {
    return await change()
  } finally {
    lock.close()
  }
}

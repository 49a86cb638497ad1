import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { hold } from 'shared-enquiry/hold'
import { releasesDir } from './releaseStore.ts'

/** Runs a change of the store while nobody else on this machine changes it: two at once would each miss the other's pins. */
export async function withStoreLock<T>(change: () => Promise<T>, timeout = 120_000): Promise<T> {
  const file = path.join(releasesDir, 'lock.db')
  mkdirSync(releasesDir, { recursive: true })
  let lock = hold(file)
  if (!lock) console.warn(`Waiting for another command, which is changing ${releasesDir} …`)
  lock ??= hold(file, timeout)
  if (!lock) throw new Error(`Another command is still changing ${releasesDir}. Nothing was done; try again later.`)
  try {
    return await change()
  } finally {
    lock.close()
  }
}

import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { hold } from 'shared-enquiry/hold'
import { inWords } from '../base/inWords.ts'
import { releasesDir } from './store.ts'

const lockFile = path.join(releasesDir, 'lock.db')

/** Takes the store's lock; undefined if another process has it still after `wait` milliseconds. */
function take(wait: number) {
  try {
    mkdirSync(releasesDir, { recursive: true })
    return hold(lockFile, wait)
  } catch (error) {
    throw new Error(`${inWords(error, lockFile).message} Nothing was done, and the site is as it was.`)
  }
}

/** Runs a change of the store while nobody else on this machine changes it: two at once would each miss the other's pins. */
export async function withStoreLock<T>(change: () => Promise<T>, timeout = 120_000): Promise<T> {
  let lock = take(0)
  if (!lock) console.warn(`Waiting for another command, which is changing ${releasesDir} …`)
  lock ??= take(timeout)
  if (!lock) throw new Error(`Another command is still changing ${releasesDir}. Nothing was done; try again later.`)
  try {
    return await change()
  } finally {
    lock.close()
  }
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hold } from 'shared-enquiry/hold'
import { inWords } from '../base/inWords.ts'
import { releasesDir } from './store.ts'

const lockFile = path.join(releasesDir, 'lock.db')
const holderFile = path.join(releasesDir, 'lock.holder')

const holder = () => (existsSync(holderFile) ? readFileSync(holderFile, 'utf8') : 'another command')

/** Takes the store's lock, and notes who has it; undefined if another has it still after `wait` milliseconds. */
function take(what: string, wait: number) {
  try {
    mkdirSync(releasesDir, { recursive: true })
    const lock = hold(lockFile, wait)
    if (lock) writeFileSync(holderFile, `${what} (process ${process.pid})`)
    return lock
  } catch (error) {
    throw new Error(`${inWords(error, lockFile).message} Nothing was done, and the site is as it was.`)
  }
}

/**
 * Runs a change of the store while nobody else on this machine changes it: two at once would each miss the other's pins.
 * Says whom it waits for.
 */
export async function withStoreLock<T>(what: string, change: () => Promise<T>, timeout = 120_000): Promise<T> {
  let lock = take(what, 0)
  if (!lock) console.warn(`Waiting for ${holder()} …`)
  lock ??= take(what, timeout)
  if (!lock) throw new Error(`${holder()} is still changing the release store. Nothing was done; try again later.`)
  try {
    return await change()
  } finally {
    lock.close()
  }
}

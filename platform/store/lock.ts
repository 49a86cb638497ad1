import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hold } from 'shared-enquiry/hold'
import { inWords } from '../base/inWords.ts'
import { releasesDir } from './store.ts'

const holderFile = (name: string) => path.join(releasesDir, `${name}.holder`)

const holderOf = (name: string) =>
  existsSync(holderFile(name)) ? readFileSync(holderFile(name), 'utf8') : 'another command'

/** Takes a lock of the store, and notes who has it; undefined if somebody else has it still after so many milliseconds. */
function take(name: string, wait: number, what: string) {
  const file = path.join(releasesDir, `${name}.db`)
  try {
    mkdirSync(releasesDir, { recursive: true })
    const lock = hold(file, wait)
    if (lock) writeFileSync(holderFile(name), `${what} (process ${process.pid})`)
    return lock
  } catch (error) {
    throw new Error(`${inWords(error, file).message} Nothing was done, and the site is as it was.`)
  }
}

/**
 * Runs a change of the store while nobody else on this machine changes it: two at once would each miss the other's pins.
 * Says whom it waits for.
 */
export async function withStoreLock<T>(what: string, change: () => Promise<T>, timeout = 120_000): Promise<T> {
  let lock = take('lock', 0, what)
  if (!lock) console.warn(`Waiting for ${holderOf('lock')} …`)
  lock ??= take('lock', timeout, what)
  if (!lock)
    throw new Error(`${holderOf('lock')} is still changing the release store. Nothing was done; try again later.`)
  try {
    return await change()
  } finally {
    lock.close()
  }
}

// A connection that nobody holds is closed.
const claims: ReturnType<typeof take>[] = []

/** Claims the store for the servers of one `npm start`, until the process ends. Throws if another serves it already. */
export function claimServing(origin: string) {
  const lock = take('lock.serving', 0, origin)
  claims.push(lock)
  if (lock) return
  throw new Error(
    `npm start runs already: it serves this site at ${holderOf('lock.serving')}. Stop it with Ctrl+C, or give this one folders of its own: RELEASES_DIR=… SITE_DIR=… DRAFTS_DIR=…`,
  )
}

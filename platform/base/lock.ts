import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
// biome-ignore lint/style/noRestrictedImports: a lock, which enquiries have nothing to do with.
import { DatabaseSync } from '@photostructure/sqlite'
import { inWords } from './inWords.ts'
import { releasesDir } from './store.ts'

const busy = 5

/** A lock in the store's folder. It is SQLite's, which the system releases when a process ends in whatever way. */
function lockNamed(name: string) {
  const file = path.join(releasesDir, `${name}.db`)
  const holder = path.join(releasesDir, `${name}.holder`)
  const tried = <T>(act: () => T): T => {
    try {
      return act()
    } catch (error) {
      throw new Error(`${inWords(error, file).message} Nothing was done, and the site is as it was.`)
    }
  }
  const lock = tried(() => {
    mkdirSync(releasesDir, { recursive: true })
    return new DatabaseSync(file)
  })
  const isOurs = (wait: number) => {
    try {
      lock.exec(`PRAGMA busy_timeout = ${wait}; BEGIN EXCLUSIVE`)
      return true
    } catch (error) {
      if ((error as { errcode?: number }).errcode === busy) return false
      throw error
    }
  }
  return {
    /** Takes the lock, and notes who has it. Returns false where somebody else has it still after so many milliseconds. */
    take: (wait: number, what: string) =>
      tried(() => {
        if (!isOurs(wait)) return false
        writeFileSync(holder, `${what} (process ${process.pid})`)
        return true
      }),
    holder: () => (existsSync(holder) ? readFileSync(holder, 'utf8') : 'another command'),
    close: () => lock.close(),
  }
}

/**
 * Runs a change of the store while nobody else on this machine changes it: two at once would each miss the other's pins.
 * Says whom it waits for.
 */
export async function withStoreLock<T>(what: string, change: () => Promise<T>, timeout = 120_000): Promise<T> {
  const lock = lockNamed('lock')
  try {
    if (!lock.take(0, what)) {
      const who = lock.holder()
      console.warn(`Waiting for ${who} …`)
      if (!lock.take(timeout, what))
        throw new Error(`${who} is still changing the release store. Nothing was done; try again later.`)
    }
    return await change()
  } finally {
    lock.close()
  }
}

// A connection that nobody holds is closed.
const claims: ReturnType<typeof lockNamed>[] = []

/** Claims the store for the servers of one `npm start`, until the process ends. Throws where another serves it already. */
export function claimServing(origin: string) {
  const lock = lockNamed('lock.serving')
  claims.push(lock)
  if (!lock.take(0, origin))
    throw new Error(
      `npm start runs already: it serves this site at ${lock.holder()}. Stop it with Ctrl+C, or give this one folders of its own: RELEASES_DIR=… SITE_DIR=… DRAFTS_DIR=…`,
    )
}

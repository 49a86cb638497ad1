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
  const refuse = (error: unknown): never => {
    const { code = '', message } = error as NodeJS.ErrnoException
    const why = code.startsWith('ERR_SQLITE')
      ? `${file}: the lock cannot be taken (${message}). Is the folder writable, and is there room? A damaged lock may be deleted: it holds nothing.`
      : inWords(error).message
    throw new Error(`${why} Nothing was done, and the site is as it was.`)
  }
  const open = () => {
    try {
      mkdirSync(releasesDir, { recursive: true })
      return new DatabaseSync(file)
    } catch (error) {
      return refuse(error)
    }
  }
  const lock = open()
  return {
    /** Whether somebody else has it still after so many milliseconds. Otherwise it is ours. */
    isTaken(wait: number) {
      try {
        lock.exec(`PRAGMA busy_timeout = ${wait}; BEGIN EXCLUSIVE`)
        return false
      } catch (error) {
        return (error as { errcode?: number }).errcode === busy || refuse(error)
      }
    },
    holder: () => (existsSync(holder) ? readFileSync(holder, 'utf8') : 'another command'),
    note: (what: string) => {
      try {
        writeFileSync(holder, what)
      } catch (error) {
        refuse(error)
      }
    },
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
    if (lock.isTaken(0)) {
      const who = lock.holder()
      console.warn(`Waiting for ${who} …`)
      if (lock.isTaken(timeout))
        throw new Error(`${who} is still changing the release store. Nothing was done; try again later.`)
    }
    lock.note(`${what} (process ${process.pid})`)
    return await change()
  } finally {
    lock.close()
  }
}

// Kept here: a connection that nobody has any more is closed.
const claims: ReturnType<typeof lockNamed>[] = []

/**
 * Claims the store for the servers of one `npm start`, which serve its site at this origin, until the process ends. Throws
 * where another serves it already.
 */
export function claimServing(origin: string) {
  const lock = lockNamed('lock.serving')
  if (!lock.isTaken(0)) {
    lock.note(`${origin} (process ${process.pid})`)
    claims.push(lock)
    return
  }
  lock.close()
  throw new Error(
    `npm start runs already: it serves this site at ${lock.holder()}. Stop it with Ctrl+C, or give this one folders of its own: RELEASES_DIR=… SITE_DIR=… DRAFTS_DIR=…`,
  )
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { releasesDir } from './store.ts'

/** How long a release waits for another one, in ms, before it gives up. */
const patience = 120_000

const file = path.join(releasesDir, 'lock')

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function take(): boolean {
  try {
    // `wx` fails where the file exists, in one step: two processes cannot both get it.
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

function holder(of = file): number {
  try {
    return Number(readFileSync(of, 'utf8'))
  } catch {
    return 0
  }
}

/** Takes away the lock of a process that was killed. */
function clear(dead: number) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    // Somebody else was quicker, and this lock is theirs already: give it back.
    if (holder(aside) !== dead && !existsSync(file)) return renameSync(aside, file)
  } catch {}
  rmSync(aside, { force: true })
}

/**
 * Runs a change to the store while nobody else changes it: pins are read, changed and written back, and
 * two composes at once would each miss the other's. Throws where another change does not end in two minutes.
 */
export async function alone<T>(change: () => Promise<T>): Promise<T> {
  mkdirSync(releasesDir, { recursive: true })
  for (const deadline = Date.now() + patience; !take(); await pause(100)) {
    const pid = holder()
    if (pid && !isRunning(pid)) clear(pid)
    else if (Date.now() > deadline)
      throw new Error(
        `Another release or compose is at work (process ${pid}) and does not end. Nothing was changed. End it, or remove ${file} where there is no such process, and try again.`,
      )
  }
  try {
    return await change()
  } finally {
    rmSync(file, { force: true })
  }
}

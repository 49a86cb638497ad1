import { mkdirSync } from 'node:fs'
import type { StoredEnquiry } from '../src/schema.ts'
import { lockFolder } from './lockFolder.ts'
import { openFile } from './openFile.ts'
import { print } from './print.ts'
import { denied, Refusal } from './Refusal.ts'
import { isDamage, isFullDisk } from './sqlite.ts'
import type { Table } from './Table.ts'
import { type Write, writesIn } from './writesIn.ts'

/** The disk did not take a write. Enquiries that were stored before are safe. */
export class Unwritten extends Error {}

/** A folder of enquiries, held by this process. */
export interface Store {
  /** Stores the enquiries of a `:commit` body, all or none; resolves on the disk. Throws a `Refusal` or `Unwritten`. */
  commit: (body: unknown) => Promise<readonly StoredEnquiry[]>
  close: () => Promise<void>
}

interface Waiting {
  writes: readonly Write[]
  answer: (stored: readonly StoredEnquiry[]) => void
  refuse: (error: Refusal | Unwritten) => void
}

/**
 * Opens the store in a folder, creating it where there is none; `say` is told what it had to mend. Throws `Locked`, or
 * why the folder cannot be used. A full disk is no reason: then each write is refused until there is room.
 */
export function openStore(folder: string, say: (line: string) => void = print): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(folder)
  let table: Table | undefined
  let waiting: Waiting[] = []
  let latest = 0

  const opened = () => {
    table ??= openFile(folder, say)
    return table
  }

  /** The time in whole microseconds, as Firestore writes it. No two commits have the same. */
  function now() {
    latest = Math.max(Date.now() * 1000, latest + 1)
    return `${new Date(latest / 1000).toISOString().slice(0, -1)}${String(latest % 1000).padStart(3, '0')}Z`
  }

  function stored(table: Table, writes: readonly Write[]) {
    const createdAt = now()
    const enquiries = writes.map((write) => ({ ...write, createdAt }))
    table.nested(() => {
      if (!enquiries.every(table.put)) throw denied()
    })
    return enquiries
  }

  /** Writes all that wait in one transaction: one disk sync for many enquiries. Nobody is answered before its end. */
  function writeGroup() {
    const group = waiting
    waiting = []
    // Written already, by the end of the store.
    if (group.length === 0) return
    try {
      const table = opened()
      const answers = table.transaction(() =>
        group.map(({ writes, answer, refuse }) => {
          try {
            const enquiries = stored(table, writes)
            return () => answer(enquiries)
          } catch (error) {
            if (!(error instanceof Refusal)) throw error
            return () => refuse(error)
          }
        }),
      )
      for (const answer of answers) answer()
    } catch (error) {
      // Opened again for the next write, which mends it.
      if (isDamage(error)) closeFile()
      const reason = error instanceof Error ? error.message : 'unknown'
      for (const { refuse } of group) refuse(new Unwritten(`The disk took nothing (${reason}).`))
    }
  }

  function closeFile() {
    table?.close()
    table = undefined
  }

  try {
    opened()
  } catch (error) {
    if (!isFullDisk(error)) {
      unlock()
      throw error
    }
    say(`The disk takes nothing (${(error as Error).message}). Make room in ${folder}.`)
  }
  return {
    commit: async (body) => {
      const writes = writesIn(body)
      return new Promise((answer, refuse) => {
        // After the sockets of this turn were read: all their enquiries are one group.
        if (waiting.length === 0) setImmediate(writeGroup)
        waiting.push({ writes, answer, refuse })
      })
    },
    close: async () => {
      writeGroup()
      closeFile()
      unlock()
    },
  }
}

import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Change } from '../Documents.ts'

/** The journal's file in the store's folder. */
export const journalName = 'enquiries.log'

/** The journal holds something that was never written so. */
export class Damaged extends Error {}

const checksum = (text: string) => crc32(text).toString(16).padStart(8, '0')

/** A change as one line: a checksum, a space and JSON, in which no line break can stand. */
const lineOf = (change: Change) => {
  const text = JSON.stringify(change)
  return `${checksum(text)} ${text}\n`
}

function changeIn(line: string): Change {
  const [sum, text] = [line.slice(0, 8), line.slice(9)]
  if (line[8] !== ' ' || checksum(text) !== sum) throw new Damaged('the checksum does not fit')
  return JSON.parse(text) as Change
}

/** What a journal's bytes say. `length` is where the last whole line ends, in bytes: behind it a write was cut short. */
export function readJournal(bytes: Buffer, path: string): { changes: Change[]; length: number } {
  const changes: Change[] = []
  let length = 0
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, length)) {
    try {
      changes.push(changeIn(bytes.toString('utf8', length, end)))
    } catch {
      throw new Damaged(
        `${path} is damaged in line ${changes.length + 1}, which begins at byte ${length}. Starting would risk the ` +
          'enquiries behind it: restore the file from a copy, or move it elsewhere to begin an empty one.',
      )
    }
    length = end + 1
  }
  return { changes, length }
}

/** A file that changes are added to, and that answers only once they are on the disk. */
export class Journal {
  readonly #file: FileHandle
  #end: number
  #hasRest = false

  private constructor(file: FileHandle, end: number) {
    this.#file = file
    this.#end = end
  }

  /** Opens or creates the file. `torn` is how many bytes of an unfinished write were cut off. Throws `Damaged`. */
  static async open(path: string, openFile: typeof open = open) {
    const isNew = await openFile(path, 'wx+', 0o600).catch((error) => {
      if (error.code !== 'EEXIST') throw error
      return undefined
    })
    const file = isNew ?? (await openFile(path, 'r+'))
    try {
      if (isNew) await syncFolder(dirname(path))
      const bytes = await file.readFile()
      const { changes, length } = readJournal(bytes, path)
      const torn = bytes.length - length
      const journal = new Journal(file, length)
      if (torn > 0) await journal.#cut()
      return { journal, changes, torn }
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /** Adds changes, all or none, in one write. */
  async add(changes: readonly Change[]) {
    if (this.#hasRest) await this.#cut()
    const bytes = Buffer.from(changes.map(lineOf).join(''))
    this.#hasRest = true
    try {
      for (let at = 0; at < bytes.length; ) {
        const { bytesWritten } = await this.#file.write(bytes, at, bytes.length - at, this.#end + at)
        if (bytesWritten === 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' })
        at += bytesWritten
      }
      await this.#file.datasync()
    } catch (error) {
      // What was written of it must not stay, or it would be found at the next start. If even
      // cutting it off fails, the next write begins with trying again.
      await this.#cut().catch(() => {})
      throw error
    }
    this.#end += bytes.length
    this.#hasRest = false
  }

  async #cut() {
    await this.#file.truncate(this.#end)
    await this.#file.datasync()
    this.#hasRest = false
  }

  close() {
    return this.#file.close()
  }
}

// A new file's name is on the disk only once its folder is. Windows has no such call and needs none.
async function syncFolder(path: string) {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

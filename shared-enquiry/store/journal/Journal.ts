import { type FileHandle, open, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Change } from '../Documents.ts'
import { lineOf, readJournal } from './readJournal.ts'
import { syncFolder, writeAll } from './writeAll.ts'

/** The journal's file in the store's folder. */
export const journalName = 'enquiries.log'

const bytesOf = (changes: readonly Change[]) => Buffer.from(changes.map(lineOf).join(''))

/** The store's journal: a file that changes are added to. It answers only once they are on the disk. */
export class Journal {
  readonly #path: string
  readonly #openFile: typeof open
  #file: FileHandle
  #end: number
  #hasRest = false

  private constructor(path: string, openFile: typeof open, file: FileHandle, end: number) {
    this.#path = path
    this.#openFile = openFile
    this.#file = file
    this.#end = end
  }

  /**
   * Opens or creates the file. `torn` is how many bytes of an unfinished write were cut off; `damage` says what else
   * cannot be read, and stays in the file until it is rewritten.
   */
  static async open(path: string, openFile: typeof open = open) {
    const isNew = await openFile(path, 'wx+', 0o600).catch((error) => {
      if (error.code !== 'EEXIST') throw error
      return undefined
    })
    const file = isNew ?? (await openFile(path, 'r+'))
    try {
      if (isNew) await syncFolder(dirname(path))
      // Left by a process that was killed while it rewrote the journal. It may hold words that were to be deleted.
      await unlink(`${path}.new`).catch(() => {})
      const bytes = await file.readFile()
      const { changes, damage, end } = readJournal(bytes)
      const torn = bytes.length - end
      const journal = new Journal(path, openFile, file, end)
      if (torn > 0) await journal.#cut()
      return { journal, changes, damage, torn }
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /** Adds changes, all or none, in one write. */
  async add(changes: readonly Change[]) {
    if (this.#hasRest) await this.#cut()
    const bytes = bytesOf(changes)
    this.#hasRest = true
    try {
      await writeAll(this.#file, bytes, this.#end)
    } catch (error) {
      // The part that was written must be cut off, or the next start would find it. If that fails too, the next write
      // tries it again first.
      await this.#cut().catch(() => {})
      throw error
    }
    this.#end += bytes.length
    this.#hasRest = false
  }

  /** Replaces the journal's content by these changes. The old file stays until the new one is on the disk. */
  async rewrite(changes: readonly Change[]) {
    const path = `${this.#path}.new`
    const bytes = bytesOf(changes)
    const file = await this.#openFile(path, 'w+', 0o600)
    try {
      await writeAll(file, bytes, 0)
      await rename(path, this.#path)
    } catch (error) {
      await file.close()
      await unlink(path).catch(() => {})
      throw error
    }
    const old = this.#file
    this.#file = file
    this.#end = bytes.length
    this.#hasRest = false
    await old.close()
    await syncFolder(dirname(this.#path))
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

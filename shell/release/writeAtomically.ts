import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Whether a file is the beginning of another one, whose writing was interrupted. */
export const isUnfinished = (file: string) => file.endsWith('.tmp')

/** Writes a file so that a reader meets the old content or the new, never a half, also after a kill. */
export function writeAtomically(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(draft, content)
    renameSync(draft, file)
  } catch (error) {
    // On a full disk its half would take the last of the room.
    rmSync(draft, { force: true })
    throw error
  }
}

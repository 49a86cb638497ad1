import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file so that a reader finds the old content or the new one, never a part, even where this process is killed. */
export function writeAtomically(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(temporary, content)
    renameSync(temporary, file)
  } catch (error) {
    // On a full disk the unfinished file would take the last of the room.
    rmSync(temporary, { force: true })
    // A failed write, unlike a failed open, says nothing of the file.
    throw Object.assign(error as Error, { path: file })
  }
}

import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Whether a file is left over from an interrupted `writeAtomically`. */
export const isUnfinished = (file: string) => file.endsWith('.tmp')

function flush(file: string) {
  const descriptor = openSync(file, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Writes a file so that a reader finds the old content or the new one, never a part, even after a kill or a power cut.
 * The content is on the disk before the file gets its name, and the name is on the disk when this returns.
 */
export function writeAtomically(file: string, content: string | Buffer) {
  const folder = path.dirname(file)
  mkdirSync(folder, { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(temporary, content, { flush: true })
    renameSync(temporary, file)
    // Windows cannot open a folder, and need not flush one.
    if (process.platform !== 'win32') flush(folder)
  } catch (error) {
    // On a full disk the unfinished file would take the last of the room.
    rmSync(temporary, { force: true })
    throw error
  }
}

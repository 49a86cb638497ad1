import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Whether a file is the beginning of another one, whose writing was interrupted. */
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
 * Writes a file so that a reader meets the old content or the new, never a half, also after a kill or a power cut: the
 * content is on the disk before the name is, and the name when this returns.
 */
export function writeAtomically(file: string, content: string | Buffer) {
  const folder = path.dirname(file)
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(draft, content, { flush: true })
    renameSync(draft, file)
    // Windows opens no folder, and needs none flushed.
    if (process.platform !== 'win32') flush(folder)
  } catch (error) {
    // On a full disk its half would take the last of the room.
    rmSync(draft, { force: true })
    throw error
  }
}

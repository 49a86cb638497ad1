import { renameSync, writeFileSync } from 'node:fs'

/** Replaces a file's content. The old file stays until the new one is on the disk. */
export function replaceFile(path: string, content: Buffer) {
  writeFileSync(`${path}.new`, content, { mode: 0o600, flush: true })
  renameSync(`${path}.new`, path)
}

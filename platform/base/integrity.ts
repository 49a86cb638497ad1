import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from './filesIn.ts'
import type { Assets } from './store.ts'
import { isUnfinished } from './writeAtomically.ts'

/** A file's size in bytes and its integrity, as a release describes it and as a browser checks it. */
export const described = (content: Buffer) => ({
  bytes: content.length,
  integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
})

/** The description of every file below a folder, by its path from there. */
export const describedFiles = (folder: string, isLeftOut: (file: string) => boolean = () => false): Assets =>
  Object.fromEntries(
    filesIn(folder)
      .filter((file) => !isUnfinished(file) && !isLeftOut(file))
      .map((file) => [file, described(readFileSync(path.join(folder, file)))]),
  )

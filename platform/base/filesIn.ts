import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Every file below a folder, by its path from there, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()

/** Whether there is a file with exactly this content. */
export const isSame = (file: string, content: string | Buffer) =>
  existsSync(file) && readFileSync(file).equals(Buffer.from(content))

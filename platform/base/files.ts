import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { Rejection } from './rejection.ts'

/** Every file below a folder, by its path from there, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()

// Finder, the file manager of Windows and others leave these where somebody has looked.
const desktopFile = /^(\..*|thumbs\.db|ehthumbs(_vista)?\.db|desktop\.ini|icon\r|__macosx)$/i

/** Every file below a folder, but for those that a desktop has left there, and those whose names begin with a dot. */
export const filesWithoutDesktops = (folder: string) =>
  filesIn(folder).filter((file) => !file.split(path.sep).some((name) => desktopFile.test(name)))

// Not `toString`, which reads other characters where bytes are not UTF-8.
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The content of a JSON file of this shape. Throws with the file's name, why it cannot be read, and the remedy. */
export function readJsonAs<T extends v.GenericSchema>(schema: T, file: string, remedy = ''): v.InferOutput<T> {
  try {
    return v.parse(schema, JSON.parse(utf8.decode(readFileSync(file))))
  } catch (error) {
    const place = v.isValiError(error) ? v.getDotPath(error.issues[0]) : ''
    throw new Rejection(
      'shape',
      `${file} cannot be read (${place ? `${place}: ` : ''}${(error as Error).message}). ${remedy}`.trim(),
    )
  }
}

/** The content of a JSON file of our own. Throws as `readJsonAs` does. */
export const readJson = <T>(file: string) => readJsonAs(v.any(), file) as T

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

/** Writes a value as a JSON file, with a line for each part of it. */
export const writeJson = (file: string, value: unknown) => writeAtomically(file, `${JSON.stringify(value, null, 1)}\n`)

/** The integrity of a content, as a browser checks it and as a content security policy names it. */
export const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/**
 * An error of the system as a sentence: the path, what is wrong, and what to do. Any other error as it is. `place` is where
 * it happened, for errors that do not say so.
 */
export function describeSystemError(error: unknown, place = ''): Error {
  const { code, syscall, path = place, message } = error as NodeJS.ErrnoException
  if (!syscall && code !== 'ERR_SQLITE_ERROR') return error instanceof Error ? error : new Error(String(error))
  const remedy =
    code === 'ENOENT' && syscall !== 'mkdir'
      ? 'Restore it from the bucket, or release its unit again.'
      : 'Is there room, may this user write there, and does the disk take links? RELEASES_DIR, SITE_DIR and DRAFTS_DIR name other folders.'
  return new Error(`${message}${message.includes(path) ? '' : `, ${path}`}. ${remedy}`, { cause: error })
}

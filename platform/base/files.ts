import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { Rejection } from './rejection.ts'

/** The files below a folder, as sorted paths relative to it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()

// Finder, Windows Explorer and similar tools leave these files in folders that somebody has opened.
const desktopFile = /^(\..*|thumbs\.db|ehthumbs(_vista)?\.db|desktop\.ini|icon\r|__macosx)$/i

/**
 * The files below a folder, except those that a file manager left and those whose path has a name with a leading dot.
 */
export const filesWithoutDesktops = (folder: string) =>
  filesIn(folder).filter((file) => !file.split(path.sep).some((name) => desktopFile.test(name)))

// `toString` would silently replace bytes that are not UTF-8.
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a JSON file and checks it against a schema. Throws with the file's name, the reason and the remedy. */
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

/** Reads a JSON file that this repository wrote. Throws as `readJsonAs` does. */
export const readJson = <T>(file: string) => readJsonAs(v.any(), file) as T

/** Writes a file so that readers find the old content or the new one, never a part, even if this process is killed. */
export function writeAtomically(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(temporary, content)
    renameSync(temporary, file)
  } catch (error) {
    // If the disk is full, the unfinished file would use up the last free space.
    rmSync(temporary, { force: true })
    // A failed write, unlike a failed open, does not name the file.
    throw Object.assign(error as Error, { path: file })
  }
}

/** Writes a value as a JSON file, one line for each property. */
export const writeJson = (file: string, value: unknown) => writeAtomically(file, `${JSON.stringify(value, null, 1)}\n`)

/** The integrity value of a file, in the form that `integrity` attributes and CSP directives use. */
export const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/**
 * Describes a system error in a sentence: the path, what is wrong, and what to do. Returns other errors unchanged.
 * `place` is the path for errors that do not name one.
 */
export function describeSystemError(error: unknown, place = ''): Error {
  const { code, syscall, path = place, message } = error as NodeJS.ErrnoException
  if (!syscall && code !== 'ERR_SQLITE_ERROR') return error instanceof Error ? error : new Error(String(error))
  const remedy =
    code === 'ENOENT' && syscall !== 'mkdir'
      ? 'Restore it from the bucket, or release its unit again.'
      : 'Check that the disk has space and supports links, and that this user may write there. RELEASES_DIR, SITE_DIR and DRAFTS_DIR name other folders.'
  return new Error(`${message}${message.includes(path) ? '' : `, ${path}`}. ${remedy}`, { cause: error })
}

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
/** Every file below a folder, by its path from there, sorted. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
/** The content of a JSON file. Throws with the file's name if it cannot be read. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read (${error.message}).`)
  }
}
/** The content of a JSON file of this shape. Throws with the file's name, and the first difference, if it has another. */
export function readJsonAs(schema, file) {
  const { success, output, issues } = v.safeParse(schema, readJson(file))
  if (success) return output
  const place = v.getDotPath(issues[0])
  throw new Error(`${file} cannot be read (${place ? `${place}: ` : ''}${issues[0].message}).`)
}
/** Writes a file so that a reader finds the old content or the new one, never a part, even where this process is killed. */
export function writeAtomically(file, content) {
  mkdirSync(path.dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(temporary, content)
    renameSync(temporary, file)
  } catch (error) {
    // On a full disk the unfinished file would take the last of the room.
    rmSync(temporary, { force: true })
    // A failed write, unlike a failed open, says nothing of the file.
    throw Object.assign(error, { path: file })
  }
}
/** Writes a value as a JSON file, with a line for each part of it. */
export const writeJson = (file, value) => writeAtomically(file, `${JSON.stringify(value, null, 1)}\n`)
/** The integrity of a content, as a browser checks it and as a content security policy names it. */
export const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`

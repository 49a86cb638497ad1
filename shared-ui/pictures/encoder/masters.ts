import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'

/** The files to make from masters: generated modules, and encoded pictures, which are slow to make. Keyed by path. */
export interface Products {
  modules: Map<string, string>
  files: Map<string, () => Promise<Uint8Array>>
}

/** A master: the original file in `pictures/`. */
export interface Master {
  /** Path relative to the root. */
  path: string
  name: string
  extension: string
  bytes: Buffer
}

/** The reason why the masters cannot be used, and the remedy. */
export class MasterError extends Error {
  override name = 'MasterError'
}

/** The masters in one folder below `root`, sorted by name; none if the folder does not exist. */
export async function mastersIn(root: string, folder: string, extensions: readonly string[]): Promise<Master[]> {
  const files = await readdir(join(root, folder)).catch(() => [])
  return Promise.all(
    files
      .sort()
      .filter((file) => extensions.includes(parse(file).ext))
      .map(async (file) => ({
        path: `${folder}/${file}`,
        name: parse(file).name,
        extension: parse(file).ext,
        bytes: await readFile(join(root, folder, file)),
      })),
  )
}

/** Eight hexadecimal digits that depend on every part. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 8)
}

/** The start of every generated module. A module that starts differently was written by hand and is left unchanged. */
export const mark = '// Made by `npm run images` from '

/** The first line of a master's module. */
export function heading(master: Master): string {
  return `${mark}${master.path}: change that or alt.json, and run it again.`
}

/** A string literal as Biome formats it. */
export function literal(text: string): string {
  if (text.includes("'") && !text.includes('"')) return JSON.stringify(text)
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

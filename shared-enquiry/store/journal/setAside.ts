import { open, readFile, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Damage } from './readJournal.ts'
import { syncFolder, writeAll } from './writeAll.ts'

/** The file beside the journal that holds its damaged lines, for a person to look at. */
export const damagedName = 'enquiries.damaged'

async function replace(path: string, lines: readonly Buffer[], openFile: typeof open) {
  const next = `${path}.new`
  const file = await openFile(next, 'w', 0o600)
  const bytes = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]))
  await writeAll(file, bytes, 0).finally(() => file.close())
  await rename(next, path)
  await syncFolder(dirname(path))
}

/** The lines that were set aside in a folder. */
export async function asideIn(folder: string): Promise<Buffer[]> {
  const bytes = await readFile(join(folder, damagedName)).catch((error) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  })
  const lines: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(10, at)
    lines.push(bytes.subarray(at, end === -1 ? bytes.length : end))
    at = end === -1 ? bytes.length : end + 1
  }
  return lines
}

/** Copies the journal's damaged lines into `enquiries.damaged`. Lines that were set aside before stay there. */
export async function setAside(folder: string, damage: readonly Damage[], openFile: typeof open = open) {
  const aside = await asideIn(folder)
  const fresh = damage.map(({ bytes }) => bytes).filter((bytes) => bytes.length > 0)
  // If the last start was interrupted after this step, these lines are in the file already.
  const unknown = fresh.filter((bytes) => !aside.some((other) => other.equals(bytes)))
  if (unknown.length > 0) await replace(join(folder, damagedName), [...aside, ...unknown], openFile)
}

/** Deletes the lines set aside that name one of these ids. Answers how many lines remain: they may be anybody's. */
export async function forgetAside(folder: string, ids: readonly string[]) {
  const aside = await asideIn(folder)
  const rest = aside.filter((line) => !ids.some((id) => line.includes(id)))
  const path = join(folder, damagedName)
  if (rest.length === 0) await unlink(path).catch(() => {})
  else if (rest.length < aside.length) await replace(path, rest, open)
  return rest.length
}

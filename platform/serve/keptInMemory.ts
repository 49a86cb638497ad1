import { readFileSync, statSync } from 'node:fs'

/** A file in memory, with the facts that its headers are made from. */
export interface KeptFile {
  content: Buffer
  size: number
  mtime: Date
}

/** The largest file that is kept, and all that is kept, in bytes. */
const limits = { file: 1_000_000, all: 64_000_000 }

const kept = new Map<string, KeptFile>()
let bytes = 0

function forget(file: string) {
  bytes -= kept.get(file)?.size ?? 0
  kept.delete(file)
}

/**
 * A file's content, from memory where it has not changed on the disk. Undefined where there is no such file, or where it
 * is too large to be kept.
 */
export function keptInMemory(file: string): KeptFile | undefined {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat?.isFile() || stat.size > limits.file) return undefined
  const known = kept.get(file)
  if (known && known.size === stat.size && known.mtime.getTime() === stat.mtime.getTime()) return known
  forget(file)
  const content = readFileSync(file)
  // It was being replaced between the two.
  if (content.length !== stat.size) return undefined
  for (const oldest of kept.keys()) {
    if (bytes + stat.size <= limits.all) break
    forget(oldest)
  }
  const made = { content, size: stat.size, mtime: stat.mtime }
  kept.set(file, made)
  bytes += stat.size
  return made
}

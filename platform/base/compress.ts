import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { writeAtomically } from './writeAtomically.ts'

const text = /\.(html|js|css|json|svg|xml|txt|vtt)$/

// Asynchronous, so that several files are packed at once, on every core. Each encoder takes some MB: see inParallel.
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// All pages are compressed again where the menu changes. Quality 7 takes 0.7 s of processor time for the 135 of this site,
// 9 takes 3.1 s and saves 0.5 %. In public the host compresses documents by itself.
const qualityOf = (file: string) => (file.endsWith('.html') ? 7 : 11)

const forms = {
  '.br': (bytes: Buffer, file: string) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file), [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes: Buffer) => zip(bytes, { level: 9 }),
}

/** The endings of a file's compressed copies, beyond the file's own name. */
export const copySuffixes = Object.keys(forms)

/** The name of the file that a compressed copy is of. */
export function originalOf(name: string) {
  const { ext } = path.parse(name)
  return copySuffixes.includes(ext) ? name.slice(0, -ext.length) : name
}

/**
 * Writes a file, and for a text its `.br` and `.gz`, so that no server compresses while a visitor waits. The copies come
 * first: wherever the file is, they are too.
 */
export async function writeCompressed(file: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content)
  if (text.test(file) && bytes.length >= 200)
    for (const [suffix, pack] of Object.entries(forms)) writeAtomically(file + suffix, await pack(bytes, file))
  writeAtomically(file, bytes)
}

import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { writeAtomically } from './writeAtomically.ts'

const text = /\.(html|js|css|json|svg|xml|txt|vtt)$/

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

const forms = [
  { suffix: '.br', pack: brotli, unpack: brotliDecompressSync },
  { suffix: '.gz', pack: (bytes: Buffer) => gzipSync(bytes, { level: 9 }), unpack: gunzipSync },
]

/** What a file and its compressed copies are called beyond the file's own name. */
export const suffixes = ['', ...forms.map(({ suffix }) => suffix)]

function unpacked(copy: string, unpack: (bytes: Buffer) => Buffer) {
  try {
    return unpack(readFileSync(copy))
  } catch {
    // There is none, or only a part of it.
    return undefined
  }
}

/**
 * Sees to it that a text file has its whole `.br` and `.gz` beside it, so that no server compresses while a visitor
 * waits; copies that are there and whole stay as they are.
 */
export function compress(file: string, content?: string | Buffer) {
  if (!text.test(file)) return
  const bytes = Buffer.from(content ?? readFileSync(file))
  if (bytes.length < 200) return
  for (const { suffix, pack, unpack } of forms)
    if (!unpacked(file + suffix, unpack)?.equals(bytes)) writeAtomically(file + suffix, pack(bytes))
}

/** Writes a file and its compressed copies, which come first: where the file is, they are too. */
export function writeCompressed(file: string, content: string | Buffer) {
  compress(file, content)
  writeAtomically(file, content)
}

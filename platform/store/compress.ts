import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { writeAtomically } from '../base/files.ts'

const text = /\.(html|js|css|json|svg|xml|txt|vtt)$/

// Asynchronous, so that several files are packed at once, on every core. Each encoder takes some MB: see inParallel.
const brotli = promisify(brotliCompress)

/** The name of a file's compressed copy, which every browser takes from this machine. */
export const compressedOf = (name: string) => `${name}.br`

/**
 * Writes a file, and for a text its compressed copy, so that no server compresses while a visitor waits. The copy comes
 * first: wherever the file is, it is too.
 */
export async function writeCompressed(file: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content)
  if (text.test(file) && bytes.length >= 200) {
    const params = {
      // A compose compresses the pages that it changes. For all 79 of this site, quality 7 takes 1.6 s of processor time,
      // 10 takes 8 s and makes documents 7 % smaller, 11 takes 20 s. In public the host compresses documents by itself.
      [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.html') ? 10 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    writeAtomically(compressedOf(file), await brotli(bytes, { params }))
  }
  writeAtomically(file, bytes)
}

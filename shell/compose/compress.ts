import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const text = /\.(html|js|css|json|svg|xml|txt|vtt)$/

/** Writes a text file's `.br` and `.gz` beside it, so that no server compresses while a visitor waits. */
export function compress(file: string, content: string | Buffer = readFileSync(file)) {
  if (!text.test(file) || content.length < 200) return
  const bytes = Buffer.from(content)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

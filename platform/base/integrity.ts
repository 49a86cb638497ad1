import { createHash } from 'node:crypto'

/** A file's size in bytes and its integrity, as a release describes it and as a browser checks it. */
export const described = (content: Buffer) => ({
  bytes: content.length,
  integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
})

import { createHash } from 'node:crypto'

/** The integrity of a content, as a browser checks it and as a content security policy names it. */
export const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

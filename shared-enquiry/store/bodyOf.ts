import type { IncomingMessage } from 'node:http'
import { Malformed } from './values.ts'

/** The largest request, in bytes. */
export const largest = 1024 * 1024

/** A request is longer than `largest`. */
export class TooLarge extends Error {}

/** The JSON in a request's body. Throws `TooLarge` or `Malformed`. */
export async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > largest) throw new TooLarge()
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length
      if (size > largest) throw new TooLarge()
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof TooLarge ? error : new Malformed('the request broke off')
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)))
  } catch {
    throw new Malformed('the request is not JSON')
  }
}

import type { IncomingMessage } from 'node:http'
import { malformed, Refusal } from './Refusal.ts'

/** The largest request, in bytes. */
export const largest = 1024 * 1024

const tooLarge = () => new Refusal(413, 'INVALID_ARGUMENT', 'The request is too large.')

/** The JSON in a request's body. Throws a `Refusal`. */
export async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > largest) throw tooLarge()
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length
      if (size > largest) throw tooLarge()
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof Refusal ? error : malformed('the request broke off')
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)))
  } catch {
    throw malformed('the request is not JSON')
  }
}

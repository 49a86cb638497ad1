import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const wellFormed = /^[\w-]{8,64}$/

const ids = new WeakMap<IncomingMessage, string>()

/** The id of a request: that of the proxy in front, where it gives one that is well formed, or else a new one. */
export function idOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  const id = ids.get(request) ?? (typeof given === 'string' && wellFormed.test(given) ? given : randomUUID())
  ids.set(request, id)
  return id
}

/**
 * Logs that a request failed, with an id that its answer carries too. Only answers that failed carry one: on every file
 * it would be 50 bytes. The log has the path alone: the query may hold a visitor's words.
 */
export function logFailure(request: IncomingMessage, response: ServerResponse, words: string) {
  const [address] = request.url?.split('?', 1) ?? []
  console.error(`${new Date().toISOString()} ${idOf(request)} ${address}: ${words}`)
  if (!response.headersSent) response.setHeader('X-Request-Id', idOf(request))
}

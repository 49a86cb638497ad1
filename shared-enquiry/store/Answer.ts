import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopback } from 'shared-ui/isLoopback'

/** An answer of the store. */
export interface Answer {
  status: number
  json: unknown
}

/** A refusal in the form that Firestore gives it. */
export const fault = (status: number, code: string, message: string): Answer => ({
  status,
  json: { error: { code: status, status: code, message } },
})

/** Whether a `Host` header names this machine. */
export const isLocalHost = (host = '') => isLoopback(host.replace(/:\d{1,5}$/, ''))

/** Whether an `Origin` header names a page of this machine. */
export const isLocalPage = (origin: string) =>
  origin.startsWith('http://') && isLocalHost(origin.slice('http://'.length))

/** Sends an answer, with the headers that the browser of a local page asks for. */
export function reply(request: IncomingMessage, response: ServerResponse, { status, json }: Answer) {
  const { origin } = request.headers
  if (origin && isLocalPage(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin)
    response.setHeader('Vary', 'Origin')
  }
  if (request.method === 'OPTIONS' && status === 204) {
    // The SDK's own headers make the browser send a preflight request.
    const headers = request.headers['access-control-request-headers'] ?? ''
    response.setHeader('Access-Control-Allow-Methods', 'POST')
    if (/^[\w\-, ]{1,500}$/.test(headers)) response.setHeader('Access-Control-Allow-Headers', headers)
    response.setHeader('Access-Control-Max-Age', '600')
    if (request.headers['access-control-request-private-network'])
      response.setHeader('Access-Control-Allow-Private-Network', 'true')
  }
  // The rest of an unread body would be taken for the next request.
  if (!request.complete) response.setHeader('Connection', 'close')
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (status === 204) response.writeHead(204).end()
  else response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(json))
}

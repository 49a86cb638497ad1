import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { idOf, logFailure } from './failures.ts'

// The headers that an answer may depend on. No other is passed on: a length without its body would have the area's
// server read the next visitor's request as the rest of this one.
const passedOn = [
  'accept-encoding',
  'range',
  'if-range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
] as const

/** How long an area's server may take to begin its answer, in ms. */
export const answerTimeout = 8000

/** Answers with an area's server's answer to the same request, under the edge's own headers. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { area, port, path }: { area: string; port: number; path: string },
  headers: Readonly<Record<string, string>>,
) {
  const refuse = (status: number, text: string) => {
    logFailure(request, response, `${status} of ${area}: ${text}`)
    if (response.headersSent) return response.destroy()
    response.writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    response.end(`${text}\n`)
  }
  const asked = passedOn.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : []))
  const upstream = ask({
    host: 'localhost',
    port,
    path,
    method: request.method,
    headers: { ...Object.fromEntries(asked), 'x-request-id': idOf(request) },
  })
  const silence = setTimeout(() => {
    refuse(504, "The area's server says nothing.")
    upstream.destroy()
  }, answerTimeout)
  upstream.on('response', (answer) => {
    clearTimeout(silence)
    // These headers are about this connection, not about the visitor's.
    const { connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _coding, ...own } = answer.headers
    // Set one by one: a name that both have in different case would otherwise be sent twice.
    for (const [name, value] of Object.entries({ ...own, ...headers })) if (value) response.setHeader(name, value)
    if ((answer.statusCode ?? 502) >= 500)
      logFailure(request, response, `${answer.statusCode} from the server of ${area}`)
    response.writeHead(answer.statusCode ?? 502)
    // Where the server breaks off, this ends the visitor's connection too: left open, the visitor would wait for ever.
    pipeline(answer, response, () => {})
  })
  upstream.on('error', () => {
    clearTimeout(silence)
    if (response.writableEnded || response.destroyed) return
    // The server may close a kept-alive connection just as it is used again. That is no fault of the server: ask again.
    if (upstream.reusedSocket && !response.headersSent) return forward(request, response, { area, port, path }, headers)
    refuse(502, "The area's server does not answer.")
  })
  // A visitor who leaves in the middle of a film must not keep the area's server busy with it.
  response.on('close', () => {
    clearTimeout(silence)
    upstream.destroy()
  })
  upstream.end()
}

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A test's answer to a request of the browser; `undefined` passes the request on to the server. */
export type Answer = { status?: number; headers?: Record<string, string>; body?: string } | 'abort' | undefined

/** A request of the browser, which a test may also send to the server itself. */
export interface Visit {
  url: string
  method: string
  /** The server's answer to it, as text. */
  fetch: () => Promise<{ status: number; headers: Record<string, string>; body: string }>
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

async function fetchVisit(visit: IncomingMessage, body: Buffer) {
  // Not compressed, so that the body can be read and changed.
  const headers = { ...headersOf(visit), 'accept-encoding': 'identity' }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(visit.url ?? '', { method: visit.method ?? 'GET', headers }, resolve)
      .on('error', reject)
      .end(body)
  })
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  const { 'transfer-encoding': _chunked, 'content-length': _length, ...others } = headersOf(response)
  return { status: response.statusCode ?? 0, headers: others, body: Buffer.concat(parts) }
}

/**
 * Starts a proxy between a browser and all servers. It does three things that WebDriver cannot: it shows a test each
 * request, lets the test answer it, and changes documents before the browser gets them.
 */
export async function startRoutingProxy(
  answer: (visit: Visit) => Promise<Answer>,
  change: (html: string, headers: Record<string, string>) => { html: string; headers: Record<string, string> },
) {
  async function pass(visit: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of visit) parts.push(part)
    const sent = Buffer.concat(parts)
    const given = await answer({
      url: visit.url ?? '',
      method: visit.method ?? 'GET',
      fetch: async () => {
        const { body, ...rest } = await fetchVisit(visit, sent)
        return { ...rest, body: body.toString() }
      },
    })
    if (given === 'abort') return visit.socket.destroy()
    if (given) return response.writeHead(given.status ?? 200, given.headers).end(given.body)
    const { status, headers, body } = await fetchVisit(visit, sent)
    if (!headers['content-type']?.startsWith('text/html')) return response.writeHead(status, headers).end(body)
    const changed = change(body.toString(), headers)
    response.writeHead(status, changed.headers).end(changed.html)
  }
  const server = createServer((visit, response) => {
    // A page that is left cancels its requests.
    pass(visit, response).catch(() => visit.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

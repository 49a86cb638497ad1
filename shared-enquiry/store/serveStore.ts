import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Document, Refused } from './Documents.ts'
import { database } from './database.ts'
import { type Store, Unwritten } from './openStore.ts'
import { Malformed } from './values.ts'

/** The largest request, in bytes. */
export const largest = 1024 * 1024

/** What ends the requests that never end, in ms. */
const usualPatience = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
}

interface Answer {
  status: number
  json: unknown
}

const fault = (status: number, code: string, message: string): Answer => ({
  status,
  json: { error: { code: status, status: code, message } },
})

const isLoopback = (host: string | undefined) => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/.test(host ?? '')
const isLocalPage = (origin: string) => /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/.test(origin)

/** Serves a store on the loopback interface as Firestore would. Port 0 takes a free one. */
export async function serveStore(store: Store, port: number, patience = usualPatience) {
  const server = createServer({ ...patience, maxHeaderSize: 16 * 1024 }, (request, response) => {
    void answerTo(request, store).then((answer) => reply(request, response, answer))
  })
  server.maxConnections = 512
  // Connections that neither send nor take anything; Node's own limits cover only requests under way.
  server.setTimeout(patience.requestTimeout + 5_000, (socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    /** Takes no more requests, answers those under way, and closes the store. */
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const deadline = setTimeout(() => server.closeAllConnections(), 3_000)
      await closed
      clearTimeout(deadline)
      await store.close()
    },
  }
}

function reply(request: IncomingMessage, response: ServerResponse, { status, json }: Answer) {
  const { origin } = request.headers
  if (origin && isLocalPage(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin)
    response.setHeader('Vary', 'Origin')
  }
  if (request.method === 'OPTIONS' && status === 204) {
    // The SDK's own headers force the browser to ask first.
    const headers = request.headers['access-control-request-headers'] ?? ''
    response.setHeader('Access-Control-Allow-Methods', 'POST')
    if (/^[\w\-, ]{1,500}$/.test(headers)) response.setHeader('Access-Control-Allow-Headers', headers)
    response.setHeader('Access-Control-Max-Age', '600')
    if (request.headers['access-control-request-private-network'])
      response.setHeader('Access-Control-Allow-Private-Network', 'true')
  }
  // What is left of a body that was not read would be taken for the next request.
  if (!request.complete) response.setHeader('Connection', 'close')
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (status === 204) response.writeHead(204).end()
  else response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(json))
}

async function answerTo(request: IncomingMessage, store: Store): Promise<Answer> {
  try {
    return await route(request, store)
  } catch (error) {
    if (error instanceof Refused) return fault(error.status, error.code, error.message)
    if (error instanceof Malformed) return fault(400, 'INVALID_ARGUMENT', error.message)
    if (error instanceof TooLarge) return fault(413, 'INVALID_ARGUMENT', 'The request is too large.')
    if (error instanceof Unwritten) {
      console.error(`An enquiry was not stored. ${error.message} Make room in the folder; what was stored is safe.`)
      return fault(503, 'UNAVAILABLE', 'The enquiry could not be stored.')
    }
    // Only the kind of error: a message could quote the request.
    console.error(`A request failed (${error instanceof Error ? error.name : typeof error}).`)
    return fault(500, 'INTERNAL', 'The request failed.')
  }
}

const denied = () => fault(403, 'PERMISSION_DENIED', 'The rules do not allow this.')

async function route(request: IncomingMessage, store: Store): Promise<Answer> {
  const { method, headers } = request
  // A page elsewhere that makes its own name point to this machine sends that name; a page elsewhere sends its origin.
  if (!isLoopback(headers.host)) return fault(403, 'PERMISSION_DENIED', 'This store answers to this machine only.')
  if (headers.origin !== undefined && !isLocalPage(headers.origin))
    return fault(403, 'PERMISSION_DENIED', 'This store answers to pages of this machine only.')
  if (method === 'OPTIONS') return { status: 204, json: undefined }

  const { path, query } = addressOf(request.url ?? '')
  if (path === '/' && method === 'GET') return { status: 200, json: { status: 'ready' } }
  if (!path.startsWith(`/v1/${database.slice(0, -1)}`)) return fault(404, 'NOT_FOUND', 'There is nothing here.')

  const [, below = '', verb] = /^\/?(.*?)(?::(\w+))?$/s.exec(path.slice(`/v1/${database.slice(0, -1)}`.length)) ?? []
  if (verb === 'commit' && below === '' && method === 'POST') return committed(await bodyOf(request), store)
  if (verb !== undefined || !isOwner(headers.authorization, store.token)) return denied()
  if (method === 'GET' && below.includes('/')) return one(store.get(below))
  if (method === 'GET') return some(store, below, query)
  if (method !== 'DELETE') return fault(404, 'NOT_FOUND', 'There is nothing here.')
  await store.remove(below)
  return { status: 200, json: {} }
}

function addressOf(text: string) {
  try {
    const url = new URL(text, 'http://localhost')
    return { path: decodeURIComponent(url.pathname), query: url.searchParams }
  } catch {
    throw new Malformed('the address cannot be read')
  }
}

class TooLarge extends Error {}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
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

async function committed(body: unknown, store: Store): Promise<Answer> {
  const { time, set, delete: gone } = await store.commit(body)
  const writeResults = [...set, ...gone].map(() => ({ updateTime: time }))
  return { status: 200, json: { writeResults, commitTime: time } }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const isOwner = (authorization: string | undefined, token: string) =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))

const named = ({ path, ...document }: Document) => ({ name: database + path, ...document })

const one = (document: Document | undefined): Answer =>
  document ? { status: 200, json: named(document) } : fault(404, 'NOT_FOUND', 'There is no such document.')

/** A collection in the order of its documents' names, in pages of at most 1,000. */
function some(store: Store, collection: string, query: URLSearchParams): Answer {
  const size = Math.min(Math.max(Number(query.get('pageSize')) || 100, 1), 1000)
  const after = query.get('pageToken') ?? ''
  const found = store
    .all()
    .filter(({ path }) => path.startsWith(`${collection}/`) && path > after)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const page = found.slice(0, size)
  const last = page.at(-1)
  return {
    status: 200,
    json: { documents: page.map(named), ...(found.length > size && last && { nextPageToken: last.path }) },
  }
}

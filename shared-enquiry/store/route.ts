import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Answer, fault, isLocalHost, isLocalPage } from './Answer.ts'
import { bodyOf } from './bodyOf.ts'
import type { Document } from './Documents.ts'
import { database } from './database.ts'
import type { Store } from './openStore.ts'
import { Malformed } from './values.ts'
import { writeOf, writesOf } from './writeOf.ts'

const documents = `/v1/${database.slice(0, -1)}`

/** Answers a request as Firestore would. Everybody may commit. The owner, who has the token, may read and delete. */
export async function route(request: IncomingMessage, store: Store, health: () => Answer): Promise<Answer> {
  const { method, headers } = request
  // A page of another site sends its origin. If its host name is made to point to this machine (DNS rebinding), the
  // Host header still holds that name.
  if (!isLocalHost(headers.host)) return fault(403, 'PERMISSION_DENIED', 'This store answers to this machine only.')
  if (headers.origin !== undefined && !isLocalPage(headers.origin))
    return fault(403, 'PERMISSION_DENIED', 'This store answers to pages of this machine only.')
  if (method === 'OPTIONS') return { status: 204, json: undefined }

  const { path, query } = addressOf(request.url ?? '')
  if ((path === '/' || path === '/healthz') && method === 'GET') return health()
  if (!path.startsWith(documents)) return notFound()

  const [, below = '', verb] = /^\/?(.*?)(?::(\w+))?$/s.exec(path.slice(documents.length)) ?? []
  const isPost = below === '' && method === 'POST'
  if (verb === 'commit' && isPost) return committed(await bodyOf(request), store)
  const isTheOwner = isOwner(headers.authorization, store.token)
  if (verb === 'batchWrite' && isPost && isTheOwner) return removed(deletesIn(await bodyOf(request)), store)
  if (verb !== undefined || !isTheOwner) return fault(403, 'PERMISSION_DENIED', 'The rules do not allow this.')
  if (method === 'GET' && below.includes('/')) return documentAnswer(store.get(below))
  if (method === 'GET') return collectionAnswer(store, below, query)
  return method === 'DELETE' ? removed([below], store) : notFound()
}

const notFound = () => fault(404, 'NOT_FOUND', 'There is nothing here.')

function addressOf(text: string) {
  try {
    const url = new URL(text, 'http://localhost')
    return { path: decodeURIComponent(url.pathname), query: url.searchParams }
  } catch {
    throw new Malformed('the address cannot be read')
  }
}

async function committed(body: unknown, store: Store): Promise<Answer> {
  const { time, set, delete: gone } = await store.commit(body)
  const writeResults = [...set, ...gone].map(() => ({ updateTime: time }))
  return { status: 200, json: { writeResults, commitTime: time } }
}

async function removed(paths: readonly string[], store: Store): Promise<Answer> {
  await store.remove(paths)
  return { status: 200, json: {} }
}

/** The documents that a batch deletes. A batch that writes anything is refused: the rules bind the owner too. */
function deletesIn(body: unknown): string[] {
  return writesOf(body).map((json) => {
    const { path, fields } = writeOf(json)
    if (fields) throw new Malformed('a batch here only deletes')
    return path
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const isOwner = (authorization: string | undefined, token: string) =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))

const withFullName = ({ path, ...document }: Document) => ({ name: database + path, ...document })

const documentAnswer = (document: Document | undefined): Answer =>
  document ? { status: 200, json: withFullName(document) } : fault(404, 'NOT_FOUND', 'There is no such document.')

/** A collection in the order of its documents' names, in pages of at most 1,000. */
function collectionAnswer(store: Store, collection: string, query: URLSearchParams): Answer {
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
    json: { documents: page.map(withFullName), ...(found.length > size && last && { nextPageToken: last.path }) },
  }
}

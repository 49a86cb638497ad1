import type { IncomingMessage } from 'node:http'
import { type Answer, fault, isLocalHost, isLocalPage } from './Answer.ts'
import { bodyOf } from './bodyOf.ts'
import { database } from './database.ts'
import type { Store } from './openStore.ts'
import { denied, malformed } from './Refusal.ts'

const documents = `/v1/${database.slice(0, -1)}`

/** Answers a request as Firestore would. Everybody on this machine may commit, and nobody reads here. */
export async function route(request: IncomingMessage, store: Store, health: () => Answer): Promise<Answer> {
  const { method, headers } = request
  // A page of another site sends its origin. If its host name is made to point to this machine (DNS rebinding), the
  // Host header still holds that name.
  if (!isLocalHost(headers.host)) return fault(403, 'PERMISSION_DENIED', 'This store answers to this machine only.')
  if (headers.origin !== undefined && !isLocalPage(headers.origin))
    return fault(403, 'PERMISSION_DENIED', 'This store answers to pages of this machine only.')
  if (method === 'OPTIONS') return { status: 204, json: undefined }

  const path = pathOf(request.url ?? '')
  if ((path === '/' || path === '/healthz') && method === 'GET') return health()
  if (!path.startsWith(documents)) return fault(404, 'NOT_FOUND', 'There is nothing here.')
  if (path !== `${documents}:commit` || method !== 'POST') throw denied()
  const [first, ...others] = await store.commit(await bodyOf(request))
  const updateTime = first?.createdAt
  return { status: 200, json: { writeResults: [first, ...others].map(() => ({ updateTime })), commitTime: updateTime } }
}

function pathOf(text: string) {
  try {
    return decodeURIComponent(new URL(text, 'http://localhost').pathname)
  } catch {
    throw malformed('the address cannot be read')
  }
}

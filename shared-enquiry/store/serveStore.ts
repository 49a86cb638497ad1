import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { isLoopback } from 'shared-page/paths'
import { reportIn } from '../notify/report.ts'
import { commitPath, documentsPath, enquiryInRequest, maxRequestSize, reportsPath } from './commit.ts'
import { originForm } from './originForm.ts'
import { isDamage, openStore, UsedElsewhere } from './sqlite.ts'

type Add = ReturnType<typeof openStore>['add']
type Reply = { status: number; body?: unknown }

/** A rejection in Firestore's format. It never quotes a visitor. */
const refusal = (status: number, code: string, message: string): Reply => ({
  status,
  body: { error: { code: status, status: code, message } },
})

const denied = refusal(403, 'PERMISSION_DENIED', 'The rules do not allow this, or the website sends no such request.')

// Only HTTP/1.0 has requests without a host, and no browser sends them.
const isLocalHost = (host = 'localhost') => isLoopback(host.replace(/:\d{1,5}$/, '').toLowerCase())

/** Whether an `Origin` header names a page of this machine. Programs send none. */
const isLocalPage = (origin = 'http://localhost') => origin.startsWith('http://') && isLocalHost(origin.slice(7))

function commit(body: string, add: Add): Reply {
  const enquiry = enquiryInRequest(JSON.parse(body))
  if (!enquiry) return denied
  try {
    const updateTime = add(enquiry)
    if (updateTime === undefined) return denied
    const { id, service } = enquiry
    process.stdout.write(`Enquiry ${id} is stored. In production a mail to ${service} and a confirmation follow.\n`)
    return { status: 200, body: { writeResults: [{ updateTime }], commitTime: updateTime } }
  } catch (error) {
    const room = 'errcode' in (error as Error) ? ' What was stored before is safe: make room.' : ''
    console.error(`An enquiry was not stored: ${(error as Error).message}.${room}`)
    return refusal(503, 'UNAVAILABLE', 'The enquiry could not be stored.')
  }
}

/**
 * Responds to a request as Firestore would. Any program on this machine may commit; reading is refused. Rejects if the
 * body cannot be read: cut off, not JSON, or nested too deeply.
 */
async function answerTo(request: IncomingMessage, add: Add): Promise<Reply> {
  const { method, headers } = request
  const { path, host = headers.host } = originForm(request.url)
  // A page of another site sends its own origin. If its host name points to this machine (DNS rebinding), the Host
  // header still has that name.
  if (!isLocalHost(host) || !isLocalPage(headers.origin))
    return refusal(403, 'PERMISSION_DENIED', 'This store answers to this machine, and to pages of this machine, only.')
  const isReport = path === reportsPath
  if (!isReport && !path.startsWith(documentsPath)) return refusal(404, 'NOT_FOUND', 'There is nothing here.')
  if (method !== 'POST' || !(isReport || path === commitPath)) return denied
  // Node ensures that the body has this length.
  if (!(Number(headers['content-length']) <= maxRequestSize))
    return refusal(413, 'INVALID_ARGUMENT', 'The request is too large, or does not say how large it is.')
  const body = await text(request)
  if (!isReport) return commit(body, add)
  const report = reportIn(body)
  if (report) process.stdout.write(`Report: ${JSON.stringify(report)}\n`)
  return { status: report ? 204 : 400 }
}

const unreadable = refusal(400, 'INVALID_ARGUMENT', 'The request cannot be read.')

// No CORS: a page sends to its own origin, whose server forwards the request.
const responseHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Type': 'application/json; charset=utf-8',
}

/**
 * A store in a folder. While the store cannot be opened, adding throws and the next call tries again. Throws if the
 * folder is in use elsewhere.
 */
function lastingStore(folder: string) {
  let store: ReturnType<typeof openStore> | undefined
  const add: Add = (enquiry) => {
    store ??= openStore(folder)
    try {
      return store.add(enquiry)
    } catch (error) {
      if (!isDamage(error)) throw error
      // Opening it again reports the damage, and finds a restored copy.
      store.close()
      store = undefined
      store = openStore(folder)
      return store.add(enquiry)
    }
  }
  try {
    store = openStore(folder)
  } catch (error) {
    if (error instanceof UsedElsewhere) throw error
    console.error(
      `${(error as Error).message}\nUntil that is fixed, no enquiry is stored, and each form shows a failure.`,
    )
  }
  return { add, close: () => store?.close() }
}

/** Serves the store in a folder as Firestore would, only on the loopback interface. Port 0 selects a free one. */
export async function serveStore(folder: string, port: number) {
  const store = lastingStore(folder)
  // Browsers send the cookies of every port of this machine.
  const server = createServer({ requestTimeout: 10_000, maxHeaderSize: 64 * 1024 }, (request, response) => {
    const answered = answerTo(request, store.add).catch(() => unreadable)
    void answered.then(({ status, body }) => {
      // The rest of an unread body would be read as the next request, and during shutdown a client could continue
      // sending.
      if (!request.complete || !server.listening) response.shouldKeepAlive = false
      response.writeHead(status, responseHeaders).end(body && JSON.stringify(body))
    })
  })
  // A second close reports the error again.
  server.once('close', () => store.close())
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Accepts no more requests, finishes those in progress, and closes the store. A second call changes nothing. */
    close: async () => {
      setTimeout(() => server.closeAllConnections(), 3_000).unref()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

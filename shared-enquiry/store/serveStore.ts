import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, fault, reply } from './Answer.ts'
import { limitConnections } from './limitConnections.ts'
import { type Store, Unwritten } from './openStore.ts'
import { print } from './print.ts'
import { Refusal } from './Refusal.ts'
import { repeatedFault } from './repeatedFault.ts'
import { route } from './route.ts'

/** Time limits of the server, in ms, and the number of connections that it holds open. */
const usualLimits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  connections: 512,
}

const statusOf: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Serves a store on the loopback interface as Firestore would. Port 0 takes a free one. */
export async function serveStore(store: Store, port: number, limits = usualLimits) {
  const disk = repeatedFault('Enquiries that were not stored')
  const internal = repeatedFault('Requests that failed')
  const refused: Record<number, number> = {}
  const count = (status: number) => {
    if (status >= 400) refused[status] = (refused[status] ?? 0) + 1
  }
  const health = (): Answer =>
    disk.isOn()
      ? { status: 503, json: { status: 'the disk takes nothing', refused } }
      : { status: 200, json: { status: 'ready', refused } }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    try {
      const answer = await route(request, store, health)
      // Only a completed write shows that the disk takes enquiries again.
      if (request.method === 'POST' && answer.status === 200) disk.over('The disk takes enquiries again.')
      return answer
    } catch (error) {
      if (error instanceof Refusal) return fault(error.status, error.code, error.message)
      if (error instanceof Unwritten) {
        disk.happened(
          `An enquiry was not stored. ${error.message} Make room in the folder; what was stored before is safe.`,
        )
        return fault(503, 'UNAVAILABLE', 'The enquiry could not be stored.')
      }
      // Only the kind of error: a message could quote the request.
      internal.happened(`A request failed (${error instanceof Error ? error.name : typeof error}).`)
      return fault(500, 'INTERNAL', 'The request failed.')
    }
  }

  const { connections, ...times } = limits
  const server = createServer({ ...times, maxHeaderSize: 16 * 1024 }, (request, response) => {
    void answerTo(request).then((answer) => {
      count(answer.status)
      // Otherwise whoever goes on sending over an open connection would hold up the end.
      if (!server.listening) response.shouldKeepAlive = false
      reply(request, response, answer)
    })
  })
  limitConnections(server, connections)
  // Ends connections that neither send nor take anything: Node's own limits cover only requests under way.
  server.setTimeout(limits.requestTimeout + 5_000, (socket) => socket.destroy())
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = statusOf[error.code ?? ''] ?? 400
    if (!socket.writable) return socket.destroy()
    count(status)
    socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`)
  })
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
      const counts = Object.entries(refused).map(([status, times]) => `${times} with ${status}`)
      if (counts.length > 0) print(`Requests refused since the start: ${counts.join(', ')}.`)
    },
  }
}

import { realpathSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { readPins } from '../release/pins.ts'
import { siteDir } from '../release/store.ts'
import { ports } from './ports.ts'
import { refusals } from './refusals.ts'

/** The address at which operators ask the edge for the site's state. */
export const healthAddress = '/healthz'

/** How long the store of enquiries may take to accept a connection, in ms. */
const limit = 1000

const startedAt = new Date().toISOString()

const isReachable = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: 'localhost', timeout: limit })
    const answer = (isOpen: boolean) => () => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.on('connect', answer(true)).on('error', answer(false)).on('timeout', answer(false))
  })

/**
 * Answers with the live versions, when the site was composed, whether the embedded store of enquiries can be reached,
 * and how many requests were refused since the edge was started.
 */
export async function sendHealth(response: ServerResponse) {
  const send = (status: number, answer: object) => {
    const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
    response.writeHead(status, { ...headers, 'content-type': 'application/json' })
    response.end(`${JSON.stringify(answer)}\n`)
  }
  try {
    const isStoreReachable = await isReachable(ports.enquiries.port)
    const composedAt = statSync(realpathSync(siteDir)).mtime.toISOString()
    send(200, { composedAt, live: readPins(), isStoreReachable, startedAt, refused: refusals() })
  } catch (error) {
    send(503, { fault: error instanceof Error ? error.message : String(error) })
  }
}

import { realpathSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { readPins } from '../release/pins.ts'
import { siteDir } from '../release/store.ts'
import { ports } from './ports.ts'

/** Where operators ask the edge how the site is. */
export const healthAddress = '/healthz'

/** How long the store of enquiries may take to accept a connection, in ms. */
const limit = 1000

const isReachable = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: 'localhost', timeout: limit })
    const answer = (isOpen: boolean) => () => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.on('connect', answer(true)).on('error', answer(false)).on('timeout', answer(false))
  })

/** Answers with what is live, when the site was composed, and whether the embedded store of enquiries can be reached. */
export async function sendHealth(response: ServerResponse) {
  const send = (status: number, answer: object) => {
    const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
    response.writeHead(status, { ...headers, 'content-type': 'application/json' })
    response.end(`${JSON.stringify(answer)}\n`)
  }
  try {
    const isStoreReachable = await isReachable(ports.enquiries.port)
    send(200, { composedAt: statSync(realpathSync(siteDir)).mtime.toISOString(), live: readPins(), isStoreReachable })
  } catch (error) {
    send(503, { fault: error instanceof Error ? error.message : String(error) })
  }
}

import { existsSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import { ports } from '../base/ports.ts'
import { readJson, units } from '../base/store.ts'
import { refusals } from './refusals.ts'

/** The address at which operators ask the edge for the site's state. */
export const healthAddress = '/healthz'

/** How long a server may take to accept a connection, in ms. */
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

/** The live version of each unit, as the pages of a site have it: pins may be ahead of it, or lie elsewhere. */
const liveIn = (site: string) =>
  Object.fromEntries(
    units.flatMap((unit) => {
      const file = path.join(site, 'r', unit, 'live.json')
      return existsSync(file) ? [[unit, readJson<{ release: string }>(file).release]] : []
    }),
  )

/** The areas whose servers do not accept a connection. */
async function silentAreas() {
  const reached = await Promise.all(areaNames.map((name) => isReachable(ports[name].port)))
  return areaNames.filter((_, place) => !reached[place])
}

/**
 * Answers with the live versions of the site that is served, when it was composed, whether the embedded store of
 * enquiries can be reached, the areas whose servers cannot, and how many requests were refused since the edge was
 * started.
 */
export async function sendHealth(response: ServerResponse, site: string) {
  const send = (status: number, answer: object) => {
    const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
    response.writeHead(status, { ...headers, 'content-type': 'application/json' })
    response.end(`${JSON.stringify(answer)}\n`)
  }
  try {
    const [isStoreReachable, silent] = await Promise.all([isReachable(ports.enquiries.port), silentAreas()])
    const composedAt = statSync(path.join(site, '.routing.json')).mtime.toISOString()
    send(200, { composedAt, live: liveIn(site), isStoreReachable, silent, startedAt, refused: refusals() })
  } catch (error) {
    send(503, { fault: error instanceof Error ? error.message : String(error) })
  }
}

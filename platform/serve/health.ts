import { existsSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import { ports } from '../base/ports.ts'
import { readJson, readRelease, type Unit, units } from '../base/store.ts'
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

/** An age in words: the largest unit of time in it. */
export function ageSince(at: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / 60_000))
  const [count, name] =
    minutes < 60 ? [minutes, 'minute'] : minutes < 2880 ? [minutes / 60, 'hour'] : [minutes / 1440, 'day']
  return `${Math.floor(count)} ${name}${Math.floor(count) === 1 ? '' : 's'}`
}

/** When a release went live, and how long ago; nothing where its description cannot be read here. */
function ageOf(unit: Unit, version: string) {
  try {
    const { releasedAt } = readRelease(unit, version)
    return releasedAt ? { releasedAt, age: ageSince(releasedAt) } : {}
  } catch {
    return {}
  }
}

/** The live release of each unit, as the pages of a site have it: pins may be ahead of it, or lie elsewhere. */
const liveIn = (site: string) =>
  Object.fromEntries(
    units.flatMap((unit) => {
      const file = path.join(site, 'r', unit, 'live.json')
      if (!existsSync(file)) return []
      const { release } = readJson<{ release: string }>(file)
      return [[unit, { release, ...ageOf(unit, release) }]]
    }),
  )

/** The areas whose servers do not accept a connection. */
async function silentAreas() {
  const reached = await Promise.all(areaNames.map((name) => isReachable(ports[name].port)))
  return areaNames.filter((_, place) => !reached[place])
}

/**
 * Answers with the live releases of the site that is served and their ages, when it was composed, whether the embedded store of
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

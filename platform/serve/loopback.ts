import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { type Place, portFault, whyNot } from '../base/ports.ts'

// `localhost` means one or the other, depending on machine and client. Neither can be reached from a network.
const addresses = ['127.0.0.1', '::1']

// A machine may be without one of them, most often without IPv6.
const isAbsent = ({ code = '' }: NodeJS.ErrnoException) => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)

/** A server that listens. */
export interface Serving {
  port: number
  close: () => void
}

/** Serves this machine, and nobody else. Port 0 takes a free one. Throws in plain words where it cannot. */
export async function serveLocally(answer: RequestListener, place: Place): Promise<Serving> {
  const servers: Server[] = []
  const close = () => {
    for (const server of servers) server.close()
  }
  let { port } = place
  let absence: unknown
  for (const address of addresses) {
    const server = createServer(answer)
    try {
      await once(server.listen(port, address), 'listening')
    } catch (error) {
      absence = error
      if (isAbsent(error as NodeJS.ErrnoException)) continue
      close()
      throw new Error(whyNot(error as NodeJS.ErrnoException, place))
    }
    servers.push(server)
    port = (server.address() as AddressInfo).port
  }
  if (servers.length === 0) throw absence
  return { port, close }
}

/**
 * Throws where one of the places has no valid port, or a port that is taken. To be called before anything is started.
 */
export async function requireFreePorts(places: readonly Place[]) {
  const fault = portFault(places)
  if (fault) throw new Error(fault)
  for (const place of places) (await serveLocally(() => {}, place)).close()
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: 'localhost' }, () => resolve(true)).on('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** Resolves once somebody listens on each of the ports. Waiting for that does not keep the process alive. */
export async function untilListening(places: readonly Place[]) {
  for (const { port } of places) {
    while (!(await isListening(port))) await new Promise((resolve) => setTimeout(resolve, 100).unref())
  }
}

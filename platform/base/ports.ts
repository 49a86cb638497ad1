import { createServer } from 'node:net'
import { areas, firstPort, type Unit, units } from './project.ts'

interface Port {
  variable: string
  port: number
}

const port = (variable: string, standard: number): Port => {
  const named = process.env[variable] || `${standard}`
  return { variable, port: /^\d{1,5}$/.test(named) ? Number(named) : Number.NaN }
}

/** The ports that `npm start` listens on, each with the variable that moves it. */
export const ports = {
  site: port('SITE_PORT', firstPort),
  areas: new Map([...areas].map(([name, own]) => [name, port(`${name.toUpperCase()}_PORT`, own.port)])),
  enquiries: port('ENQUIRIES_PORT', 4080),
}

export const localOrigin = `http://localhost:${ports.site.port}`

/** A unit's offset within each range of ports: 0 is the shell. */
const numberOf = (unit: Unit) => (areas.get(unit)?.port ?? firstPort) - firstPort

/** The port of a unit's development server. DEV_PORT moves them all. */
export const developmentPort = (unit: Unit) => Number(process.env.DEV_PORT || 5173) + numberOf(unit)

export const developmentOrigin = `http://localhost:${developmentPort('shell')}`

// A port, not a hostname such as builders.localhost: Safari asks the system to resolve those, and not every system can
// (https://bugs.webkit.org/show_bug.cgi?id=160504). Not a folder of the live site either: the URLs in pages begin with
// a slash.
/** The port of the draft of a unit in this working tree. */
export const draftPort = (name: Unit) => ports.site.port + 100 + numberOf(name)

/** The ports for drafts of external areas, which share them: see `store/drafts.ts`. */
export const otherDraftPorts = Array.from({ length: 10 }, (_, place) => ports.site.port + 140 + place)

/** Why a server cannot use its port, and how to move it. `code` is the system's, such as EADDRINUSE. */
export const portFault = ({ variable, port }: Port, code: string) =>
  `Port ${port} ${code === 'EADDRINUSE' ? 'is taken. Stop the program that uses it' : `cannot be used (${code}). Give this user the right to it`}, or choose another port: ${variable}=${port + 100} npm start`

const canListen = (port: number, host?: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, host, () => server.close(() => resolve(true)))
  })

// macOS lets a program listen on all addresses even if another already listens on 127.0.0.1.
/** Whether a port is free on every address of this machine. */
export const isFree = async (port: number) => (await canListen(port, '127.0.0.1')) && (await canListen(port))

const allPorts = [ports.site, ...ports.areas.values(), ports.enquiries]

/** Throws if a variable is not a valid port, or if two servers would use the same port. Names the variable. */
export function requirePorts() {
  const drafts = [
    ...units.map((unit) => ({ variable: `SITE_PORT, for drafts of ${unit},`, port: draftPort(unit) })),
    ...otherDraftPorts.map((port) => ({ variable: 'SITE_PORT, for drafts of external areas,', port })),
  ]
  for (const { variable, port } of allPorts) {
    if (!(port > 0 && port < 65536))
      throw new Error(
        `${variable} is "${process.env[variable]}", which is not a port: write a whole number up to 65535.`,
      )
    const other = [...allPorts, ...drafts].find((each) => each.port === port && each.variable !== variable)
    if (other) throw new Error(`${variable} and ${other.variable} both name port ${port}. Change one of them.`)
  }
}

/** Throws if a server of `npm start` cannot listen on its port. Names the variable that moves it. */
export async function requireFreePorts() {
  requirePorts()
  for (const each of allPorts) if (!(await isFree(each.port))) throw new Error(portFault(each, 'EADDRINUSE'))
}

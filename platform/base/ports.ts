import { createServer } from 'node:net'
import { areas, firstPort, type Unit } from './project.ts'

const port = (variable: string, standard: number) => ({ variable, port: Number(process.env[variable] || standard) })

/** The ports of everything that `npm start` runs, each with the variable that moves it. */
export const ports = {
  edge: port('EDGE_PORT', firstPort),
  areas: new Map([...areas].map(([name, own]) => [name, port(`${name.toUpperCase()}_PORT`, own.port)])),
  enquiries: port('ENQUIRIES_PORT', 4080),
}

/** The origin of the composed site on this machine. */
export const edgeOrigin = `http://localhost:${ports.edge.port}`

/** A unit's place among the ports of one kind: 0 is the shell's. */
export const numberOf = (unit: Unit) => (areas.get(unit)?.port ?? firstPort) - firstPort

// A port, and not a name such as builders.localhost: Safari asks the system for it, and not every system knows it
// (https://bugs.webkit.org/show_bug.cgi?id=160504). The addresses in pages begin with a slash, so that a folder of the
// live site will not do either.
/** The port at which the edge serves a draft, by its name: the unit that it is about. */
export const draftPort = (name: Unit) => ports.edge.port + 40 + numberOf(name)

export const isFree = (wanted: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(wanted, () => server.close(() => resolve(true)))
  })

/** Throws where a server of `npm start` cannot listen on its port, with the variable that moves it. */
export async function requireFreePorts() {
  const all = [ports.edge, ...ports.areas.values(), ports.enquiries]
  for (const { variable, port } of all) {
    if (!(port > 0 && port < 65536)) throw new Error(`${variable} is "${process.env[variable]}", which is no port.`)
    const other = all.find((each) => each.port === port && each.variable !== variable)
    if (other) throw new Error(`${variable} and ${other.variable} name one port, ${port}. Change one of them.`)
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} is taken. Stop the program that has it, or choose another port: ${variable}=${port + 100} npm start`,
      )
  }
}

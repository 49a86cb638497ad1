import { indexOf, perArea } from 'shared-ui/areas'

/** The port that a server listens on, and the environment variable that sets it, where there is one. */
export interface Place {
  port: number
  variable?: string | undefined
}

const place = (variable: string, standard: number): Place => ({
  variable,
  port: Number(process.env[variable] || standard),
})

/** The ports of everything that `npm start` runs, each with the variable that moves it. */
export const ports = {
  edge: place('EDGE_PORT', 4000),
  ...perArea((name) => place(`${name.toUpperCase()}_PORT`, 4001 + indexOf(name))),
  enquiries: place('ENQUIRIES_PORT', 4080),
}

/** The origin of the composed site on this machine. */
export const edgeOrigin = `http://localhost:${ports.edge.port}`

/** The first fault of these ports that can be seen before anybody listens on them; undefined where there is none. */
export function portFault(places: readonly Place[]): string | undefined {
  for (const { port, variable } of places) {
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      return `${variable}=${process.env[variable ?? '']} names no port. Set it to a number from 1024 to 65535, or unset it.`
    const other = places.find((one) => one.port === port && one.variable !== variable)
    if (other) return `${variable} and ${other.variable} are both ${port}. Every server needs a port of its own.`
  }
}

// The commands to suggest, by the script that npm says it runs. Tests are not among them: they choose their ports
// themselves, and no variable would move them.
const commands: Readonly<Record<string, string>> = { start: 'npm start', dev: 'npm run dev' }

/** The message where a server cannot listen on its port. */
export function whyNot(error: NodeJS.ErrnoException, { port, variable }: Place): string {
  if (error.code === 'EACCES') return `Port ${port} needs administrator rights. Set ${variable} to a port above 1023.`
  if (error.code !== 'EADDRINUSE') return error.message
  const command = commands[process.env.npm_lifecycle_event ?? 'start']
  const taken = `Port ${port} is taken by another program. Stop that program`
  if (!variable || !command) return `${taken}: this port is fixed.`
  return `${taken}, or choose another port with ${variable}, as in: ${variable}=${port + 100} ${command}`
}

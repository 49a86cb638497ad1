import { createServer } from 'node:net'
import type { AreaName } from 'shared-ui/contract'

const port = (variable: string, standard: number) => ({ variable, port: Number(process.env[variable] ?? standard) })

/** The ports of everything that `npm start` runs, each with the variable that moves it. */
export const ports = {
  edge: port('EDGE_PORT', 4000),
  company: port('COMPANY_PORT', 4001),
  design: port('DESIGN_PORT', 4002),
  builders: port('BUILDERS_PORT', 4003),
  interiors: port('INTERIORS_PORT', 4004),
  enquiries: port('ENQUIRIES_PORT', 4080),
} satisfies Record<AreaName | 'edge' | 'enquiries', { variable: string; port: number }>

/** What a server says when its port is taken. */
export const takenPort = (variable: string, port: number) =>
  `Port ${port} is taken by another program. Stop that program, or choose another port with ${variable}, as in: ${variable}=${port + 100} npm start`

/** Throws where one of the ports is taken, before anything is started. */
export async function requireFreePorts(wanted: readonly { variable: string; port: number }[]) {
  for (const { variable, port } of wanted) {
    await new Promise<void>((resolve, reject) => {
      const probe = createServer()
      probe.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'EADDRINUSE' ? new Error(takenPort(variable, port)) : error),
      )
      probe.listen(port, 'localhost', () => probe.close(() => resolve()))
    })
  }
}

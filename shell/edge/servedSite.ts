import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { vi } from 'vitest'
import { folder, link, plantSite, swapIn, write } from './plantedSite.ts'

/** A port that nobody listens on. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

let server: Server | undefined

/** Where the edge and the builders' own server answer, once the site is served. */
export const served: { port: number; areaPort: number; area?: ReturnType<typeof spawn> } = { port: 0, areaPort: 0 }

/** Asks the edge, or who listens on another port, for an address as it is spelt. */
export const ask = (address: string, headers: Record<string, string> = {}, method = 'GET', at = served.port) =>
  // Not fetch: it tidies addresses up and unpacks answers before anybody can look at them.
  new Promise<Answer>((resolve, reject) => {
    request({ host: 'localhost', port: at, path: address, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })

/** Waits until somebody answers on the port, for 20 s. Throws where nobody does. */
export const answers = async (at: number, address: string) => {
  for (let tries = 0; tries < 200; tries++) {
    if (
      await ask(address, {}, 'GET', at).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers on port ${at}.`)
}

/** Starts a server of this folder in a process of its own. */
export const start = (script: string, ...args: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, script), ...args], {
    stdio: 'inherit',
    env: process.env,
  })

/** Plants a site and its releases, and serves them as `npm start` does; before all tests. */
export async function serveSite() {
  plantSite('1', 'one')
  swapIn('1')
  write('releases/shell/assets/main-1.js', 'export const words = "some code"'.repeat(20))
  write('releases/shell/assets/.secret', 'no')
  write('releases/builders/assets/films/tour-1.mp4', Buffer.alloc(5000, 'film'))
  write('releases/builders/assets/Page-1.js', 'export const page = "builders"'.repeat(20))
  write('releases/builders/1/release.json', '{"not":"served"}')
  served.areaPort = await freePort()
  vi.stubEnv('RELEASES_DIR', path.join(folder, 'releases'))
  vi.stubEnv('SITE_DIR', link)
  vi.stubEnv('BUILDERS_PORT', String(served.areaPort))
  vi.stubEnv('EDGE_PORT', String(await freePort()))
  vi.resetModules()
  const { startEdge } = await import('./edge.ts')
  server = startEdge({ variable: 'EDGE_PORT', port: 0 })
  await new Promise((resolve) => server?.once('listening', resolve))
  served.port = (server.address() as AddressInfo).port
  served.area = start('areaServer.ts', 'builders')
  await answers(served.areaPort, '/')
}

/** Ends the servers and takes the folder away; after all tests. */
export function closeSite() {
  server?.close()
  served.area?.kill()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
}

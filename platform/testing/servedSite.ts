import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { freePort } from 'shared-ui/testing/freePort'
import { vi } from 'vitest'
import type { Serving } from '../serve/loopback.ts'
import { folder, link, plantSite, swapIn, write } from './fakeSite.ts'

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

let edge: Serving | undefined

/** The ports of the edge and of the builders' own server, and that server's process, once the site is served. */
export const served: { port: number; areaPort: number; area?: ReturnType<typeof spawn> } = { port: 0, areaPort: 0 }

/** Asks the edge, or the server on another port, for an address exactly as it is spelt. */
export const ask = (address: string, headers: Record<string, string> = {}, method = 'GET', at = served.port) =>
  // Not fetch, which normalises addresses, and unpacks answers before a test can look at them.
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

const isAnswering = (at: number) =>
  ask('/', {}, 'GET', at).then(
    () => true,
    () => false,
  )

async function until(claim: () => Promise<boolean>, otherwise: string) {
  for (let tries = 0; tries < 200; tries++) {
    if (await claim()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(otherwise)
}

/** Waits until somebody answers on the port, for 20 s. Throws where nobody does. */
export const answers = (at: number) => until(() => isAnswering(at), `Nothing answers on port ${at}.`)

/** Waits until nobody answers on the port, for 20 s. Throws where somebody still does. */
export const isSilent = (at: number) =>
  until(async () => !(await isAnswering(at)), `Somebody still answers on port ${at}.`)

/** Starts a server of the edge's folder in a process of its own. */
const start = (script: string, ...args: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, '../serve', script), ...args], {
    stdio: 'inherit',
    env: process.env,
  })

/** Starts the builders' own server, as their team would, or starts it again after it was ended. */
export async function serveArea() {
  served.area = start('areaServer.ts', 'builders')
  await answers(served.areaPort)
}

/** Plants a site and its releases, and serves them as `npm start` does; before all tests. */
export async function serveSite() {
  await plantSite('1', 'one')
  swapIn('1')
  await write('releases/shell/assets/main-1.js', 'export const words = "some code"'.repeat(20))
  await write('releases/shell/assets/.secret', 'no')
  await write('releases/pictures/assets/tour-1f8da25c.mp4', Buffer.alloc(5000, 'film'))
  await write('releases/builders/assets/parts/part-1.js', 'export const part = 1')
  await write('releases/builders/assets/Page-1.js', 'export const page = "builders"'.repeat(20))
  await write('releases/builders/1/release.json', '{"not":"served"}')
  served.areaPort = await freePort()
  vi.stubEnv('RELEASES_DIR', path.join(folder, 'releases'))
  vi.stubEnv('SITE_DIR', link)
  vi.stubEnv('BUILDERS_PORT', String(served.areaPort))
  vi.stubEnv('EDGE_PORT', String(await freePort()))
  vi.resetModules()
  const { startEdge } = await import('../serve/edge.ts')
  edge = await startEdge({ port: 0 })
  served.port = edge.port
  await serveArea()
}

/** Ends the servers and removes the folder; after all tests. */
export function closeSite() {
  edge?.close()
  served.area?.kill()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
}

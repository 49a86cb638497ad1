import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { database } from '../database.ts'
import { storedIn } from '../enquiries/readFolder.ts'
import { openStore, type Store } from '../openStore.ts'
import { serveStore } from '../serveStore.ts'

/** The store of a test, once it is served. */
export const served = {} as { folder: string; store: Store; server: Awaited<ReturnType<typeof serveStore>> }

/** Limits so short that a test need not wait long; times in ms. */
export const shortLimits = {
  headersTimeout: 400,
  requestTimeout: 800,
  keepAliveTimeout: 300,
  connectionsCheckingInterval: 100,
  connections: 512,
}

/** Serves an empty store with short limits; before each test. */
export async function serveEmptyStore() {
  served.folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
  served.store = openStore(served.folder)
  served.server = await serveStore(served.store, 0, shortLimits)
}

/** Ends the server and deletes the store; after each test. */
export async function removeStore() {
  await served.server.close()
  await rm(served.folder, { recursive: true })
}

/** A document id that tells its number. */
export const id = (index: number) => `Served${String(index).padStart(14, '0')}`

/** The path that every request begins with. */
export const documents = `/v1/${database.slice(0, -1)}`

/** Asks the served store, from this machine. */
export function ask(
  path: string,
  { body, ...options }: { method?: string; headers?: object; body?: string | Buffer } = {},
) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: served.server.port, path, ...(options as object) }, (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Commits writes as the website does. */
export const commit = (writes: readonly unknown[], headers = {}) =>
  ask(`${documents}:commit`, { method: 'POST', headers, body: JSON.stringify({ writes }) })

/** The stored enquiries, newest first. */
export const stored = () => storedIn(served.folder)

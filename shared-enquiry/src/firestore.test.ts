import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, getApps } from 'firebase/app'
import { configure, type Enquiry, newId, send } from 'shared-enquiry'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStore, type Store } from '../store/openStore.ts'
import { serveStore } from '../store/serveStore.ts'
import { openFirestore } from './firestore.ts'

// The real SDK against a real server: the wire format is nobody's guess.

const enquiry: Enquiry = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  phone: '',
  service: 'builders',
  message: 'One wall,\nand “a door” 🚪.',
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const logged = () => vi.mocked(console.error).mock.calls.flat().map(String).join()

/** Makes the next enquiry go to this port. The SDK keeps one connection for good, so the last one is taken down. */
const connectTo = (port: number) =>
  configure({ kind: 'embedded', host: '127.0.0.1', port }, async (settings) => {
    await Promise.all(getApps().map(deleteApp))
    return openFirestore(settings)
  })

async function to(listener: RequestListener) {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  connectTo((server.address() as AddressInfo).port)
  return server
}

describe('through the SDK to the embedded store', () => {
  let folder: string
  let store: Store
  let server: Awaited<ReturnType<typeof serveStore>>
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
    store = await openStore(folder)
    server = await serveStore(store, 0)
    connectTo(server.port)
  })
  afterEach(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  it('stores exactly the six fields', async () => {
    const id = newId()
    expect(await send(id, enquiry)).toEqual({ success: true, id })
    expect(store.get(`contactSubmissions/${id}`)?.fields).toEqual({
      name: { stringValue: 'Ada Byron' },
      email: { stringValue: 'ada@example.org' },
      phone: { stringValue: '' },
      service: { stringValue: 'builders' },
      message: { stringValue: enquiry.message },
      createdAt: { timestampValue: expect.any(String) },
    })
  })

  it('stores once what is sent twice', async () => {
    const id = newId()
    await send(id, enquiry)
    expect((await send(id, enquiry)).success).toBe(true)
    expect(store.all()).toHaveLength(1)
  })

  it('answers a code when the rules refuse, and logs no words', async () => {
    const id = newId()
    await send(id, enquiry)
    expect(await send(id, { ...enquiry, name: 'Other' })).toEqual({ success: false, code: 'permission-denied' })
    expect(logged()).toContain('permission-denied')
    expect(logged()).not.toMatch(/Ada|example|wall/)
  })
})

describe('when the store is not well', () => {
  it.each([
    ['is down', undefined, 'unknown'],
    ['has no room', { status: 503, text: '{}' }, 'unavailable'],
    ['is overrun', { status: 429, text: '{}' }, 'resource-exhausted'],
    ['answers rubbish', { status: 200, text: '<html>' }, 'unknown'],
    ['answers nothing', { status: 200, text: '' }, 'unknown'],
    ['fails', { status: 500, text: 'oops' }, 'unknown'],
  ])('and %s, the answer is a code', async (_, answer, code) => {
    const server = await to((request, response) => {
      request.resume()
      if (answer) response.writeHead(answer.status).end(answer.text)
      else request.socket.destroy()
    })
    expect(await send(newId(), enquiry)).toEqual({ success: false, code })
    expect(logged()).not.toMatch(/Ada|example|wall/)
    server.close()
  })

  it('and hangs, it is given up after 15 s', async () => {
    const server = await to(() => {})
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = send(newId(), enquiry)
    await vi.advanceTimersByTimeAsync(15_000)
    vi.useRealTimers()
    expect(await answer).toEqual({ success: false, code: 'no-answer' })
    server.closeAllConnections()
    server.close()
  })

  it('and nobody said where it is, that is the code', async () => {
    vi.resetModules()
    const fresh = await import('./enquiry.ts')
    expect(await fresh.send(newId(), enquiry)).toEqual({ success: false, code: 'not-configured' })
  })
})

it('ids are 20 characters of letters and digits, and never the same', () => {
  const ids = Array.from({ length: 2000 }, newId)
  expect(ids.every((id) => /^[A-Za-z0-9]{20}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(ids.join('')).size).toBe(62)
})

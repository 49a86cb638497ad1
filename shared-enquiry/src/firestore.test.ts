// biome-ignore-all lint/style/noRestrictedImports: the test of the one file that imports Firebase.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deleteApp, getApps } from 'firebase/app'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Place, places } from '../testing/places.ts'
import { newId } from './enquiryIds.ts'
import { openFirestore } from './firestore.ts'
import type { Enquiry } from './schema.ts'
import { configure, send } from './send.ts'

// Tests the real SDK against a real server, so that the format of its requests is not guessed.

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

const logged = () => vi.mocked(console.error).mock.calls.flat().map(String).join()

const saying = (message: string) => JSON.stringify({ error: { message } })

/** Redirects the next enquiry to this port. The SDK keeps one connection open, so the last one is closed first. */
const connectTo = (port: number) =>
  configure({ kind: 'embedded' }, undefined, async (settings) => {
    vi.stubGlobal('location', { host: `127.0.0.1:${port}`, protocol: 'http:' })
    await Promise.all(getApps().map(deleteApp))
    return openFirestore(settings)
  })

async function to(listener: RequestListener) {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  connectTo((server.address() as AddressInfo).port)
  return server
}

describe.each(places)('through the SDK to %s', (_, start, isMissing) => {
  let place: Place
  beforeAll(async () => {
    if (!isMissing) place = await start()
  }, 60_000)
  afterAll(() => place?.stop())
  beforeEach(() => {
    if (!isMissing) connectTo(place.port)
  })

  it.skipIf(isMissing)('stores exactly the six fields', async () => {
    const id = newId()
    expect(await send(id, enquiry)).toEqual({ success: true, id })
    expect(await place.stored(id)).toEqual({ id, ...enquiry, createdAt: expect.stringContaining('T') })
  })

  it.skipIf(isMissing)('stores a field with a lone surrogate', async () => {
    const id = newId()
    const halves = { ...enquiry, name: 'Ada \ud83d', message: '\udeaa 🚪 \ud83d\ud83d' }
    expect(await send(id, halves)).toEqual({ success: true, id })
    expect(await place.stored(id)).toMatchObject({ name: 'Ada \ufffd', message: '\ufffd 🚪 \ufffd\ufffd' })
  })

  it.skipIf(isMissing)('returns a code when refused, and logs no text', async () => {
    const id = newId()
    await send(id, enquiry)
    expect(await send(id, { ...enquiry, name: 'Other' })).toEqual({ success: false, code: 'permission-denied' })
    expect(logged()).toContain('the rules of the store refuse it (permission-denied, HTTP 403)')
    expect(logged()).not.toMatch(/Ada|example|wall/)
  })
})

describe('when the store does not work', () => {
  it.each([
    ['is down', undefined, 'unknown', 'the connection failed'],
    ['has no room', { status: 503, text: saying('Disk full.') }, 'unavailable', 'failed with error: Disk full.'],
    ['returns rubbish', { status: 200, text: '<html>' }, 'unknown', 'is not from a store (unknown, HTTP 200)'],
    ['is not Firestore', { status: 200, text: '{}' }, 'unknown', 'The response is not from Firestore.'],
    ['is a proxy that returns null', { status: 200, text: 'null' }, 'unknown', 'The response is not from Firestore.'],
    ['fails', { status: 500, text: 'oops' }, 'unknown', 'failed (unknown, HTTP 500)'],
    ['quotes', { status: 400, text: saying(`Bad wall: ${JSON.stringify(enquiry)}`) }, 'failed-precondition', 'Bad …'],
  ])('and %s, the result is a code, and the log gives the reason', async (_, answer, code, said) => {
    const server = await to((request, response) => {
      request.resume()
      if (answer) response.writeHead(answer.status).end(answer.text)
      else request.socket.destroy()
    })
    expect(await send(newId(), enquiry)).toEqual({ success: false, code })
    expect(logged()).toContain(said)
    expect(logged()).not.toMatch(/Ada|Byron|example|wall|door/)
    server.close()
  })

  it('and configure() was not called, the code shows it', async () => {
    vi.resetModules()
    const fresh = await import('./send.ts')
    expect(await fresh.send(newId(), enquiry)).toEqual({ success: false, code: 'not-configured' })
  })
})

describe('an enquiry does not depend on', () => {
  const stored = vi.fn<typeof fetch>(async () => new Response('{"commitTime":"2026-11-26T22:56:00Z"}'))
  const settings = { kind: 'firestore', apiKey: 'a', projectId: 'p', appId: 'i', appCheckSiteKey: 'k' } as const
  const never = () => new Promise(() => {})
  const appCheck = (getToken: () => Promise<unknown>) => () => ({
    initializeAppCheck: vi.fn(),
    ReCaptchaEnterpriseProvider: class {},
    getToken,
  })

  beforeEach(async () => {
    stored.mockClear()
    await Promise.all(getApps().map(deleteApp))
    vi.resetModules()
  })
  afterEach(() => {
    vi.doUnmock('firebase/app-check')
    vi.useRealTimers()
  })

  it.each([
    ['its code does not load', () => Promise.reject(new Error('blocked'))],
    ['its script is blocked', appCheck(never)],
    ['it is refused', appCheck(() => Promise.reject(new Error('throttled')))],
  ])('App Check, if %s', async (_, code) => {
    vi.doMock('firebase/app-check', code)
    vi.stubGlobal('fetch', stored)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const fresh = await import('./firestore.ts')
    const sent = fresh.openFirestore(settings).then(({ write }) => write(newId(), enquiry))
    await vi.advanceTimersByTimeAsync(3000)
    await sent
    expect(stored).toHaveBeenCalledOnce()
  })

  it.each([
    ['has no setter', { get: () => stored }],
    ['is read-only', { value: stored, writable: false }],
  ])('the check of the response, if fetch %s', async (_, property) => {
    vi.stubGlobal('fetch', undefined)
    Object.defineProperty(globalThis, 'fetch', { ...property, configurable: true })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const fresh = await import('./firestore.ts')
    const { write } = await fresh.openFirestore({ ...settings, appCheckSiteKey: '' })
    await write(newId(), enquiry)
    expect(stored).toHaveBeenCalledOnce()
  })
})

it('ids are 20 letters and digits, and unique', () => {
  const ids = Array.from({ length: 2000 }, newId)
  expect(ids.filter((id) => !/^[A-Za-z0-9]{20}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

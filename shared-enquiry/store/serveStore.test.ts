import { mkdtemp, rename, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from './commit.ts'
import { serveStore } from './serveStore.ts'
import { storedIn } from './sqlite.ts'
import { text, words } from './testing/enquiry.ts'
import { post } from './testing/writers.ts'

let folder: string
let server: Awaited<ReturnType<typeof serveStore>>
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
  server = await serveStore(folder, 0)
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const id = (index: number) => `Served${String(index).padStart(14, '0')}`
const documents = `/v1/${database.slice(0, -1)}`
const ask = (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init)

it.each(['http://localhost:5173', 'http://127.0.0.1:4000', 'http://localhost', 'http://[::1]:8080'])(
  'answers a page of this machine: %s',
  async (Origin) => {
    expect(await post(server.port, id(1), words, { Origin })).toBe(200)
    expect(storedIn(folder)).toHaveLength(1)
  },
)

it.each([
  { Origin: 'https://sovran.example' },
  { Origin: 'http://localhost.evil.example' },
  { Origin: 'http://evil.example/#http://localhost' },
  { Origin: 'https://localhost' },
  { Origin: 'null' },
  { Host: 'evil.example' },
  { Host: 'localhost.evil.example:80' },
  { Host: '192.168.0.7:4080' },
])('answers no page elsewhere, and no other name of this machine: %j', async (headers) => {
  expect(await post(server.port, id(1), words, headers)).toBe(403)
  expect(storedIn(folder)).toHaveLength(0)
})

it('answers nobody on the network', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)
  if (!outside) return
  const code = await new Promise((resolve) => {
    const socket = connect(server.port, outside.address, () => resolve('connected'))
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
  })
  expect(code).toBe('ECONNREFUSED')
})

it('answers the preflight request that the SDK makes a browser send, and lets the page read the answer', async () => {
  const headers = {
    Origin: 'http://localhost:5173',
    'Access-Control-Request-Headers': 'content-type,google-cloud-resource-prefix,x-goog-api-client',
  }
  const answer = await ask(`${documents}:commit?key=none`, { method: 'OPTIONS', headers })
  expect(answer.status).toBe(204)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': headers.Origin,
    'access-control-allow-headers': headers['Access-Control-Request-Headers'],
    vary: 'Origin',
  })
})

/** Sends the head of a request and a part of its body, and hangs up. */
const brokenOff = (path: string) =>
  new Promise<{ ok: boolean }>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.end(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"kind`),
    )
    socket.on('close', () => resolve({ ok: false })).resume()
  })

it.each([
  ['is not JSON', '{"writes":', 400],
  ['is null', 'null', 403],
  ['is too large', ' '.repeat(1024 * 1024 + 1), 413],
])('refuses what %s with the error that Firestore gives', async (_, body, code) => {
  const answer = await ask(`${documents}:commit`, { method: 'POST', body })
  expect(answer.status).toBe(code)
  expect(await answer.json()).toEqual({ error: { code, status: expect.any(String), message: expect.any(String) } })
})

it('stores an enquiry as it was sent, and prints one line in place of its mails, without the visitor’s words', async () => {
  const message = 'line\r\nline “quoted” שלום 😀 \u202e'
  await post(server.port, id(1), { ...words, phone: text(''), message: text(message) })
  await post(server.port, id(2))
  const [second, first] = storedIn(folder)
  expect(first).toEqual({
    id: id(1),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
    ...{ name: 'Ada Byron', email: 'ada@example.org', phone: '', service: 'design', message },
  })
  expect(second?.id).toBe(id(2))
  const printed = vi
    .mocked(process.stdout.write)
    .mock.calls.map(String)
    .filter((line) => line.includes('mail to'))
  expect(printed).toHaveLength(2)
  expect(printed.join()).not.toMatch(/Ada|ada@|line/)
})

it('decides many at once one after another: of two wordings under one id the first is stored', async () => {
  const other = { ...words, name: text('Other') }
  const answers = await Promise.all([words, other, words].map((fields) => post(server.port, id(1), fields)))
  expect(answers.toSorted()).toEqual([200, 200, 403])
  expect(storedIn(folder)).toHaveLength(1)
})

it('prints what a page reports, and what is no report is refused', async () => {
  const body = JSON.stringify({ kind: 'enquiry', form: 'contact', code: 'no-answer', page: '/contact' })
  expect((await ask('/reports', { method: 'POST', body })).status).toBe(204)
  expect(vi.mocked(process.stdout.write).mock.calls.flat().join('')).toMatch(/^Report: .*"no-answer".*\n$/)
  for (const other of ['{}', 'null', ' '.repeat(20_000)])
    expect((await ask('/reports', { method: 'POST', body: other })).status).toBe(400)
})

describe.each(['/reports', `${documents}:commit`])('%s', (path) => {
  const nested = `${'['.repeat(8000)}${']'.repeat(8000)}`
  const send = (body: BodyInit) => ask(path, { method: 'POST', body, duplex: 'half' } as RequestInit)
  it.each([
    ['broken off', () => brokenOff(path)],
    ['without its length', () => send(new Blob(['{}']).stream())],
    ['above 1 MiB', () => send(' '.repeat(1024 * 1024 + 1))],
    ['nested deeply', () => send(`{"kind":"fault","page":${nested},"writes":${nested}}`)],
  ] as const)('outlives a request %s', async (_, sent) => {
    expect(await sent()).toMatchObject({ ok: false })
    expect(await post(server.port, id(1))).toBe(200)
  })
})

it.each(['enquiries.db', 'enquiries.db-wal'])('answers 503 while %s is away, and says so', async (name) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const file = join(folder, name)
  expect(await post(server.port, id(1))).toBe(200)
  await rename(file, `${file}.away`)
  expect(await post(server.port, id(2))).toBe(503)
  expect(said.mock.calls.join()).toContain(`${file} was deleted, moved or replaced`)
  await rename(`${file}.away`, file)
  expect(await post(server.port, id(2))).toBe(200)
  expect(storedIn(folder)).toHaveLength(2)
})

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
const ask = (path: string, init: object) => fetch(`http://127.0.0.1:${server.port}${path}`, init)

it.each([
  [200, { Origin: 'http://[::1]:8080' }],
  [200, { Host: 'LOCALHOST:4080' }],
  [403, { Origin: 'https://sovran.example' }],
  [403, { Origin: 'http://localhost.evil.example' }],
  [403, { Origin: 'null' }],
  [403, { Host: 'evil.example' }],
])('responds %i to a page with %j', async (status, headers) => {
  expect(await post(server.port, id(1), words, headers)).toBe(status)
  expect(storedIn(folder)).toHaveLength(status === 200 ? 1 : 0)
})

it('does not respond to other machines', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)
  if (!outside) return
  const code = await new Promise((resolve) => {
    const socket = connect(server.port, outside.address, () => resolve('connected'))
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
  })
  expect(code).toBe('ECONNREFUSED')
})

it('stores an enquiry as sent, and prints none of its text', async () => {
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
  const printed = vi.mocked(process.stdout.write).mock.calls.map(String)
  expect(printed.filter((line) => line.includes('mail to'))).toHaveLength(2)
  expect(printed.join()).not.toMatch(/Ada|ada@|line/)
})

it('prints a page’s reports, and rejects anything else', async () => {
  const body = JSON.stringify({ kind: 'enquiry', form: 'contact', code: 'no-answer', page: '/contact' })
  expect((await ask('/reports', { method: 'POST', body })).status).toBe(204)
  expect(vi.mocked(process.stdout.write).mock.calls.flat().join('')).toMatch(/^Report: .*"no-answer".*\n$/)
  for (const other of ['{}', 'null', ' '.repeat(20_000)])
    expect((await ask('/reports', { method: 'POST', body: other })).status).toBe(400)
})

/** Sends the head of a request and a part of its body, then closes the connection. */
const brokenOff = (path: string) =>
  new Promise<number>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.end(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"kind`),
    )
    socket.on('close', () => resolve(0)).resume()
  })

describe.each(['/reports', `${documents}:commit`])('%s', (path) => {
  const nested = `${'['.repeat(8000)}${']'.repeat(8000)}`
  const send = async (body: BodyInit) => (await ask(path, { method: 'POST', body, duplex: 'half' })).status
  it.each([
    ['broken off', [0], () => brokenOff(path)],
    ['that is not JSON', [400], () => send('{"writes":')],
    ['of null', [400, 403], () => send('null')],
    ['without its length', [413], () => send(new Blob(['{}']).stream())],
    ['above 1 MiB', [413], () => send(' '.repeat(1024 * 1024 + 1))],
    ['nested deeply', [400, 403], () => send(`{"kind":"fault","page":${nested},"writes":${nested}}`)],
  ] as const)('rejects a request %s, and keeps running', async (_, statuses, sent) => {
    expect(statuses).toContain(await sent())
    expect(await post(server.port, id(1))).toBe(200)
  })
})

it.each(['enquiries.db', 'enquiries.db-wal'])('responds 503 while %s is missing, and prints why', async (name) => {
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

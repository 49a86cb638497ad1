import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { largest } from './bodyOf.ts'
import { openStore, Unwritten } from './openStore.ts'
import { serveStore } from './serveStore.ts'
import { enquiry } from './testing/enquiry.ts'
import {
  ask,
  commit,
  documents,
  id,
  removeStore,
  served,
  serveEmptyStore,
  shortLimits,
  stored,
} from './testing/servedStore.ts'

beforeEach(serveEmptyStore)
afterEach(removeStore)

describe('requests beyond the limits', () => {
  const huge = Buffer.alloc(largest + 1, ' ')

  it('are refused as too large, with and without Content-Length', async () => {
    const target = `${documents}:commit`
    expect((await ask(target, { method: 'POST', body: huge })).status).toBe(413)
    const unsaid = await ask(target, { method: 'POST', headers: { 'Transfer-Encoding': 'chunked' }, body: huge })
    expect(unsaid.status).toBe(413)
    const largestHonest = `${JSON.stringify({ writes: [enquiry(id(1))] })}`.padEnd(largest, ' ')
    expect((await ask(target, { method: 'POST', body: largestHonest })).status).toBe(200)
  })

  it.each([
    ['says nothing', ''],
    ['stops in the first line', 'POST /v1'],
    ['stops in the headers', 'POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    ['stops in the body', `POST ${documents}:commit HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"wri`],
    ['stops between requests', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('a connection that %s is closed', async (_, start) => {
    const socket = connect(served.server.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.resume()
    socket.write(start)
    const closed = new Promise((resolve) => socket.on('close', () => resolve('closed')))
    const late = new Promise((resolve) => setTimeout(resolve, 7_000, 'still open'))
    expect(await Promise.race([closed, late])).toBe('closed')
  })

  it('are ended where one byte after another drips in', async () => {
    const socket = connect(served.server.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.resume()
    socket.write(`POST ${documents}:commit HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n`)
    const drip = setInterval(() => socket.write(' '), 50)
    await new Promise((resolve) => socket.on('close', resolve))
    clearInterval(drip)
    expect((await commit([enquiry(id(1))])).status).toBe(200)
  })
})

describe('connections', () => {
  const asked = ['', 'POST /v1', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ']

  it('that send slowly shut nobody out, however many they are', async () => {
    // With these limits no connection is closed for being slow while the test runs.
    await served.server.close()
    served.store = openStore(served.folder)
    const limits = { ...shortLimits, headersTimeout: 60_000, requestTimeout: 60_000, keepAliveTimeout: 60_000 }
    served.server = await serveStore(served.store, 0, limits)
    const slow = await Promise.all(
      Array.from({ length: 600 }, async (_, index) => {
        const socket = connect(served.server.port, '127.0.0.1')
        socket.on('error', () => {})
        await once(socket, 'connect')
        socket.write(asked[index % asked.length] || '\r\n')
        return socket
      }),
    )
    expect((await commit([enquiry(id(1))])).status).toBe(200)
    expect(stored()).toHaveLength(1)
    expect(slow.filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(400)
    for (const socket of slow) socket.destroy()
  })

  it('leave an enquiry that is being sent its connection', async () => {
    await served.server.close()
    served.store = openStore(served.folder)
    served.server = await serveStore(served.store, 0, { ...shortLimits, connections: 4 })
    const answers = await Promise.all([1, 2, 3, 4].map((index) => commit([enquiry(id(index))])))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})

describe('what was refused', () => {
  const health = async () => JSON.parse((await ask('/healthz')).text)

  it('is counted, by the kind of refusal', async () => {
    expect(await health()).toEqual({ status: 'ready', refused: {} })
    await commit([enquiry('short')])
    await commit([enquiry('short')])
    await ask('/elsewhere')
    const socket = connect(served.server.port, '127.0.0.1')
    socket.end('rubbish\r\n\r\n')
    await once(socket.resume(), 'close')
    expect(await health()).toEqual({ status: 'ready', refused: { 400: 1, 403: 2, 404: 1 } })
  })
})

describe('a full disk', () => {
  it('is reported once, then counted; its end is reported too', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    const disk = vi.spyOn(served.store, 'commit').mockRejectedValue(new Unwritten('The disk took nothing.'))
    const refused = await Promise.all(Array.from({ length: 50 }, (_, index) => commit([enquiry(id(index))])))
    expect(refused.every(({ status }) => status === 503)).toBe(true)
    expect(printed.mock.calls.flat()).toEqual([expect.stringContaining('An enquiry was not stored')])
    expect((await ask('/healthz')).status).toBe(503)
    disk.mockRestore()
    expect((await commit([enquiry(id(1))])).status).toBe(200)
    expect(printed.mock.calls.flat()[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}Z The disk takes enquiries again\..* 50\.$/)
    expect((await ask('/healthz')).status).toBe(200)
    printed.mockRestore()
  })
})

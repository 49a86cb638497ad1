import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { largest } from './serveStore.ts'
import { enquiry } from './testing/enquiry.ts'
import { ask, commit, documents, id, removeStore, served, serveEmptyStore } from './testing/servedStore.ts'

beforeEach(serveEmptyStore)
afterEach(removeStore)

describe('requests that overreach', () => {
  const huge = Buffer.alloc(largest + 1, ' ')

  it('are too large, said or unsaid', async () => {
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

  it('a drip of one byte after another ends as well', async () => {
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

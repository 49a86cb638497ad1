import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, request, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { freePort } from 'shared-ui/testing/freePort'
import { afterEach, expect, test, vi } from 'vitest'
import { ask } from '../testing/servedSite.ts'
import { answerTimeout, forward } from './forward.ts'

const servers: Server[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listening(answer: RequestListener) {
  const server = createServer(answer)
  servers.push(server)
  await once(server.listen(0, 'localhost'), 'listening')
  return (server.address() as AddressInfo).port
}

/** Starts an edge that only forwards to an area's server. Returns the edge's port. */
const edgeBefore = (port: number) =>
  listening((visit, response) =>
    forward(visit, response, { area: 'builders', port, path: visit.url ?? '/' }, { 'X-Edge': 'yes' }),
  )

test('an area’s server gets the headers that its answer depends on, and none about a body that it is not sent', async () => {
  const heard: IncomingHttpHeaders[] = []
  const edge = await edgeBefore(
    await listening(({ headers }, response) => {
      heard.push(headers)
      response.end('asset')
    }),
  )
  for (const body of ['GET /stolen HTTP/1.1\r\n\r\n', '']) {
    const visit = request({
      host: 'localhost',
      port: edge,
      headers: { 'Content-Length': body.length, Cookie: 'a=b', Range: 'bytes=0-', 'Accept-Encoding': 'br' },
    })
    const [answer] = await once(visit.end(body), 'response')
    expect(answer.headers['x-edge']).toBe('yes')
    await once(answer.resume(), 'end')
  }
  expect(heard).toHaveLength(2)
  for (const headers of heard) {
    const { host: _host, connection: _connection, ...rest } = headers
    expect(rest).toEqual({
      range: 'bytes=0-',
      'accept-encoding': 'br',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    })
  }
})

test('an answer that breaks off breaks off for the visitor too, who would wait for the rest', async () => {
  const edge = await edgeBefore(
    await listening((_visit, response) => {
      response.writeHead(200, { 'Content-Length': 100 })
      response.write('half', () => response.destroy())
    }),
  )
  await expect(ask('/film.mp4', {}, 'GET', edge)).rejects.toThrow('aborted')
})

test('a visitor waits some seconds for a silent server, and not at all for one that is gone', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isAsked = () => {}
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  const silent = await edgeBefore(await listening(() => isAsked()))
  const answer = ask('/chunk.js', {}, 'GET', silent)
  await asked
  vi.advanceTimersByTime(answerTimeout)
  expect(await answer).toMatchObject({ status: 504, headers: { 'x-edge': 'yes' } })
  const gone = await edgeBefore(await freePort())
  const refused = await ask('/chunk.js?from=someone', { 'X-Request-Id': 'no id\tof a proxy' }, 'GET', gone)
  expect(refused).toMatchObject({ status: 502, headers: { 'x-edge': 'yes' } })
  const ids = [(await answer).headers['x-request-id'], refused.headers['x-request-id']]
  const lines = logged.mock.calls.flat()
  expect(lines).toEqual([
    expect.stringContaining(`Z ${ids[0]} /chunk.js: 504 of builders: `),
    expect.stringContaining(`Z ${ids[1]} /chunk.js: 502 of builders: `),
  ])
  expect(new Set([...ids, undefined, 'no id\tof a proxy']).size).toBe(4)
})

test('what an area’s server answers with a fault of its own is logged under the id that it was asked with', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const asked: unknown[] = []
  const edge = await edgeBefore(
    await listening(({ headers }, response) => {
      asked.push(headers['x-request-id'])
      response.writeHead(500).end()
    }),
  )
  const { headers } = await ask('/chunk.js', {}, 'GET', edge)
  expect(headers['x-request-id']).toBe(asked[0])
  expect(logged.mock.calls.flat()).toEqual([
    expect.stringContaining(`${asked[0]} /chunk.js: 500 from the server of builders`),
  ])
})

test('a request is repeated where its kept-alive connection is closed as it is used again', async () => {
  const known = new Set<Socket>()
  const edge = await edgeBefore(
    await listening(({ socket }, response) => {
      if (known.has(socket)) return socket.destroy()
      known.add(socket)
      response.end('asset')
    }),
  )
  expect((await ask('/chunk.js', {}, 'GET', edge)).status).toBe(200)
  expect((await ask('/chunk.js', {}, 'GET', edge)).status).toBe(200)
  expect(known.size).toBe(2)
})

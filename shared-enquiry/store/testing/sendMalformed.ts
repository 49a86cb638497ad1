import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { database } from '../database.ts'
import { enquiry } from './enquiry.ts'

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const target = `/v1/${database.slice(0, -1)}:commit`
const wellFormed = { writes: [enquiry('MalformedMalformed00')] }
const text = JSON.stringify(wellFormed)

/** Replaces one node of a JSON value. */
function withNode(json: unknown, at: number, replace: (node: unknown) => unknown): unknown {
  let index = 0
  const walk = (node: unknown): unknown => {
    if (index++ === at) return replace(node)
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value)]))
  }
  return walk(json)
}

const nodesIn = (json: unknown): number =>
  typeof json === 'object' && json !== null ? 1 + Object.values(json).reduce((sum, it) => sum + nodesIn(it), 0) : 1

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

/** Sends requests that must not succeed, 32 at a time. Counts their answers; "closed" is a connection without one. */
export async function sendMalformed(port: number, count: number, seed: number) {
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => below(256)))
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })

  const post = (body: string | Buffer, options: object = {}) =>
    new Promise<string>((resolve) => {
      const settings = { agent, host: '127.0.0.1', port, path: target, method: 'POST', ...options }
      const sent = request(settings, (response) => {
        response.resume()
        response.on('close', () => resolve(String(response.statusCode)))
      })
      sent.on('error', () => resolve('closed'))
      sent.end(body)
    })

  const raw = (message: Buffer) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      let answer = ''
      socket.on('data', (part) => {
        answer += part.toString('latin1')
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed'))
      socket.end(message)
    })

  const marks = [...text.matchAll(/[{}[\]":,]/g)].map(({ index }) => index)
  const replacements = [null, true, 7, -1.5, 'x', [], [[]], {}, { a: { b: {} } }]
  const wrongs: (() => Promise<string>)[] = [
    () => post(bytes(below(300))),
    () => post(text.slice(0, below(text.length))),
    () => {
      const at = pick(marks)
      return post(text.slice(0, at) + text.slice(at + 1))
    },
    () => {
      const replace = (node: unknown) => pick(replacements.filter((value) => kindOf(value) !== kindOf(node)))
      return post(JSON.stringify(withNode(wellFormed, below(nodesIn(wellFormed)), replace)))
    },
    () => post(`${'['.repeat(below(20_000))}`),
    () => post(`${'{"writes":'.repeat(below(3_000))}1`),
    () => post(text, { method: pick(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'PROPFIND']) }),
    () =>
      post(text, { path: encodeURI(`/${bytes(below(40)).toString('latin1')}`) + pick(['', '%', '%00', '%ff', '/..']) }),
    () => post(text, { path: target.replace(pick(['v1', 'projects', 'documents', 'commit']), 'x') }),
    () => post(text, { headers: { Host: `${bytes(4).toString('hex')}.example` } }),
    () => post(text, { headers: { Origin: `https://${bytes(4).toString('hex')}.example` } }),
    () => post(Buffer.concat([Buffer.from(text.slice(0, -40)), bytes(1 + below(20)), Buffer.from(text.slice(-40))])),
    () => raw(Buffer.concat([bytes(below(400)), Buffer.from('\r\n\r\n')])),
    () =>
      raw(
        Buffer.from(
          `POST ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${pick(['-1', 'x', '9e9', '1, 2'])}\r\n\r\n${text}`,
        ),
      ),
    () =>
      raw(
        Buffer.from(
          `POST ${target} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n${text}\r\n0\r\n\r\n`,
        ),
      ),
    () => raw(Buffer.from(`POST ${target} HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)),
    () => raw(Buffer.from(`POST ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n${text}`)),
  ]

  const statuses: Record<string, number> = {}
  let left = count
  const sender = async () => {
    while (left-- > 0) {
      const status = await pick(wrongs)()
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 32 }, sender))
  agent.destroy()
  return statuses
}

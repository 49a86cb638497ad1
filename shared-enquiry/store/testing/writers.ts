import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { database } from '../database.ts'
import { enquiry } from './enquiry.ts'

const id = () => randomBytes(10).toString('hex')

function post(agent: Agent, port: number, body: string) {
  return new Promise<number>((resolve, reject) => {
    const path = `/v1/${database.slice(0, -1)}:commit`
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST' }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Starts writers that send enquiries as fast as they are answered, until they are stopped or the store is killed. */
export function startWriters(port: number, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const acknowledged: string[] = []
  let isRunning = true
  const writer = async () => {
    while (isRunning) {
      const newId = id()
      try {
        if ((await post(agent, port, JSON.stringify({ writes: [enquiry(newId)] }))) === 200) acknowledged.push(newId)
      } catch {
        // The store was killed. Enquiries that it had not confirmed do not count.
        return
      }
    }
  }
  const ended = Promise.all(Array.from({ length: count }, writer))
  return {
    acknowledged,
    stop: async () => {
      isRunning = false
      await ended
      agent.destroy()
      return acknowledged
    },
  }
}

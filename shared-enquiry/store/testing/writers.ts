import { randomBytes } from 'node:crypto'
import { Agent, globalAgent, type OutgoingHttpHeaders, request } from 'node:http'
import { database } from '../commit.ts'
import { enquiry, type Json } from './enquiry.ts'

const path = `/v1/${database.slice(0, -1)}:commit`

/** Sends one enquiry as the website does, and returns the status of the response. */
export const post = (port: number, id: string, fields?: Json, headers: OutgoingHttpHeaders = {}, agent = globalAgent) =>
  new Promise<number>((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    sent.once('error', reject)
    sent.end(JSON.stringify({ writes: [enquiry(id, fields)] }))
  })

/** Starts writers that send enquiries one after another, until they are stopped or the store is killed. */
export function startWriters(port: number, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const acknowledged: string[] = []
  let isRunning = true
  const writer = async () => {
    while (isRunning) {
      const id = randomBytes(10).toString('hex')
      // After a kill, unconfirmed enquiries do not count.
      const status = await post(port, id, undefined, {}, agent).catch(() => undefined)
      if (status === undefined) return
      if (status === 200) acknowledged.push(id)
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

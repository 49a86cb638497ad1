import { statSync } from 'node:fs'
import path from 'node:path'
import { edgeOrigin, ports } from '../base/ports.ts'
import { siteDir } from '../base/store.ts'
import { healthAddress } from '../serve/health.ts'

/** What a server answers at an address, as JSON; undefined where there is none, or none that speaks JSON. */
async function answerOf(address: string): Promise<unknown> {
  try {
    return await (await fetch(address, { signal: AbortSignal.timeout(2000) })).json()
  } catch {
    return undefined
  }
}

const has = (answer: unknown, name: string, value: unknown) =>
  typeof answer === 'object' && answer !== null && name in answer && answer[name as keyof typeof answer] === value

/** Whether the composed site of this folder is served already, as `npm start` does. */
export async function isSiteRunning(): Promise<boolean> {
  const routing = statSync(path.join(siteDir, '.routing.json'), { throwIfNoEntry: false })
  // Another folder's site, which may be served on this port, was composed at another moment.
  return Boolean(routing) && has(await answerOf(edgeOrigin + healthAddress), 'composedAt', routing?.mtime.toISOString())
}

/** Whether an embedded store of enquiries is running already on the port of this one. */
export const isStoreRunning = async (): Promise<boolean> =>
  has(await answerOf(`http://127.0.0.1:${ports.enquiries.port}/healthz`), 'status', 'ready')

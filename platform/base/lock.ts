import { mkdirSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import path from 'node:path'
import { type Lease, type Times, takeLease } from './lease.ts'
import { releasesDir } from './store.ts'

const times: Times = { beat: 1000, stale: 60_000, wait: 120_000 }

/**
 * Runs a change of the store while nobody else changes it, on this machine or on another one that shares the folder:
 * pins are read, changed and written back, and each of two composes at once would miss the other's pins. Prints whom it
 * waits for. Throws where another change does not end in two minutes. The change checks its lease before each step that
 * others see.
 */
export async function alone<T>(what: string, change: (lease: Lease) => Promise<T>): Promise<T> {
  mkdirSync(releasesDir, { recursive: true })
  const who = `${what} (${userInfo().username}@${hostname()}, process ${process.pid})`
  const lease = await takeLease(path.join(releasesDir, 'turns'), who, times, (holder) =>
    console.warn(`Waiting for ${holder} …`),
  )
  try {
    return await change(lease)
  } finally {
    lease.end()
  }
}

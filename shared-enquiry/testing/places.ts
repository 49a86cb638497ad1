import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoredEnquiry } from '../src/schema.ts'
import { database } from '../store/commit.ts'
import { serveStore } from '../store/serveStore.ts'
import { storedIn } from '../store/sqlite.ts'
import { emulatorJar, startEmulator } from './officialEmulator.ts'

/** A store that accepts enquiries. */
export interface Place {
  port: number
  stored: (id: string) => Promise<StoredEnquiry | undefined>
  stop: () => unknown
}

async function startEmbedded(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
  const { port, close } = await serveStore(folder, 0)
  const stored = async (id: string) => storedIn(folder).find((one) => one.id === id)
  const stop = async () => {
    await close()
    await rm(folder, { recursive: true })
  }
  return { port, stored, stop }
}

async function startOfficial(): Promise<Place> {
  const { origin, port, token, stop } = await startEmulator()
  async function stored(id: string) {
    const address = `${origin}/v1/${database}contactSubmissions/${id}`
    const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } })
    if (!answer.ok) return undefined
    const { fields } = (await answer.json()) as { fields: Record<string, Record<string, string>> }
    return {
      id,
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, Object.values(value)[0]])),
    } as StoredEnquiry
  }
  return { port, stored, stop }
}

/**
 * The stores in which an enquiry must have the same result: how each is started, and whether it is unavailable. The
 * rules themselves are evaluated only if FIRESTORE_EMULATOR_JAR names the emulator's jar, as in the pipeline.
 */
export const places = [
  ['the embedded store', startEmbedded, false],
  ['firestore.rules, in the official emulator', startOfficial, !emulatorJar],
] as const

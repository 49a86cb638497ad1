import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emulatorJar, startEmulator } from '../testing/officialEmulator.ts'
import { database } from './commit.ts'
import { serveStore } from './serveStore.ts'
import { storedIn } from './sqlite.ts'
import { attempts } from './testing/attempts.ts'
import { enquiry, named } from './testing/enquiry.ts'

interface Server {
  origin: string
  /** The times at which the enquiries with these ids were stored last; undefined where there is none. */
  timesOf: (ids: readonly string[]) => Promise<readonly (string | undefined)[]>
  stop: () => unknown
}

async function startHere(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
  const { port, close } = await serveStore(folder, 0)
  return {
    origin: `http://127.0.0.1:${port}`,
    timesOf: async (ids) => {
      const stored = new Map(storedIn(folder).map(({ id, createdAt }) => [id, createdAt]))
      return ids.map((id) => stored.get(id))
    },
    stop: async () => {
      await close()
      await rm(folder, { recursive: true })
    },
  }
}

async function startOfficial(): Promise<Server> {
  const { origin, token, stop } = await startEmulator()
  const headers = { Authorization: `Bearer ${token}` }
  const timeOf = async (id: string) => {
    const answer = await fetch(`${origin}${documents}/contactSubmissions/${id}`, { headers })
    return answer.ok ? ((await answer.json()) as { updateTime: string }).updateTime : undefined
  }
  return { origin, timesOf: (ids) => Promise.all(ids.map(timeOf)), stop }
}

const documents = `/v1/${database.slice(0, -1)}`

const commit = ({ origin }: Server, writes: readonly unknown[]) =>
  fetch(`${origin}${documents}:commit`, { method: 'POST', body: JSON.stringify({ writes }) })

/** The outcome of a case: whether it was accepted, and whether the stored documents agree. */
async function outcome(server: Server, { before, writes, ids }: (typeof attempts)[number]) {
  if (before) expect((await commit(server, before)).status).toBe(200)
  const stood = await server.timesOf(ids)
  const { status } = await commit(server, writes)
  const stands = await server.timesOf(ids)
  return { isAccepted: status === 200, haveChanged: stands.map((time, index) => time !== stood[index]) }
}

const isStoredHere = ({ isStored, refusedHere }: (typeof attempts)[number]) => isStored && !refusedHere
const here = attempts.map((attempt) => ({ ...attempt, isStored: isStoredHere(attempt) }))
const official = attempts.filter(({ onlyHere }) => !onlyHere)

// The rules themselves are evaluated only where FIRESTORE_EMULATOR_JAR names the emulator's jar, as in the pipeline.
describe.each([
  ['the embedded store', startHere, here, false],
  ['firestore.rules, in the official emulator', startOfficial, official, !emulatorJar],
] as const)('%s', (_, start, cases, isMissing) => {
  let server: Server
  beforeAll(async () => {
    if (!isMissing) server = await start()
  }, 60_000)
  afterAll(() => server?.stop())

  it.skipIf(isMissing).each(cases.map((attempt) => [attempt.title, attempt] as const))('%s', async (_, attempt) => {
    const haveChanged = attempt.ids.map(() => attempt.isStored)
    expect(await outcome(server, attempt)).toEqual({ isAccepted: attempt.isStored, haveChanged })
  })

  it.skipIf(isMissing)('lets nobody read from a browser', async () => {
    const id = 'ReadReadReadReadRead'
    expect((await commit(server, [enquiry(id)])).status).toBe(200)
    const at = (path: string, init?: RequestInit) => fetch(`${server.origin}${documents}${path}`, init)
    const post = (path: string, body: unknown) => at(path, { method: 'POST', body: JSON.stringify(body) })
    const answers = await Promise.all([
      at(`/contactSubmissions/${id}`),
      at('/contactSubmissions'),
      at(`/contactSubmissions/${id}`, { method: 'DELETE' }),
      post(':runQuery', { structuredQuery: { from: [{ collectionId: 'contactSubmissions' }] } }),
      post(':batchGet', { documents: [named(id)] }),
    ])
    for (const answer of answers) {
      expect(answer.status, answer.url).toBe(403)
      expect(await answer.text()).not.toContain('Byron')
    }
    expect(await server.timesOf([id])).toEqual([expect.any(String)])
  })
})

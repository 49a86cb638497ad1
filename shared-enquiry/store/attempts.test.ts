import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longest } from '../src/schema.ts'
import { emulatorJar, startEmulator } from '../testing/officialEmulator.ts'
import { database } from './database.ts'
import { storedIn } from './enquiries/readFolder.ts'
import { openStore } from './openStore.ts'
import { serveStore } from './serveStore.ts'
import { attempts } from './testing/attempts.ts'
import { enquiry, named } from './testing/enquiry.ts'
import { writesIn } from './writesIn.ts'

const rulesPath = join(import.meta.dirname, '..', 'firestore.rules')

interface Server {
  origin: string
  /** The times at which the enquiries with these ids were stored last; undefined where there is none. */
  timesOf: (ids: readonly string[]) => Promise<readonly (string | undefined)[]>
  stop: () => unknown
}

async function startHere(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
  const { port, close } = await serveStore(openStore(folder), 0)
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

async function startOfficial(jar: string): Promise<Server> {
  const { origin, token, stop } = await startEmulator(jar, rulesPath)
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
  const haveChanged = stands.map((time, index) => time !== stood[index])
  return { isAccepted: status === 200, haveChanged }
}

function obeysTheTable(server: () => Server, cases: typeof attempts) {
  it.each(cases.map((attempt) => [attempt.title, attempt] as const))('%s', async (_, attempt) => {
    const haveChanged = attempt.ids.map(() => attempt.isStored)
    expect(await outcome(server(), attempt)).toEqual({ isAccepted: attempt.isStored, haveChanged })
  })

  it('lets nobody read from a browser', async () => {
    const { origin } = server()
    expect((await commit(server(), [enquiry('ReadReadReadReadRead')])).status).toBe(200)
    const post = (path: string, body: unknown) =>
      fetch(`${origin}${documents}${path}`, { method: 'POST', body: JSON.stringify(body) })
    const answers = await Promise.all([
      fetch(`${origin}${documents}/contactSubmissions/ReadReadReadReadRead`),
      fetch(`${origin}${documents}/contactSubmissions`),
      fetch(`${origin}${documents}/contactSubmissions/ReadReadReadReadRead`, { method: 'DELETE' }),
      post(':runQuery', { structuredQuery: { from: [{ collectionId: 'contactSubmissions' }] } }),
      post(':batchGet', { documents: [named('ReadReadReadReadRead')] }),
    ])
    for (const answer of answers) {
      expect(answer.status, answer.url).toBe(403)
      expect(await answer.text()).not.toContain('Byron')
    }
    expect(await server().timesOf(['ReadReadReadReadRead'])).toEqual([expect.any(String)])
  })
}

describe('the embedded store', () => {
  let server: Server
  beforeAll(async () => {
    server = await startHere()
  })
  afterAll(() => server.stop())
  obeysTheTable(
    () => server,
    attempts.map((attempt) => ({ ...attempt, isStored: attempt.isStored && !attempt.refusedHere })),
  )
})

const jar = emulatorJar()
console.warn(
  jar
    ? `The table of attempts also runs against the official emulator: ${jar}`
    : 'The table of attempts runs against the embedded store only: no official emulator (FIRESTORE_EMULATOR_JAR, gcloud).',
)

describe.skipIf(!jar)('the official emulator agrees', () => {
  let server: Server
  beforeAll(async () => {
    server = await startOfficial(jar ?? '')
  }, 60_000)
  afterAll(() => server?.stop())
  obeysTheTable(
    () => server,
    attempts.filter(({ onlyHere }) => !onlyHere),
  )
})

describe('the table tries every bound of the schema', () => {
  const alone = attempts.filter(({ before, ids }) => !before && ids.length <= 1)
  const isAllowed = (writes: readonly unknown[]) => {
    try {
      return writesIn({ writes }).length > 0
    } catch {
      return false
    }
  }
  const isNoticed = () =>
    alone.some(({ writes, isStored, refusedHere }) => isAllowed(writes) !== (isStored && !refusedHere))
  const bounds: Record<string, number> = longest

  it.each(Object.entries(longest).flatMap(([field, most]) => [-1, 1].map((by) => [field, most, by] as const)))(
    '%s of %i, moved by %i',
    (field, most, by) => {
      expect(isNoticed()).toBe(false)
      bounds[field] = most + by
      const noticed = isNoticed()
      bounds[field] = most
      expect(noticed).toBe(true)
    },
  )
})

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Documents } from './Documents.ts'
import { database } from './database.ts'
import { openStore } from './openStore.ts'
import { rulesFrom } from './rules/evaluateRules.ts'
import { type Match, parseRules } from './rules/parseRules.ts'
import { serveStore } from './serveStore.ts'
import { boundaries } from './testing/boundaries.ts'
import { enquiry, named } from './testing/enquiry.ts'
import { mutantsOf } from './testing/mutantsOf.ts'
import { emulatorJar, startEmulator } from './testing/officialEmulator.ts'

const rulesPath = join(import.meta.dirname, '..', 'firestore.rules')

interface Server {
  origin: string
  /** The bearer token that may read. */
  token: string
  stop: () => unknown
}

async function startHere(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
  const store = await openStore(folder)
  const { port, close } = await serveStore(store, 0)
  const stop = async () => {
    await close()
    await rm(folder, { recursive: true })
  }
  return { origin: `http://127.0.0.1:${port}`, token: store.token, stop }
}

const documents = `/v1/${database.slice(0, -1)}`

const commit = ({ origin }: Server, writes: readonly unknown[]) =>
  fetch(`${origin}${documents}:commit`, { method: 'POST', body: JSON.stringify({ writes }) })

async function read({ origin, token }: Server, id: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}${documents}/contactSubmissions/${id}`, { headers })
  return response.ok ? ((await response.json()) as { fields: unknown; updateTime: string }) : undefined
}

/** The outcome of a case: whether it was accepted, and whether the stored documents agree. */
async function outcome(server: Server, { before, writes, ids }: (typeof boundaries)[number]) {
  if (before) expect((await commit(server, before)).status).toBe(200)
  const stood = await Promise.all(ids.map((id) => read(server, id)))
  const { status } = await commit(server, writes)
  const stands = await Promise.all(ids.map((id) => read(server, id)))
  const haveChanged = stands.map((document, index) => document?.updateTime !== stood[index]?.updateTime)
  return { isAccepted: status === 200, haveChanged }
}

function obeysTheTable(server: () => Server, cases: typeof boundaries) {
  it.each(cases.map((boundary) => [boundary.title, boundary] as const))('%s', async (_, boundary) => {
    const haveChanged = boundary.ids.map(() => boundary.isStored)
    expect(await outcome(server(), boundary)).toEqual({ isAccepted: boundary.isStored, haveChanged })
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
    expect(await read(server(), 'ReadReadReadReadRead')).toBeDefined()
  })
}

describe('the embedded store', () => {
  let server: Server
  beforeAll(async () => {
    server = await startHere()
  })
  afterAll(() => server.stop())
  obeysTheTable(() => server, boundaries)
})

const jar = emulatorJar()
console.warn(
  jar
    ? `The boundary table also runs against the official emulator: ${jar}`
    : 'The boundary table runs against the embedded store only: no official emulator (FIRESTORE_EMULATOR_JAR, gcloud).',
)

describe.skipIf(!jar)('the official emulator agrees', () => {
  let server: Server
  beforeAll(async () => {
    server = await startEmulator(jar ?? '', rulesPath)
  }, 60_000)
  afterAll(() => server?.stop())
  obeysTheTable(
    () => server,
    boundaries.filter(({ onlyHere }) => !onlyHere),
  )
})

describe('every clause of firestore.rules is needed', async () => {
  const rules = parseRules(await readFile(rulesPath, 'utf8'))
  const isAllowed = (matches: readonly Match[], { before, writes }: (typeof boundaries)[number]) => {
    // The earlier commit of a case is decided by the rules as they are.
    const store = new Documents((ask) => rulesFrom(store === undefined || !isSet ? rules : matches)(ask))
    let isSet = false
    if (before) store.commit({ writes: before })
    isSet = true
    try {
      store.commit({ writes })
      return true
    } catch {
      return false
    }
  }

  it('and the rules as they are fit the table', () => {
    for (const boundary of boundaries) expect(isAllowed(rules, boundary), boundary.title).toBe(boundary.isStored)
  })

  it.each(mutantsOf(rules))('%s: some case notices', (_, mutant) => {
    expect(boundaries.some((boundary) => isAllowed(mutant, boundary) !== boundary.isStored)).toBe(true)
  })
})

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { database } from './database.ts'
import { storedIn } from './enquiries/readFolder.ts'
import { enquiry } from './testing/enquiry.ts'
import { killUnderLoad } from './testing/killUnderLoad.ts'
import { sendMalformed } from './testing/sendMalformed.ts'
import { type RunningStore, runStore, startStore } from './testing/startStore.ts'
import { startWriters } from './testing/writers.ts'

let folder: string
let store: RunningStore | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
})
afterEach(async () => {
  await store?.stop('SIGKILL')
  store = undefined
  await rm(folder, { recursive: true })
})

const commit = (origin: string, id: string) =>
  fetch(`${origin}/v1/${database.slice(0, -1)}:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes: [enquiry(id)] }),
  })

/** Expects every line that a store has printed to begin with the time. */
function expectTimes(printed: string) {
  for (const line of printed.trim().split('\n')) expect(line).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ /)
}

it('names the port that is taken, and the variable that changes it', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { printed, exit } = runStore(folder, port)
  expect(await exit).toBe(1)
  expect(printed.err).toContain(`Port ${port} is taken`)
  expect(printed.err).toContain('ENQUIRIES_PORT=')
  expectTimes(printed.err)
  other.close()
})

it('refuses a folder in use, and takes over one whose store was killed', async () => {
  store = await startStore(folder)
  const second = runStore(folder)
  expect(await second.exit).toBe(1)
  expect(second.printed.err).toContain('ENQUIRIES_DIR')
  expectTimes(second.printed.err + store.printed())
  expect((await commit(store.origin, 'AfterTheSecondStore0')).status).toBe(200)
  await store.stop('SIGKILL')
  store = await startStore(folder)
  expect(storedIn(folder)).toHaveLength(1)
})

it.each([
  ['SIGTERM', 1],
  // Ctrl+C reaches it from the terminal and from npm.
  ['SIGINT', 2],
] as const)('stops cleanly at %s, %i times, with every acknowledged enquiry stored', async (signal, times) => {
  store = await startStore(folder)
  const writers = startWriters(store.port, 16)
  await vi.waitUntil(() => writers.acknowledged.length > 50, 20_000)
  if (times === 2) store.process.kill(signal)
  expect(await store.stop(signal)).toBe(0)
  const acknowledged = await writers.stop()
  const stored = new Set(storedIn(folder).map(({ id }) => id))
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
})

it('loses no acknowledged enquiry to kill -9 under 64 writers', async () => {
  const lines: string[] = []
  const { acknowledged, missing } = await killUnderLoad(folder, 2, (line) => lines.push(line))
  console.warn(`2 × kill -9 under 64 writers: ${acknowledged} acknowledged, ${missing} missing`)
  expect(acknowledged).toBeGreaterThan(50)
  expect(missing).toBe(0)
})

it('outlives 5,000 malformed requests: none succeeds, nothing is stored, and it takes no more memory', async () => {
  store = await startStore(folder)
  const status = `/proc/${store.process.pid}/status`
  // Only Linux has the memory of a process in a file.
  const memory = async () => {
    const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(await readFile(status, 'utf8').catch(() => '')) ?? []
    return Number(kibibytes ?? 0) / 1024
  }
  await sendMalformed(store.port, 2_000, 1)
  const before = await memory()
  const statuses = await sendMalformed(store.port, 3_000, 2)
  expect((await memory()) - before).toBeLessThan(48)
  expect(Object.keys(statuses).filter((each) => each.startsWith('2'))).toEqual([])
  expect(storedIn(folder)).toEqual([])
  expect(store.complaints()).toBe('')
  expect((await commit(store.origin, 'AfterAllTheMalformed')).status).toBe(200)
})

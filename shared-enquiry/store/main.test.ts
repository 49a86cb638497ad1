import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { maxLengths } from '../src/schema.ts'
import { storedIn } from './sqlite.ts'
import { text, words } from './testing/enquiry.ts'
import { runStore, startStore } from './testing/startStore.ts'
import { post, startWriters } from './testing/writers.ts'

let folder: string
let store: Awaited<ReturnType<typeof startStore>> | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
})
afterEach(async () => {
  await store?.stop('SIGKILL')
  store = undefined
  await rm(folder, { recursive: true })
})

const id = (index: number) => `Stored${String(index).padStart(14, '0')}`

async function storeWith(count: number) {
  store = await startStore(folder)
  for (let index = 0; index < count; index++) expect(await post(store.port, id(index))).toBe(200)
  return store
}

it('loses no acknowledged enquiry to kill -9', async () => {
  const acknowledged: string[] = []
  for (const time of [500, 900]) {
    store = await startStore(folder)
    const writers = startWriters(store.port, 64)
    await vi.waitUntil(() => writers.acknowledged.length > 50, 20_000)
    await new Promise((resolve) => setTimeout(resolve, time))
    await store.stop('SIGKILL')
    acknowledged.push(...(await writers.stop()))
  }
  const stored = new Set(storedIn(folder).map((one) => one.id))
  expect(acknowledged.filter((one) => !stored.has(one))).toEqual([])
})

it('stops cleanly at Ctrl+C, with every acknowledged enquiry stored', async () => {
  store = await startStore(folder)
  const writers = startWriters(store.port, 16)
  await vi.waitUntil(() => writers.acknowledged.length > 50, 20_000)
  // Both the terminal and the parent process send it.
  store.process.kill('SIGINT')
  expect(await store.stop('SIGTERM')).toBe(0)
  const stored = new Set(storedIn(folder).map((one) => one.id))
  expect((await writers.stop()).filter((one) => !stored.has(one))).toEqual([])
})

it('rejects a second store in its folder or on its port, with a message', async () => {
  const { port } = await storeWith(1)
  const files = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))))
  expect(new Set(files.map(({ mode }) => mode & 0o777))).toEqual(new Set([0o600]))
  const second = runStore(folder)
  expect(await second.exit).toBe(1)
  expect(second.printed()).toMatch(/Another enquiry store is already using .*ENQUIRIES_DIR/)
  const elsewhere = runStore(join(folder, 'elsewhere'), port)
  expect(await elsewhere.exit).toBe(1)
  expect(elsewhere.printed()).toMatch(new RegExp(`Port ${port} is in use.*ENQUIRIES_PORT`))
  expect(await post(port, id(2))).toBe(200)
})

it.each([
  ['without its first bytes', 0],
  ['without a page in the middle', 4096 * 2],
])('a file %s is named and left as it is, and affects only forms', async (_, from) => {
  await (await storeWith(60)).stop()
  const path = join(folder, 'enquiries.db')
  const bytes = readFileSync(path).fill(0x55, from, from + 4096)
  writeFileSync(path, bytes)
  store = await startStore(folder)
  expect(store.printed()).toContain(`${path} is damaged`)
  expect(await post(store.port, id(70))).toBe(503)
  expect(readFileSync(path)).toEqual(bytes)
  // After it is moved away, a new one is created.
  renameSync(path, `${path}.damaged`)
  expect(await post(store.port, id(70))).toBe(200)
})

// `prlimit` limits the size of the files that the process writes, like a full disk. Only Linux has it.
it.skipIf(spawnSync('prlimit').error)('responds 503 on a full disk until there is space', async () => {
  const { port, process, printed } = await storeWith(1)
  const bound = (most: string) => spawnSync('prlimit', ['--pid', String(process.pid), `--fsize=${most}:unlimited`])
  const large = { ...words, message: text('x'.repeat(maxLengths.message)) }
  bound('4096')
  const answers = await Promise.all([2, 3, 4].map((index) => post(port, id(index), large)))
  expect(answers).toEqual([503, 503, 503])
  expect(printed()).toContain('make room')
  expect(storedIn(folder)).toHaveLength(1)
  bound('unlimited')
  expect(await post(port, id(2), large)).toBe(200)
  expect(storedIn(folder)).toHaveLength(2)
})

import { existsSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedIn } from './enquiries/readFolder.ts'
import { removeEnquiries } from './enquiries/removeEnquiries.ts'
import { Locked } from './lockFolder.ts'
import { asideIn } from './mend.ts'
import { openStore, Unwritten } from './openStore.ts'
import { Refusal } from './Refusal.ts'
import * as sqlite from './sqlite.ts'
import { fileName } from './Table.ts'
import { enquiry, text, words } from './testing/enquiry.ts'

vi.mock('./sqlite.ts', { spy: true })

let folder: string
let path: string
let said: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
  path = join(folder, fileName)
  said = []
})
afterEach(() => rm(folder, { recursive: true }))

const id = (index: number) => `Stored${String(index).padStart(14, '0')}`
const open = () => openStore(folder, (line) => said.push(line))
const stored = () => storedIn(folder).map((one) => Number(one.id.slice(-4)))

async function storeWith(count: number, message = 'One wall.') {
  const store = open()
  const all = Array.from({ length: count }, (_, index) => enquiry(id(index), { ...words, message: text(message) }))
  await Promise.all(all.map((one) => store.commit({ writes: [one] })))
  await store.close()
}

describe('many at once', () => {
  it('are decided one after another: of two wordings under one id the first is stored', async () => {
    const store = open()
    const other = enquiry(id(1), { ...words, name: text('Other') })
    const answers = await Promise.allSettled(
      [enquiry(id(1)), other, enquiry(id(1))].map((one) => store.commit({ writes: [one] })),
    )
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(stored()).toEqual([1])
    await store.close()
  })

  it('go on after refusals alone, and leave none of a refused batch behind', async () => {
    const store = open()
    await store.commit({ writes: [enquiry(id(1))] })
    const other = enquiry(id(1), { ...words, name: text('Other') })
    await expect(store.commit({ writes: [enquiry(id(2)), other] })).rejects.toBeInstanceOf(Refusal)
    expect(stored()).toEqual([1])
    await store.commit({ writes: [enquiry(id(3))] })
    expect(stored()).toEqual([3, 1])
    await store.close()
  })

  it('are stored where the store is closed at once', async () => {
    const store = open()
    const answer = store.commit({ writes: [enquiry(id(1))] })
    await Promise.resolve()
    await store.close()
    await answer
    expect(stored()).toEqual([1])
    // Nothing opens the file again afterwards.
    for (const name of readdirSync(folder)) if (/-(wal|shm)$/.test(name)) unlinkSync(join(folder, name))
    await new Promise(setImmediate)
    expect(readdirSync(folder).sort()).toEqual(['enquiries.db', 'enquiries.lock'])
  })
})

it('an enquiry comes back as it was sent, and one that is sent again counts by its last time', async () => {
  const store = open()
  const odd = 'line\r\nline “quoted” שלום 😀 \u202e'
  await store.commit({ writes: [enquiry(id(1), { ...words, phone: text(''), message: text(odd) })] })
  await store.commit({ writes: [enquiry(id(2))] })
  await store.commit({ writes: [enquiry(id(1), { ...words, phone: text(''), message: text(odd) })] })
  const [first, second, ...others] = storedIn(folder)
  expect(others).toEqual([])
  expect(first).toEqual({
    id: id(1),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
    ...{ name: 'Ada Byron', email: 'ada@example.org', phone: '', service: 'design', message: odd },
  })
  expect((first?.createdAt ?? '') > (second?.createdAt ?? '')).toBe(true)
  await store.close()
})

it('a folder belongs to one store at a time', async () => {
  const store = open()
  expect(open).toThrow(Locked)
  await store.close()
  await open().close()
})

describe('a full disk', () => {
  it('refuses what it cannot store, loses nothing, and takes the next enquiry once there is room', async () => {
    const store = open()
    await store.commit({ writes: [enquiry(id(1))] })
    const database = vi.mocked(sqlite.openDatabase).mock.results.at(-1)?.value as sqlite.Database
    database.exec('PRAGMA max_page_count = 1')
    const long = { ...words, message: text('x'.repeat(90_000)) }
    const refused = await Promise.allSettled(
      [2, 3].map((index) => store.commit({ writes: [enquiry(id(index), long)] })),
    )
    for (const one of refused) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(Unwritten) })
    expect(stored()).toEqual([1])
    database.exec('PRAGMA max_page_count = 1000000')
    await store.commit({ writes: [enquiry(id(2), long)] })
    await store.close()
    expect(stored()).toEqual([2, 1])
  })

  it('keeps no store from starting: it says so, and stores once there is room', async () => {
    const { openDatabase } = await vi.importActual<typeof sqlite>('./sqlite.ts')
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
    let hasRoom = false
    vi.mocked(sqlite.openDatabase).mockImplementation((at, options) => {
      if (at === path && !hasRoom) throw full
      return openDatabase(at, options)
    })
    const store = open()
    expect(said).toEqual([expect.stringContaining('disk is full')])
    await expect(store.commit({ writes: [enquiry(id(1))] })).rejects.toBeInstanceOf(Unwritten)
    hasRoom = true
    await store.commit({ writes: [enquiry(id(1))] })
    await store.close()
    expect(stored()).toEqual([1])
    vi.mocked(sqlite.openDatabase).mockImplementation(openDatabase)
  })
})

describe('a damaged file', () => {
  const damage = (from: number, length: number) => {
    const bytes = readFileSync(path)
    bytes.fill(0x55, from, from + length)
    writeFileSync(path, bytes)
  }

  it.each([
    ['its first bytes', 0, 90, 300, 300],
    ['its first page', 0, 4096, 300, 300],
    ['a page in the middle', 4096 * 12, 4096, 300, 200],
  ])('is set aside where %s are gone, said once, and what can be read is kept', async (_, at, length, count, least) => {
    await storeWith(count, 'x'.repeat(400))
    damage(at, length)
    const damaged = await readFile(path)
    const store = open()
    expect(said).toEqual([expect.stringMatching(/^The file of enquiries was damaged .* set aside as .*\.db\.$/)])
    await store.commit({ writes: [enquiry(id(9999))] })
    await store.close()
    expect(stored()[0]).toBe(9999)
    expect(stored().length).toBeGreaterThan(least)
    const [aside = '', ...others] = asideIn(folder)
    expect(others).toEqual([])
    expect(await readFile(join(folder, aside))).toEqual(damaged)
    await open().close()
    expect(said).toHaveLength(1)
  })

  it('that is no database at all is set aside, and the store begins with none', async () => {
    writeFileSync(path, 'half of a letter, and no database '.repeat(300))
    const store = open()
    expect(said.join()).toContain('0 enquiries could be read')
    await store.commit({ writes: [enquiry(id(1))] })
    await store.close()
    expect(stored()).toEqual([1])
  })
})

describe('the journal of an earlier version', () => {
  const journal = 'enquiries.log'
  const sample = join(import.meta.dirname, 'testing/journal.log')
  const numbers = [1, 5, 4, 3, 2]

  it('is taken over whole at the first start, and kept beside', async () => {
    await copyFile(sample, join(folder, journal))
    await open().close()
    expect(stored()).toEqual(numbers)
    expect(storedIn(folder).at(-1)?.message).toBe('Of the cellar — “one wall” 🚪')
    expect(readdirSync(folder)).toContain('enquiries.log.old')
    expect(await readFile(join(folder, 'enquiries.log.old'))).toEqual(await readFile(sample))
    expect(said).toEqual([expect.stringContaining('Took over 5 enquiries')])
    await open().close()
    expect(said).toHaveLength(1)
  })

  it('is listed before that start too', async () => {
    await copyFile(sample, join(folder, journal))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(stored()).toEqual(numbers)
    vi.mocked(console.error).mockRestore()
  })

  it.each([
    ['a byte of a line', (bytes: Buffer) => bytes.fill(0, 700, 701), [1, 5, 4, 3]],
    ['the end of a line', (bytes: Buffer) => bytes.fill(11, bytes.indexOf(10), bytes.indexOf(10) + 1), numbers],
    ['the last half line', (bytes: Buffer) => bytes.subarray(0, -200), [5, 4, 3, 2, 1]],
  ])('hides no other enquiry where %s is lost', async (_, damaged, left) => {
    writeFileSync(join(folder, journal), damaged(readFileSync(sample)))
    await open().close()
    expect(stored()).toEqual(left)
  })

  it('loses the lines of an enquiry that is deleted', async () => {
    await copyFile(sample, join(folder, journal))
    await open().close()
    expect(await removeEnquiries(folder, ['Journal0000000000002'])).toBe(1)
    for (const name of readdirSync(folder)) expect(readFileSync(join(folder, name), 'utf8')).not.toContain('cellar')
    expect(existsSync(join(folder, 'enquiries.log.old'))).toBe(true)
    expect(stored()).toEqual([1, 5, 4, 3])
  })
})

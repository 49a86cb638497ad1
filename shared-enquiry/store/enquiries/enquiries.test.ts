import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore, type Store } from '../openStore.ts'
import { enquiry } from '../testing/enquiry.ts'
import { asCsv, asText, type StoredEnquiry } from './writeOut.ts'

let folder: string
let store: Store
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
  store = await openStore(folder)
  const id = (index: number) => `Listed${String(index).padStart(14, '0')}`
  for (const index of [1, 2, 3]) await store.commit({ writes: [enquiry(id(index))] })
  await store.commit({ writes: [enquiry(id(1))] })
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const list = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'enquiries.ts'), ...args], {
    env: { ...process.env, ENQUIRIES_DIR: folder },
    cwd: import.meta.dirname,
  }).catch((error) => error as { stdout: string; stderr: string; code: number })

describe('npm run enquiries', () => {
  it('lists beside a running store, newest first, one sent again by its last time', async () => {
    const { stdout } = await list('--json')
    expect(JSON.parse(stdout).map(({ id }: StoredEnquiry) => id.slice(-1))).toEqual(['1', '3', '2'])
    expect(JSON.parse(stdout)[0]).toMatchObject({ name: 'Ada Byron', service: 'design', email: 'ada@example.org' })
  })

  it('leaves out what came before a date', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect((await list('--since', tomorrow)).stdout).toBe('No enquiries.\n')
    expect((await list('--since', '2020-01-01')).stdout).toContain('3 enquiries, newest first')
  })

  it.each([['--since', 'soon'], ['--xml']])('says how it is used after %s %s', async (...args) => {
    const { stderr, code } = (await list(...args)) as { stderr: string; code: number }
    expect(code).toBe(1)
    expect(stderr).toContain('npm run enquiries')
  })
})

const one: StoredEnquiry = {
  id: 'x',
  createdAt: '2026-01-31T12:00:00.000000Z',
  service: 'design',
  name: 'Ada "Countess" Byron',
  email: 'ada@example.org',
  phone: '+44 20 7946 0000',
  message: 'Two,\nlines',
}

describe('writing enquiries out', () => {
  it('quotes every cell of the CSV and makes no cell a formula', () => {
    const csv = asCsv([one, { ...one, name: '=HYPERLINK("http://evil.example")', message: ' @SUM(1)', phone: '-1' }])
    expect(csv).toContain('"Ada ""Countess"" Byron"')
    expect(csv).toContain('"Two,\nlines"')
    for (const start of ['=', '+', '-', '@', ' @']) expect(csv).not.toContain(`"${start}`)
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(csv.split('\r\n')).toHaveLength(4)
  })

  it('gives the terminal no orders', () => {
    const text = asText([{ ...one, name: '\u001b[2Jgone\u202e', message: 'a\u0007\r\nb\tc' }])
    expect(text).not.toMatch(/[^\n\P{Cc}]|\p{Bidi_Control}/u)
    expect(text).toContain('  | b')
  })
})

import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredEnquiry } from '../../src/schema.ts'
import { openStore, type Store } from '../openStore.ts'
import { serveStore } from '../serveStore.ts'
import { openDatabase } from '../sqlite.ts'
import { fileName } from '../Table.ts'
import { enquiry, text, words } from '../testing/enquiry.ts'
import { expiryAt } from './retention.ts'
import { runEnquiries } from './runEnquiries.ts'

const id = (index: number) => `Listed${String(index).padStart(14, '0')}`

let folder: string
let store: Store
let server: Awaited<ReturnType<typeof serveStore>>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
  await open()
  for (const index of [1, 2, 3]) await store.commit({ writes: [enquiry(id(index))] })
  await store.commit({ writes: [enquiry(id(1))] })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await server.close()
  await rm(folder, { recursive: true })
})

async function open() {
  store = openStore(folder, () => {})
  server = await serveStore(store, 0)
}

const args = ['--import', 'tsx', join(import.meta.dirname, 'enquiries.ts')]
const settings = () => ({
  env: { ...process.env, ENQUIRIES_DIR: folder, ENQUIRIES_PORT: String(server.port) },
  cwd: import.meta.dirname,
})
/** Runs the command here, and returns what it has printed and its code. */
async function run(words: readonly string[]) {
  const printed = { stdout: '', stderr: '' }
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
    printed.stdout += part
    return true
  })
  const err = vi.spyOn(console, 'error').mockImplementation((...parts) => {
    printed.stderr += `${format(...parts)}\n`
  })
  const code = await runEnquiries(words, { path: folder, port: server.port })
  out.mockRestore()
  err.mockRestore()
  return { ...printed, code }
}
const idsIn = (json: string) => JSON.parse(json).map((one: StoredEnquiry) => one.id.slice(-1))

describe('npm run enquiries', () => {
  it('lists beside a running store, newest first; one that was sent again counts by its last time', async () => {
    const { stdout } = await run(['--json'])
    expect(idsIn(stdout)).toEqual(['1', '3', '2'])
    expect(JSON.parse(stdout)[0]).toMatchObject({ name: 'Ada Byron', service: 'design', email: 'ada@example.org' })
  })

  it('leaves out what came before a date', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    expect((await run(['--since', tomorrow])).stdout).toBe('No enquiries.\n')
    expect((await run(['--since', '2020-01-01'])).stdout).toContain('3 enquiries, newest first')
  })

  it('prints its usage after an argument that it does not know, and fails', () => {
    // In a process of its own, as npm runs it.
    const { stdout, stderr, status } = spawnSync(process.execPath, [...args, 'builders'], {
      ...settings(),
      encoding: 'utf8',
    })
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
    expect(stderr).toContain('"builders" is not known')
    expect(stderr).toContain('npm run enquiries')
  })

  it('counts by day and service', async () => {
    const { stdout } = await run(['--counts'])
    const today = new Date().toISOString().slice(0, 10)
    expect(stdout).toMatch(/^ +builders +design +interiors +all\n/)
    expect(stdout).toMatch(new RegExp(`\n${today} +0 +3 +0 +3\n`))
  })

  it('writes a file that only its owner can read, without other output in it', async () => {
    const out = join(folder, 'out.json')
    const { stdout, stderr } = await run(['--json', '--out', out])
    expect(stdout).toBe('')
    expect(stderr).toContain('3 enquiries written to')
    expect(idsIn(await readFile(out, 'utf8'))).toEqual(['1', '3', '2'])
    expect((await stat(out)).mode & 0o777).toBe(0o600)
  })

  it('warns of the lines that npm itself prints into a file', async () => {
    vi.stubEnv('npm_lifecycle_event', 'enquiries')
    for (const [level, warning] of [
      ['notice', expect.stringContaining('npm run -s')],
      ['silent', ''],
    ]) {
      vi.stubEnv('npm_config_loglevel', level)
      expect((await run(['--csv'])).stderr).toEqual(warning)
    }
  })

  it('follows: prints what comes from now on, once', async () => {
    const following = spawn(process.execPath, [...args, '--follow'], settings())
    let printed = ''
    let isWaiting: () => void
    const waiting = new Promise<void>((resolve) => {
      isWaiting = resolve
    })
    following.stderr.on('data', (part) => String(part).includes('Waiting') && isWaiting())
    following.stdout.on('data', (part) => {
      printed += part
    })
    await waiting
    await new Promise((resolve) => setTimeout(resolve, 300))
    const late = { ...words, name: text('Late Visitor') }
    for (const _ of [1, 2]) await store.commit({ writes: [enquiry(id(7), late)] })
    await expect.poll(() => printed, { timeout: 20_000 }).toContain('Late Visitor')
    following.kill('SIGINT')
    expect(printed.match(/Late Visitor/g)).toHaveLength(1)
    expect(printed).not.toContain(id(1))
  })
})

describe('--check', () => {
  it('names damage, also after the file was set aside, and what can be read is listed all the same', async () => {
    expect(await run(['--check'])).toMatchObject({ code: 0, stdout: expect.stringContaining('the file is whole') })
    await server.close()
    const path = join(folder, fileName)
    const bytes = await readFile(path)
    await writeFile(path, bytes.fill(0x55, 0, 60))
    const listed = await run(['--json'])
    expect(idsIn(listed.stdout)).toEqual(['1', '3', '2'])
    expect(listed.stderr).toContain('--check')
    expect(await run(['--check'])).toMatchObject({ code: 1, stdout: expect.stringContaining('Damaged: ') })
    await open()
    expect(await run(['--check'])).toMatchObject({ code: 1, stdout: expect.stringContaining('damaged and set aside') })
    expect(idsIn((await run(['--json'])).stdout)).toEqual(['1', '3', '2'])
  })

  it('says what the running store has refused', async () => {
    await fetch(`http://127.0.0.1:${server.port}/elsewhere`)
    expect((await run(['--check'])).stdout).toContain('ready. Requests refused since its start: 1 with 404.')
  })
})

describe('deleting one person’s enquiry', () => {
  const everything = async () =>
    (
      await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1').catch(() => '')))
    ).join()
  const secret = { ...words, message: text('Of the cellar.') }

  it.each(['beside the running store', 'in the folder of a store that does not run'])('%s', async (how) => {
    await store.commit({ writes: [enquiry(id(9), secret)] })
    if (how.startsWith('in')) await server.close()
    const { stdout, code } = await run(['--delete', id(9)])
    expect({ stdout, code }).toEqual({ stdout: expect.stringContaining(`Deleted ${id(9)}`), code: 0 })
    expect(await everything()).not.toContain('cellar')
    expect(idsIn((await run(['--json'])).stdout)).toEqual(['1', '3', '2'])
    const again = await run(['--delete', id(9)])
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('no such enquiry') })
    if (how.startsWith('in')) await open()
    await store.commit({ writes: [enquiry(id(1))] })
    expect(idsIn((await run(['--json'])).stdout)).toEqual(['1', '3', '2'])
  })
})

describe('expiry', () => {
  it('deletes enquiries that are older than the privacy page says, and nothing else', async () => {
    expect((await run(['--expire'])).stdout).toContain('Nothing to delete')
    const old = new Date(expiryAt(new Date()).getTime() - 60_000).toISOString().replace('Z', '000Z')
    const database = openDatabase(join(folder, fileName))
    database.prepare('UPDATE enquiries SET createdAt = ? WHERE id = ?').run(old, id(2))
    database.close()
    expect((await run(['--expire'])).stdout).toContain('Deleted 1 enquiry from before')
    expect(idsIn((await run(['--json'])).stdout)).toEqual(['1', '3'])
  })
})

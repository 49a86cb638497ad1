import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveStore } from './serveStore.ts'
import { text, words } from './testing/enquiry.ts'
import { post } from './testing/writers.ts'

// Each command is a separate process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const id = (index: number) => `Listed${String(index).padStart(14, '0')}`

let folder: string
let store: Awaited<ReturnType<typeof serveStore>>
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
  store = await serveStore(folder, 0)
  for (const index of [1, 2, 3, 1])
    await post(store.port, id(index), { ...words, message: text(`Wall ${index}\nof brick\u001b[2J\u202e`) })
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

/** Runs the command beside the running store. */
const command = (...args: string[]) => ['--import', 'tsx', join(import.meta.dirname, 'printEnquiries.ts'), ...args]
const options = () => ({ cwd: import.meta.dirname, env: { ...process.env, ENQUIRIES_DIR: folder } })
const run = (...args: string[]) => spawnSync(process.execPath, command(...args), { ...options(), encoding: 'utf8' })
/** Runs the command beside a mail server in this process. */
const runBeside = promisify(execFile)

it('prints text and JSON, newest first, without control characters', () => {
  const { stdout } = run()
  expect(stdout.match(/Wall \d/g)).toEqual(['Wall 1', 'Wall 3', 'Wall 2'])
  expect(stdout).toContain('design  Ada Byron  ada@example.org  020 7946 0000')
  const json = run('--json').stdout
  expect(JSON.parse(json)[0]).toMatchObject({ id: id(1), message: 'Wall 1\nof brick\u001b[2J\u202e' })
  for (const printed of [stdout, json]) expect(printed).not.toMatch(/[^\n\P{Cc}]|\p{Bidi_Control}/u)
})

it('deletes one enquiry, and its text from the disk', async () => {
  expect(run('--delete', id(2)).stdout).toContain(`Deleted ${id(2)}`)
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')))
  expect(files.join()).not.toContain('Wall 2')
  expect(files.join()).toContain('Wall 3')
  expect(run('--delete', id(2))).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no enquiry') })
})

it('prints the pending emails, and sends each once to a mail server', async () => {
  const printed = [run('--emails').stdout, run('--emails').stdout]
  expect(printed[0]).toBe(printed[1])
  expect(printed[0]).toMatch(/^To: design@sovran\.example\nReply-To: ada@example\.org\nSubject: .*Ada Byron$/m)
  expect(printed[0]?.match(/Wall \d\nof brick/g)).toEqual(['Wall 2\nof brick', 'Wall 3\nof brick', 'Wall 1\nof brick'])
  expect(printed[0]).toMatch(/^To: ada@example\.org$/m)
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    async onData(stream, { envelope }, done) {
      for await (const _ of stream);
      done(null, void received.push(...envelope.rcptTo.map(({ address }) => address)))
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  const send = command('--send', `smtp://127.0.0.1:${port}?ignoreTLS=true`)
  for (const expected of [/Wall 2/, /^No email is pending/])
    expect((await runBeside(process.execPath, send, options())).stdout).toMatch(expected)
  server.close()
  expect(received).toEqual([
    'design@sovran.example',
    'ada@example.org',
    'design@sovran.example',
    'design@sovran.example',
  ])
  await post(store.port, id(4), words)
  expect(run('--send', 'smtp://127.0.0.1:1')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('ECONNREFUSED'),
  })
  expect(run('--send', 'localhost:1025')).toMatchObject({ status: 1, stderr: expect.stringContaining('smtps://') })
})

it('prints its usage, and fails on an unknown argument or an origin that is no URL', () => {
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--delete ID') })
  expect(run('builders')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('--delete ID') })
  vi.stubEnv('SITE_ORIGIN', 'off')
  const stderr = expect.stringMatching(/^SITE_ORIGIN is "off"/)
  expect(run('--emails')).toMatchObject({ status: 1, stdout: '', stderr })
  vi.unstubAllEnvs()
})

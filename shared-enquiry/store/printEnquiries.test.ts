import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveStore } from './serveStore.ts'
import { text, words } from './testing/enquiry.ts'
import { post } from './testing/writers.ts'

const id = (index: number) => `Listed${String(index).padStart(14, '0')}`

let folder: string
let server: Awaited<ReturnType<typeof serveStore>>
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
  server = await serveStore(folder, 0)
  for (const index of [1, 2, 3, 1])
    await post(server.port, id(index), { ...words, message: text(`Wall ${index}\nof brick\u001b[2J\u202e`) })
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Runs the command beside the running store. */
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'printEnquiries.ts'), ...args], {
    cwd: import.meta.dirname,
    env: { ...process.env, ENQUIRIES_DIR: folder },
    encoding: 'utf8',
  })

it('prints text and JSON, newest first, without control characters', () => {
  const { stdout } = run()
  expect(stdout.match(/Wall \d/g)).toEqual(['Wall 1', 'Wall 3', 'Wall 2'])
  expect(stdout).toContain('design  Ada Byron  ada@example.org  020 7946 0000')
  const json = run('--json').stdout
  expect(JSON.parse(json)[0]).toMatchObject({ id: id(1), message: 'Wall 1\nof brick\u001b[2J\u202e' })
  for (const printed of [stdout, json]) expect(printed).not.toMatch(/[^\n\P{Cc}]|\p{Bidi_Control}/u)
})

it('deletes one enquiry, and its words from the disk', async () => {
  expect(run('--delete', id(2)).stdout).toContain(`Deleted ${id(2)}`)
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')))
  expect(files.join()).not.toContain('Wall 2')
  expect(files.join()).toContain('Wall 3')
  expect(run('--delete', id(2))).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no enquiry') })
})

it('prints its usage and fails on an unknown argument', () => {
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--delete ID') })
  expect(run('builders')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('--delete ID') })
})

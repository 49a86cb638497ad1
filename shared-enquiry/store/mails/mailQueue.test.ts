import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { database } from '../database.ts'
import { removeEnquiries } from '../enquiries/removeEnquiries.ts'
import { enquiry } from '../testing/enquiry.ts'
import { type RunningStore, runStore, startStore } from '../testing/startStore.ts'
import { mailFolder } from './writeMails.ts'

const id = (index: number) => `Mailed${String(index).padStart(14, '0')}`

let folder: string
let store: RunningStore | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enquiries-'))
})
afterEach(async () => {
  await store?.stop('SIGKILL')
  await rm(folder, { recursive: true })
})

const commit = (origin: string, id: string) =>
  fetch(`${origin}/v1/${database.slice(0, -1)}:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes: [enquiry(id)] }),
  })
const mails = () => readdir(join(folder, mailFolder)).catch(() => [])

it('the embedded store writes the mails of an enquiry as files, logs their paths, and deletes them with it', async () => {
  store = await startStore(folder, {})
  await commit(store.origin, id(1))
  await commit(store.origin, id(1))
  await commit(store.origin, id(2))
  await expect.poll(mails, { timeout: 10_000 }).toHaveLength(4)
  await expect.poll(() => store?.complaints().match(/which production would send/g)?.length).toBe(4)
  expect(store.complaints()).toContain('Mail for design@sovran.example')
  expect(store.complaints()).toContain(join(folder, mailFolder, `${id(1)}-visitor.eml`))
  expect(store.complaints()).not.toMatch(/ada@example\.org|Byron|wall/)
  const eml = await readFile(join(folder, mailFolder, `${id(1)}-team.eml`), 'utf8')
  expect(eml).toContain('Reply-To: Ada Byron <ada@example.org>')

  await removeEnquiries(folder, [id(1)])
  expect((await mails()).sort()).toEqual([`${id(2)}-team.eml`, `${id(2)}-visitor.eml`])
})

it('an enquiry is stored even where its mails cannot be written', async () => {
  store = await startStore(folder, {})
  const { writeFile } = await import('node:fs/promises')
  await writeFile(join(folder, mailFolder), 'a file where the folder would be')
  for (const index of [1, 2, 3]) expect((await commit(store.origin, id(index))).status).toBe(200)
  await expect.poll(() => store?.complaints()).toContain('A mail was not written')
  expect(await store.stop()).toBe(0)
  expect(store.complaints().match(/was not written/g)).toHaveLength(1)
})

it('a setting that is no e-mail address is named at the start', async () => {
  const { exit, printed } = runStore(folder, 0, { BUILDERS_EMAIL: 'nobody' })
  expect(await exit).toBe(1)
  expect(printed.err).toContain('BUILDERS_EMAIL=nobody')
})

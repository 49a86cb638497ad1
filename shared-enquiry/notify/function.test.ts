import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { localProject } from '../src/schema.ts'
import { emulatorJar, startEmulator } from '../testing/officialEmulator.ts'
import { serveSmtp } from './testing/serveSmtp.ts'
import { someEnquiry } from './testing/someEnquiry.ts'

// Tests the deployed function itself, with firebase-admin, against the official emulator.

const jar = emulatorJar()
const isInstalled = existsSync(join(import.meta.dirname, 'function', 'node_modules', 'firebase-admin'))
const missing = [
  ...(jar ? [] : ['no official emulator (FIRESTORE_EMULATOR_JAR, gcloud)']),
  ...(isInstalled
    ? []
    : ["the function's packages are not installed (npm ci --prefix shared-enquiry/notify/function)"]),
]
if (missing.length > 0) console.warn(`The notify function is not tested against the emulator: ${missing.join('; ')}.`)

interface Snapshot {
  exists: boolean
  data: () => Record<string, unknown>
}
interface Db {
  doc: (path: string) => { set: (data: object) => Promise<unknown>; get: () => Promise<Snapshot> }
}

describe.skipIf(missing.length > 0)('the notify function with the official emulator', () => {
  let emulator: Awaited<ReturnType<typeof startEmulator>>
  let smtp: Awaited<ReturnType<typeof serveSmtp>>
  beforeAll(async () => {
    emulator = await startEmulator(jar ?? '', join(import.meta.dirname, '..', 'firestore.rules'))
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', new URL(emulator.origin).host)
    vi.stubEnv('GCLOUD_PROJECT', localProject)
  }, 60_000)
  afterAll(() => {
    emulator?.stop()
    vi.unstubAllEnvs()
  })
  beforeEach(async () => {
    smtp = await serveSmtp()
    vi.stubEnv('SMTP_URL', smtp.url)
  })
  afterEach(() => smtp.close())

  // Imported by variables: the type check would fail where the function's packages are not installed.
  const load = async () => {
    vi.resetModules()
    const names = ['./function/notify.ts', './function/node_modules/firebase-admin/lib/esm/firestore/index.js'] as const
    const [{ notify }, { getFirestore }] = await Promise.all(names.map((name) => import(/* @vite-ignore */ name)))
    const db: Db = getFirestore()
    /** Stores an enquiry and delivers its event `times` times. */
    const create = async (id: string, times = 1) => {
      const { id: _, createdAt, ...fields } = someEnquiry
      const reference = db.doc(`contactSubmissions/${id}`)
      await reference.set({ ...fields, createdAt: new Date(createdAt) })
      const data = await reference.get()
      for (let time = 0; time < times; time++) await notify.run({ params: { id }, data })
    }
    return { db, create }
  }

  it('queues both mails for the extension, once for an event that comes twice', async () => {
    vi.stubEnv('MAIL_THROUGH', '')
    const { db, create } = await load()
    await create('EmulatedEmulated0001', 2)
    const team = await db.doc('mail/EmulatedEmulated0001-team').get()
    expect(team.data()).toMatchObject({ to: ['builders@sovran.example'], replyTo: 'ada@example.org' })
    expect((await db.doc('mail/EmulatedEmulated0001-visitor').get()).exists).toBe(true)
    expect(smtp.delivered).toEqual([])
  })

  it('sends both mails through SMTP, fails where it cannot, and goes on from there', async () => {
    vi.stubEnv('MAIL_THROUGH', 'smtp')
    const { db, create } = await load()
    smtp.state.refuses = true
    await expect(create('EmulatedEmulated0002')).rejects.toThrow('2 of 2 mails were not sent')
    smtp.state.refuses = false
    await create('EmulatedEmulated0002', 3)
    expect(smtp.delivered.flatMap(({ to }) => to)).toEqual(['builders@sovran.example', 'ada@example.org'])
    const entry = (await db.doc('mailLedger/EmulatedEmulated0002-team').get()).data()
    expect(entry).toMatchObject({ state: 'sent' })
    expect(JSON.stringify(entry)).not.toMatch(/ada|Byron/i)
  })
})

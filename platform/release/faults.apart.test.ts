import { readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { faultsOfSite } from '../testing/checkSite.ts'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

/** Whether a change of this file fails, and what it says. */
type Fault = (change: string, file: string) => boolean

const disk = vi.hoisted(() => ({ fails: (() => false) as Fault, changes: 0 }))

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const changes = [
    'writeFileSync',
    'appendFileSync',
    'renameSync',
    'rmSync',
    'symlinkSync',
    'linkSync',
    'mkdirSync',
    'cpSync',
  ] as const
  const faulty = Object.fromEntries(
    changes.map((name) => [
      name,
      (...args: unknown[]) => {
        // Of two paths the second one is what changes.
        const file = String(
          typeof args[1] === 'string' && name !== 'writeFileSync' && name !== 'appendFileSync' ? args[1] : args[0],
        )
        // Locks and the folder for prerendering are no part of the store.
        if (!/\/turns\b|\/compose-/.test(file)) {
          disk.changes++
          if (disk.fails(name, file)) throw Object.assign(new Error(`ENOSPC: ${name} ${file}`), { code: 'ENOSPC' })
        }
        return (fs[name] as (...args: unknown[]) => unknown)(...args)
      },
    ]),
  )
  return { ...fs, ...faulty, default: { ...fs, ...faulty } }
})

const store = fakeReleases()
let tools: Awaited<ReturnType<typeof store.tools>>
let next = 10

beforeAll(async () => {
  tools = await store.tools()
  await tools.goLive(firstPins)
})
afterAll(() => store.remove())
beforeEach(() => {
  // An hour later: otherwise the sites of all cases would stay.
  for (const site of readdirSync(store.file('sites'))) utimesSync(store.file('sites', site), 0, 0)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** Puts a release of the builders into the store, which is not live. */
const plant = () => {
  const version = `v${next++}`
  store.area('builders', { version, releasedAt: null, builtAt: new Date().toISOString() })
  return version
}

const commands = {
  release: async () => tools.releaseBuilt([store.build('builders', { version: `v${next++}` })]),
  'release --draft': async () =>
    tools.releaseBuilt([store.build('builders', { version: `v${next++}` })], { isDraft: true }),
  live: async () => tools.makeLive([{ unit: 'builders', version: planted }]),
  rollback: async () => tools.rollBack([{ unit: 'builders', version: planted }]),
  withdraw: async () => tools.withdraw([{ unit: 'builders', version: planted }]),
  compose: async () => tools.recompose(),
}
let planted = ''

const live = () => JSON.parse(readFileSync(path.join(store.site, 'r/builders/live.json'), 'utf8')).release as string

/** Runs a command under a fault. Returns what it says where it fails. */
async function under(fault: Fault, command: keyof typeof commands) {
  planted = plant()
  isSwapped = false
  disk.fails = fault
  try {
    return await commands[command]().then(
      () => undefined,
      (error: Error) => error,
    )
  } finally {
    disk.fails = () => false
  }
}

/** Expects every file of the site to be whole. */
const expectWhole = () => expect(faultsOfSite(store.site, store.folder)).toEqual([])

const before: readonly (readonly [what: string, Fault])[] = [
  ['an asset is written', (change, file) => change === 'renameSync' && file.includes('/builders/assets/')],
  ['the release is described', (change, file) => change === 'renameSync' && file.endsWith('release.json')],
  ['a page is written', (change, file) => change === 'renameSync' && file.endsWith('index.html')],
  ['the last file of the site is written', (change, file) => change === 'renameSync' && file.endsWith('.routing.json')],
  ['the pins are written', (change, file) => change === 'renameSync' && file.endsWith('pins.json')],
  ['the site is swapped in', (change, file) => change === 'renameSync' && file === store.site],
]

/** Whether the command under test has swapped a site in. */
let isSwapped = false

const after: readonly (readonly [what: string, says: RegExp, Fault])[] = [
  ['the log is written', /The log lacks it\. Add this to .*log\.jsonl: \{/, (change) => change === 'appendFileSync'],
  ['the settings are kept', /The settings were not kept/, (_, file) => file.includes('settings.json')],
  [
    'old sites and files are deleted',
    /What is no longer needed was not deleted/,
    (change, file) => change === 'rmSync' && !file.endsWith('.tmp'),
  ],
  [
    'anything is written after the swap',
    /not all that follows was done/,
    (change, file) => {
      if (change === 'renameSync' && file === store.site) isSwapped = true
      else return isSwapped && change !== 'rmSync'
      return false
    },
  ],
]

for (const command of Object.keys(commands) as (keyof typeof commands)[]) {
  for (const [what, fault] of before)
    test(`${command}: a disk that fails as ${what} costs no file of the site`, async () => {
      const was = live()
      const error = await under(fault, command)
      if (error) expect(error.message).toContain('ENOSPC')
      if (error && !error.message.includes('is live')) expect(live()).toBe(was)
      expectWhole()
    })

  for (const [what, says, fault] of after)
    test(`${command}: a disk that fails as ${what} leaves done what is done, and says so`, async () => {
      // Old enough to be deleted.
      for (let n = 0; n < 2; n++) store.area('builders', { version: `v${next++}`, builtAt: '2020-01-01T00:00:00.000Z' })
      const was = live()
      const error = (await under(fault, command)) as (Error & { exitCode?: number }) | undefined
      if (error) {
        expect([error.message, error.exitCode]).toEqual([expect.stringMatching(says), 3])
        if (command === 'live' || command === 'rollback') expect(live()).toBe(planted)
        if (command === 'release') expect(live()).not.toBe(was)
        if (command === 'withdraw') expect(error.message).toContain(`builders@${planted} is withdrawn.`)
      }
      expectWhole()
    })

  test(`${command}: while the description of another unit is cut short, nothing is deleted`, async () => {
    const old = store.area('design', { version: `v${next++}`, builtAt: '2020-01-01T00:00:00.000Z' })
    const asset = store.file('design/assets', `Page-${old.version}.js`)
    const description = store.file('design', old.version, 'release.json')
    const whole = readFileSync(description)
    truncateSync(description, 40)
    const error = await under(() => false, command)
    writeFileSync(description, whole)
    // A draft and a withdrawal swap nothing in: nothing is to be deleted after them.
    if (command === 'release --draft' || command === 'withdraw') expect(error).toBeUndefined()
    else expect(String(error)).toMatch(/Nothing was deleted.*release\.json cannot be read/s)
    expect(readFileSync(asset, 'utf8')).toContain('design')
    expect(faultsOfSite(store.site, store.folder)).toEqual([])
    // The next one deletes it.
    await tools.recompose()
    expectWhole()
  })
}

test('thirty kills at random moments: the site is whole after each, and the next command goes on', async () => {
  disk.changes = 0
  await under(() => false, 'release')
  const changes = disk.changes
  expect(changes).toBeGreaterThan(50)
  const names = Object.keys(commands) as (keyof typeof commands)[]
  for (let kill = 0; kill < 30; kill++) {
    const moment = Math.floor(Math.random() * changes)
    const command = names[kill % names.length] ?? 'release'
    let left = moment
    // A process that is killed changes nothing more, whatever it would do about its fault.
    await under(() => left-- <= 0, command)
    expect([command, moment, faultsOfSite(store.site, store.folder)]).toEqual([command, moment, []])
    if (kill % 5 !== 4) continue
    await tools.recompose()
    expectWhole()
  }
})

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { deliveredFiles } from 'shared-ui/deliveredFiles'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filesIn } from '../base/filesIn.ts'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

/** What git says of changes that are not committed; undefined where it is asked in earnest. */
const git = vi.hoisted(() => ({ status: undefined as string | undefined }))

// Once for all: of two replacements of one module now and then the first one stays.
vi.mock('node:child_process', async (original) => {
  const real = await original<typeof import('node:child_process')>()
  return {
    ...real,
    execFileSync: (...args: Parameters<typeof real.execFileSync>) => {
      if (git.status === undefined) return real.execFileSync(...args)
      return args[1]?.[0] === 'status' ? git.status : 'abc1234'
    },
  }
})

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => {
  git.status = undefined
  store.remove()
})

const asset = (name: string) => store.file('builders/assets', name)
const content = "export const page = 'builders 2'\n".repeat(20)

function expectWhole(name = 'Page-2.js') {
  expect(readFileSync(asset(name), 'utf8')).toBe(content)
  expect(brotliDecompressSync(readFileSync(asset(`${name}.br`))).toString()).toBe(content)
  expect(gunzipSync(readFileSync(asset(`${name}.gz`))).toString()).toBe(content)
}

/** Builds and releases the builders' second version, as a new run of the command would. */
async function release() {
  const { releaseBuilt } = await store.tools()
  const [released] = await releaseBuilt([store.build('builders', { version: '2' })])
  if (!released) throw new Error('nothing was released')
  return released
}

const warnings = () => vi.mocked(console.warn).mock.calls.flat().join('\n')

test('a build is described, stored with its compressed copies, and live', async () => {
  const { version, ...described } = await release()
  expect(described).toMatchObject({ unit: 'builders', entry: 'remoteEntry-2.js', releasedAt: null })
  expect(described.shared).toEqual({ react: '^19.3.0' })
  expectWhole()
  expect(JSON.parse(readFileSync(store.file('pins.json'), 'utf8'))).toEqual({ ...firstPins, builders: version })
  expect(store.page('sovran-builders')).toContain('builders 2')
})

for (const [status, isUncommitted] of [
  [' M mf-builders/src/menu.ts', true],
  ['', undefined],
] as const)
  test(`a release of ${isUncommitted ? 'uncommitted changes is marked so' : 'a commit alone has no such mark'}`, async () => {
    git.status = status
    const released = await release()
    expect([released.commit, released.isUncommitted]).toEqual(['abc1234', isUncommitted])
    expect(warnings().includes('from uncommitted changes')).toBe(Boolean(isUncommitted))
    const { readLog } = await import('./log.ts')
    expect(readLog()).toContain(isUncommitted ? '(abc1234+)' : '(abc1234)')
  })

test('a release whose copying was interrupted is completed by the next one', async () => {
  for (const name of ['Page-2.js', 'Page-2.js.br', 'remoteEntry-2.js']) writeFileSync(asset(name), 'half')
  await release()
  expectWhole()
  expect(readFileSync(asset('remoteEntry-2.js'), 'utf8')).toBe("import './Page-2.js'")
})

test('compressed copies that are missing or incomplete are made by the next release', async () => {
  writeFileSync(asset('Page-2.js'), content)
  writeFileSync(asset('Page-2.js.br'), 'half')
  await release()
  expectWhole()
})

for (const isPinned of [true, false])
  test(`releasing the same build again puts back what the store has lost (${isPinned ? 'live' : 'not live'})`, async () => {
    const { version } = await release()
    if (!isPinned) await (await store.tools()).rollBack([{ unit: 'builders' }])
    truncateSync(asset('Page-2.js'), 20)
    rmSync(asset('Page-2.js.gz'))
    rmSync(asset('remoteEntry-2.js'))
    rmSync(store.file('builders', version, 'server'), { recursive: true })
    await release()
    expectWhole()
    expect(existsSync(asset('remoteEntry-2.js'))).toBe(true)
    expect(warnings()).toContain('Page-2.js was missing from the store, or damaged there, and is back.')
    const { recompose, readPins } = await store.tools()
    expect(readPins().builders).toBe(version)
    await recompose()
    expect(warnings().includes('is unchanged')).toBe(isPinned)
  })

test('a source map makes no version: the live release keeps its own, a later one has the newest, and nothing serves any', async () => {
  const { releaseBuilt, rollBack } = await store.tools()
  const mapped = async (words: string) => {
    const built = store.build('builders', { version: '2' })
    mkdirSync(`${built.folder}/browser/maps`, { recursive: true })
    writeFileSync(`${built.folder}/browser/maps/Page-2.js.map`, words)
    const [{ version = '', build = {} } = {}] = await releaseBuilt([built])
    expect(Object.keys(build)).toContain('maps/Page-2.js.map')
    return { version, map: readFileSync(store.file('builders', version, 'maps/Page-2.js.map'), 'utf8') }
  }
  const first = await mapped('first')
  expect(await mapped('second')).toEqual(first)
  await rollBack([{ unit: 'builders' }])
  expect(await mapped('third')).toEqual({ ...first, map: 'third' })
  const { assemble } = await import('../compose/hosting/hosting.ts')
  const published = filesIn(await assemble(store.file('hosting')))
  expect(published.filter((file) => file.endsWith('.map'))).toEqual([])
  expect(filesIn(store.site).filter((file) => file.endsWith('.map'))).toEqual([])
})

test('an asset that changed under its name is refused, and the store is as it was', async () => {
  writeFileSync(asset('Page-1.js'), 'half')
  const { releaseBuilt, readPins } = await store.tools()
  const built = store.build('builders', { version: '2' })
  writeFileSync(`${built.folder}/browser/assets/Page-1.js`, 'other words')
  await expect(releaseBuilt([built])).rejects.toThrow('Page-1.js has changed under the name that it had before')
  expect(readPins()).toEqual(firstPins)
  expect(existsSync(asset('Page-2.js'))).toBe(false)
})

test('two areas that show one picture release it once, and it stays as long as one of them shows it', async () => {
  const pictures = () => (existsSync(store.file('pictures/assets')) ? readdirSync(store.file('pictures/assets')) : [])
  const [shown = ''] = [...deliveredFiles().keys()].filter((file) => /^house-new-build-day-\w{8}-480\.avif$/.test(file))
  const picture = shown.replace('-480.avif', '')
  const { releaseBuilt, describeAgain } = await store.tools()
  const show = async (unit: 'builders' | 'design', version: string, words: string) => {
    const built = store.build(unit, { version })
    writeFileSync(`${built.folder}/server/menu.js`, `export default { name: '${words}' }`)
    const [released] = await releaseBuilt([built])
    // A site of the last hour would keep its releases.
    for (const site of readdirSync(store.file('sites'))) utimesSync(store.file('sites', site), 0, 0)
    // Date the release back: one of the last week would not be pruned.
    if (released)
      describeAgain({
        ...released,
        builtAt: `2026-01-${version.padStart(2, '0')}T00:00:00.000Z`,
        releasedAt: `2026-01-${version.padStart(2, '0')}T00:00:00.000Z`,
      })
    return released
  }
  const builders = await show('builders', '2', picture)
  expect(Object.keys(builders?.pictures ?? {})).toContain(shown)
  expect(pictures()).toContain(shown)
  const once = pictures()
  const design = await show('design', '2', picture)
  expect(design?.pictures).toEqual(builders?.pictures)
  expect(pictures()).toEqual(once)
  for (let version = 3; version <= 8; version++) await show('builders', `${version}`, 'nothing')
  expect(pictures()).toEqual(once)
  // Two sites before the live one stay as well, with the releases that they have maps of.
  for (let version = 3; version <= 10; version++) await show('design', `${version}`, 'nothing')
  expect(pictures()).toEqual([])
})

test('a release whose picture is lost from the store is not composed', async () => {
  const { releaseBuilt } = await store.tools()
  const built = store.build('builders', { version: '2' })
  const [film = ''] = [...deliveredFiles().keys()].filter((file) => file.endsWith('.vtt'))
  writeFileSync(
    `${built.folder}/browser/assets/Shown-2.js`,
    `export default { captions: '/r/pictures/assets/${film}' }`,
  )
  await releaseBuilt([built])
  rmSync(store.file('pictures/assets', film))
  const { recompose } = await store.tools()
  await expect(recompose()).rejects.toThrow(new RegExp(`${film} of builders@\\w+ is missing`))
})

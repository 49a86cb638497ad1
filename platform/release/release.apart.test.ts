import { mkdirSync, readlinkSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewSite } from '../compose/newSite.ts'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

test('rolling back leads to the release before the live one, and a named one by its beginning', async () => {
  const { rollBack, readPins } = await store.tools()
  store.area('builders', { version: 'abc2', builtAt: '2026-01-02T00:00:00.000Z' })
  store.area('builders', { version: 'abd3', builtAt: '2026-01-03T00:00:00.000Z' })
  store.pin({ ...firstPins, builders: 'abd3' })
  await rollBack([{ unit: 'builders' }])
  expect(readPins().builders).toBe('abc2')
  expect(store.page('sovran-builders')).toContain('builders abc2')
  await rollBack([{ unit: 'builders', version: 'abd' }])
  expect(readPins().builders).toBe('abd3')
  await expect(rollBack([{ unit: 'builders', version: 'ab' }])).rejects.toThrow(
    'ab begins more than one release of builders: abd3, abc2.',
  )
  await expect(rollBack([{ unit: 'builders', version: 'zzz' }])).rejects.toThrow(
    'builders has no release zzz. It has abd3, abc2, 1.',
  )
  await expect(rollBack([{ unit: 'design' }])).rejects.toThrow(
    'design has no release before 1: there is nothing to go back to.',
  )
  expect(readPins().builders).toBe('abd3')
})

test('with a clock one year back, rolling back still leads to what was live before', async () => {
  const { releaseBuilt, rollBack, makeLive, readPins } = await store.tools()
  const versions: string[] = []
  for (const [version, now] of [
    ['2', '2026-03-01'],
    ['3', '2025-03-01'],
    ['4', '2025-03-02'],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    const [released] = await releaseBuilt([store.build('builders', { version })])
    versions.push(released?.version ?? '')
  }
  const [second = '', third = '', fourth = ''] = versions
  await rollBack([{ unit: 'builders' }])
  expect(readPins().builders).toBe(third)
  await rollBack([{ unit: 'builders' }])
  expect(readPins().builders).toBe(second)
  await makeLive([{ unit: 'builders', version: third }])
  await rollBack([{ unit: 'builders' }])
  vi.useRealTimers()
  expect(readPins().builders).toBe(fourth)
})

test('a release that cannot be composed is not pinned', async () => {
  const { recompose, rollBack, readPins } = await store.tools()
  await recompose()
  store.area('builders', { version: '0', builtAt: '2025-01-01T00:00:00.000Z', contract: 7 })
  await expect(rollBack([{ unit: 'builders' }])).rejects.toThrow('speaks contract 7')
  expect(readPins()).toEqual(firstPins)
  await recompose()
})

test('the pins are written before the swap: a kill in between loses no release', async () => {
  vi.doMock('../compose/newSite.ts', async (original) => {
    const { swapIn, ...others } = await original<typeof import('../compose/newSite.ts')>()
    const { readPins } = await import('../base/pins.ts')
    return { ...others, swapIn: (site: NewSite) => pinned.push(readPins().builders) && swapIn(site) }
  })
  const pinned: (string | undefined)[] = []
  const { makeLive } = await store.tools()
  vi.doUnmock('../compose/newSite.ts')
  store.area('builders', { version: '2' })
  await makeLive([{ unit: 'builders', version: '2' }])
  expect(pinned).toEqual(['2'])
})

test('after a kill between pins and swap the next compose finishes the release, and so does releasing it again', async () => {
  const { goLive, recompose, releaseBuilt, readPins, writePins } = await store.tools()
  const built = store.build('builders', { version: '2' })
  const [{ version = '' } = {}] = await releaseBuilt([built])
  await goLive(firstPins)
  writePins({ ...firstPins, builders: version })
  await recompose()
  expect(store.page('sovran-builders')).toContain('builders 2')
  await goLive(firstPins)
  writePins({ ...firstPins, builders: version })
  await releaseBuilt([built])
  expect(store.page('sovran-builders')).toContain('builders 2')
  expect(readPins().builders).toBe(version)
})

test('a swap that fails leaves pins and site as they were', async () => {
  const { goLive, makeLive, readPins } = await store.tools()
  await goLive(firstPins)
  const before = readlinkSync(store.site)
  store.area('builders', { version: '2' })
  mkdirSync(`${store.site}.${process.pid}.tmp/in-the-way`, { recursive: true })
  await expect(makeLive([{ unit: 'builders', version: '2' }])).rejects.toThrow()
  expect(readPins()).toEqual(firstPins)
  expect(readlinkSync(store.site)).toBe(before)
})

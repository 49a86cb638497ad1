import { readdirSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeReleases } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

test('the last five releases stay, and the live one however old; older ones go with their assets', async () => {
  const { collect, releasesOf } = await store.tools()
  for (let day = 2; day <= 8; day++)
    store.area('builders', { version: `${day}`, builtAt: `2026-01-0${day}T00:00:00.000Z` })
  writeFileSync(store.file('builders/assets/Page-1.js.br'), '')
  writeFileSync(store.file('builders/assets/Page-2.js.br'), '')
  collect()
  expect(releasesOf('builders').map(({ version }) => version)).toEqual(['8', '7', '6', '5', '4', '1'])
  const assets = readdirSync(store.file('builders/assets'))
  expect(assets).toContain('Page-1.js')
  expect(assets).toContain('Page-1.js.br')
  expect(assets.filter((name) => /-[23]\.js/.test(name))).toEqual([])
})

test('all of the last week stay, however many they are, drafts among them', async () => {
  const { collect, releasesOf } = await store.tools()
  const now = Date.parse('2026-02-10T12:00:00.000Z')
  for (let hour = 10; hour < 20; hour++)
    store.area('builders', {
      version: `a${hour}`,
      builtAt: `2026-02-04T${hour}:00:00.000Z`,
      ...(hour === 12 && { releasedAt: null }),
    })
  store.area('builders', { version: 'older', builtAt: '2026-02-03T11:00:00.000Z' })
  collect(now)
  const staying = releasesOf('builders').map(({ version }) => version)
  expect(staying).toHaveLength(11)
  expect(staying).not.toContain('older')
  // A day later they are no longer of the last week: five stay, and the live one.
  collect(now + 48 * 60 * 60 * 1000)
  expect(releasesOf('builders').map(({ version }) => version)).toEqual(['a19', 'a18', 'a17', 'a16', 'a15', '1'])
})

import { readdirSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeReleases } from './testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

test('the last five releases stay, and the live one however old; older ones go with their assets', async () => {
  const { prune, releasesOf } = await store.tools()
  for (let day = 2; day <= 8; day++)
    store.area('builders', { version: `${day}`, builtAt: `2026-01-0${day}T00:00:00.000Z` })
  writeFileSync(store.file('builders/assets/Page-1.js.br'), '')
  writeFileSync(store.file('builders/assets/Page-2.js.br'), '')
  prune('builders')
  expect(releasesOf('builders').map(({ version }) => version)).toEqual(['8', '7', '6', '5', '4', '1'])
  const assets = readdirSync(store.file('builders/assets'))
  expect(assets).toContain('Page-1.js')
  expect(assets).toContain('Page-1.js.br')
  expect(assets.filter((name) => /-[23]\.js/.test(name))).toEqual([])
})

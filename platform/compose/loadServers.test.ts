import { appendFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

/** Has the builders' second release take a name that the shell's React does not have. */
function takeNewest(builtAt: string) {
  store.area('builders', { version: '2', builtAt })
  appendFileSync(store.file('builders/2/server/entry-server.js'), "\nimport { useNewest } from 'react'\nuseNewest()\n")
}

test('an area that takes a new export waits for the shell', async () => {
  const { goLive } = await store.tools()
  takeNewest('2026-02-01T00:00:00.000Z')
  await expect(goLive({ ...firstPins, builders: ['2', '1'] })).rejects.toThrow(
    'builders@2 takes useNewest of react, which shell@1 does not provide. Release the shell first, with it: npm run release -- shell',
  )
})

test('a shell that drops an export waits for the area that takes it', async () => {
  const { goLive } = await store.tools()
  takeNewest('2025-12-01T00:00:00.000Z')
  await expect(goLive({ ...firstPins, builders: ['2', '1'] })).rejects.toThrow(
    'Release builders first, without it: npm run release -- builders',
  )
})

import { realpathSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

/** The live site, and one in which the builders' draft says something else. */
async function draft() {
  const tools = await store.tools()
  const [two, { compareSites }] = await Promise.all([import('./twoSites.ts'), import('./compareSites.ts')])
  await tools.goLive(firstPins)
  await tools.releaseBuilt([store.build('builders', { version: '2' })], { isDraft: true })
  const changesOf = ({ before, after }: { before: string; after: string }) =>
    compareSites(before, after).pages.map(({ address, differences }) => [
      address,
      differences.map(({ cause }) => cause),
    ])
  return { ...tools, ...two, changesOf }
}

test('the draft of a unit is compared with the live site, as it was composed to be tried', async () => {
  const { draftAndLive, changesOf } = await draft()
  const sites = await draftAndLive([{ unit: 'builders' }])
  expect(sites.before).toBe(realpathSync(store.site))
  expect(sites.title).toMatch(/^builders@\w+$/)
  expect(changesOf(sites)).toEqual([['/sovran-builders', ['words', 'code']]])
  expect(await draftAndLive([{ unit: 'builders' }])).toEqual(sites)
})

test('where something else went live since, the draft’s site is composed again', async () => {
  const { draftAndLive, changesOf, goLive } = await draft()
  const { after } = await draftAndLive([{ unit: 'builders' }])
  store.area('design', { version: '2' })
  await goLive({ ...firstPins, design: '2' })
  const sites = await draftAndLive([{ unit: 'builders' }])
  expect(sites.after).not.toBe(after)
  expect(changesOf(sites)).toEqual([['/sovran-builders', ['words', 'code']]])
})

test('a live release changes nothing, and an earlier site is compared by its name', async () => {
  const { draftAndLive, liveSince, changesOf, goLive } = await draft()
  expect(changesOf(await draftAndLive([{ unit: 'design' }]))).toEqual([])
  const earlier = realpathSync(store.site)
  store.area('design', { version: '2' })
  await goLive({ ...firstPins, design: '2' })
  expect(changesOf(liveSince(path.basename(earlier)))).toEqual([['/sovran-design', ['words', 'code']]])
  expect(() => liveSince('nowhere')).toThrow('There is no composed site nowhere.')
})

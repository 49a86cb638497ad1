import { readdirSync, readFileSync, readlinkSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faultsOfSite } from '../testing/checkSite.ts'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

const warnings = () => vi.mocked(console.warn).mock.calls.flat().join('\n')

/** Stores a draft of the builders. Returns its version, and the folder of the site that its address leads to. */
async function draft() {
  const tools = await store.tools()
  await tools.goLive(firstPins)
  const [{ version = '' } = {}] = await tools.releaseBuilt([store.build('builders', { version: '2' })], {
    isDraft: true,
  })
  const [, name = ''] = /http:\/\/localhost:\d+\/_try\/(\S+)/.exec(warnings()) ?? []
  return { ...tools, version, name, tried: store.file('sites', name) }
}

test('a draft is a whole composed site beside the live one, at the address that is printed', async () => {
  const live = store.site
  const { version, tried, readPins } = await draft()
  expect(readFileSync(path.join(tried, 'sovran-builders/index.html'), 'utf8')).toContain('builders 2')
  expect(JSON.parse(readFileSync(path.join(tried, 'r/builders/live.json'), 'utf8')).release).toBe(version)
  expect(faultsOfSite(tried, store.folder)).toEqual([])
  expect(store.page('sovran-builders')).toContain('builders 1')
  expect([readPins(), faultsOfSite(live, store.folder)]).toEqual([firstPins, []])
})

test('what goes live is the very site that was tried', async () => {
  const { version, name, makeLive } = await draft()
  await makeLive([{ unit: 'builders', version }])
  expect(path.basename(readlinkSync(store.site))).toBe(name)
  expect(warnings()).toContain('The site goes live as it was tried.')
  expect(faultsOfSite(store.site, store.folder)).toEqual([])
})

test('where something else has changed since, the site is composed again, and the command says so', async () => {
  const { version, name, makeLive, goLive } = await draft()
  store.area('design', { version: '2' })
  await goLive({ ...firstPins, design: '2' })
  await makeLive([{ unit: 'builders', version }])
  expect(path.basename(readlinkSync(store.site))).not.toBe(name)
  expect(warnings()).toContain('No trial is of what is live now: the site is composed again.')
  expect(store.page('sovran-builders')).toContain('builders 2')
  expect(store.page('sovran-design')).toContain('design 2')
})

test('a trial stays for a week, with its release', async () => {
  const { version, name, recompose } = await draft()
  const age = (days: number) => {
    const time = Date.now() / 1000 - days * 86_400
    utimesSync(store.file('sites', name), time, time)
  }
  age(6)
  await recompose()
  expect(readdirSync(store.file('sites'))).toContain(name)
  expect(readdirSync(store.file('builders'))).toContain(version)
  age(8)
  await recompose()
  expect(readdirSync(store.file('sites'))).not.toContain(name)
})

test('a draft that cannot be composed is stored, and the reason is said', async () => {
  const { goLive, releaseBuilt, releasesOf } = await store.tools()
  await goLive(firstPins)
  await releaseBuilt([store.build('builders', { version: '3', pages: { '/sovran-builders': '' } })], { isDraft: true })
  expect(warnings()).toMatch(/It could not go live now: builders@\w+ does not render \/sovran-builders/)
  expect(releasesOf('builders')).toHaveLength(2)
})

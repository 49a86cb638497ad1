import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { composedStore } from '../testing/fakeReleases.ts'

const { store, tools } = composedStore()

afterEach(() => void vi.useRealTimers())

/** Makes a draft of an area in this working tree or of an external one. Returns the printed URL. */
async function draftOf(unit: string, text = `${unit} as a draft`) {
  const warn = vi.mocked(console.warn).mockClear()
  store.build(unit, { version: text, pages: { [`/sovran-${unit}`]: text } })
  await tools.release([unit], { isDraft: true })
  return /http:\/\/localhost:\d+\//.exec(warn.mock.calls.join('\n'))?.[0] ?? ''
}

/** The page of an area in the draft that is served at a URL. */
async function pageAt(url: string, unit: string) {
  const { servedDrafts } = await import('../store/drafts.ts')
  const found = servedDrafts.find(({ port }) => url === `http://localhost:${port}/`)
  return readFileSync(path.join(found?.link ?? '', `public/sovran-${unit}/index.html`), 'utf8')
}

test('drafts of several areas are served, listed and compared at the same time', async () => {
  const { runChanges } = await import('../changes/changes.ts')
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const urls = new Map<string, string>()
  for (const unit of ['builders', 'gardens', 'plums']) urls.set(unit, await draftOf(unit))
  expect(new Set(urls.values()).size).toBe(3)
  for (const [unit, url] of urls) {
    expect(await pageAt(url, unit)).toContain(`${unit} as a draft`)
    expect(tools.releaseList()).toContain(`Draft ${unit}: ${url} `)
    // `changes` throws once it has compared the sites, if pages of others change: a new area appears in every menu.
    if (unit === 'builders') runChanges(unit)
    else expect(() => runChanges(unit)).toThrow(`Pages change that ${unit} does not own`)
    expect(write.mock.lastCall?.join()).toContain(`\`/sovran-${unit}\``)
  }
  for (const name of [undefined, 'ponds'])
    expect(() => runChanges(name)).toThrow('Name one of the drafts: npm run changes -- builders | gardens | plums')
})

test('the draft of an external area reuses the port of a deleted one', async () => {
  const { draftFolder, draftUrl, reservePort } = await import('../store/drafts.ts')
  const names = Array.from('abcdefghij')
  for (const name of names) {
    await reservePort(name)
    mkdirSync(draftFolder(name), { recursive: true })
  }
  expect(new Set(names.map(draftUrl)).size).toBe(10)
  await expect(draftOf('gardens')).rejects.toThrow(`Delete a folder of ${store.drafts}`)
  const url = draftUrl('c')
  rmSync(draftFolder('c'), { recursive: true })
  for (const text of ['first', 'second']) {
    expect(await draftOf('gardens', text)).toBe(url)
    expect(await pageAt(url, 'gardens')).toContain(text)
  }
})

test('the latest draft stays, even if its clock was wrong', async () => {
  for (const version of ['2', '3', '4', '5', '6']) store.area('gardens', { version })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-01-01') })
  await draftOf('gardens', 'the newest')
  vi.useRealTimers()
  const { recordIn } = await import('../store/pins.ts')
  const [version = ''] = recordIn(path.join(store.drafts, 'gardens')).pins.gardens ?? []
  await tools.releaseOf('another area')
  expect(existsSync(store.file('gardens', version, 'release.json'))).toBe(true)
  await tools.promote([{ unit: 'gardens', version }])
  expect(store.page('sovran-gardens')).toContain('the newest')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resolveRemote } from './resolveRemote.ts'

const asked: string[] = []
let answers: Record<string, unknown> = {}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const found = answers[address]
    return { ok: found !== undefined, status: found === undefined ? 404 : 200, json: async () => found }
  })
})

afterEach(() => vi.unstubAllGlobals())

const releases = [
  { release: '1bf525b18567', entry: '/r/builders/assets/remoteEntry-a.js', contract: 1 },
  { release: '99f525b18567', entry: '/r/builders/assets/remoteEntry-b.js', contract: 1 },
]

const map = { ...releases[1], styles: ['/r/builders/assets/common.css'], modules: {}, pages: [] }
const found = { ...releases[1], styles: map.styles, misfit: undefined }

test('the beginning of a version names a kept release; one that is not kept is refused with a list of those that are', async () => {
  answers = { '/r/builders/releases.json': releases, '/r/builders/99f525b18567.json': map }
  expect(await resolveRemote('builders', '99f5')).toEqual(found)
  await expect(resolveRemote('builders', 'abcd')).rejects.toThrow(
    'no release abcd is kept here; it may have been removed since. Kept are 1bf525b18567, 99f525b18567',
  )
})

test('a pointer gives the entry that it names, relative to its own address', async () => {
  answers = {
    'http://localhost:4001/r/builders/live.json': { release: 'r2', entry: '/r/builders/assets/entry.js', contract: 1 },
  }
  expect(await resolveRemote('builders', 'http://localhost:4001/r/builders/live.json')).toMatchObject({
    entry: 'http://localhost:4001/r/builders/assets/entry.js',
    release: 'r2',
    contract: 1,
  })
})

test('an entry of this site is the kept release that it belongs to', async () => {
  answers = { '/r/builders/releases.json': releases, '/r/builders/99f525b18567.json': map }
  const entry = `${location.origin}/r/builders/assets/remoteEntry-b.js`
  expect(await resolveRemote('builders', entry)).toEqual(found)
})

test('an entry on this machine is taken as it is', async () => {
  const entry = 'http://localhost:4003/r/builders/assets/remoteEntry-a.js'
  expect(await resolveRemote('builders', entry)).toEqual({ entry, release: 'remoteEntry-a.js' })
  expect(asked).toEqual([])
})

test('an origin on this machine is a development server, which is asked for its menu', async () => {
  answers = { 'http://127.0.0.1:5176/r/builders/__area.json': { menu: { title: 'Build', overview: [] }, contract: 1 } }
  expect(await resolveRemote('builders', 'http://127.0.0.1:5176')).toMatchObject({
    entry: 'http://127.0.0.1:5176/r/builders/src/area.ts',
    release: 'development',
    contract: 1,
  })
})

test.each([
  'https://evil.example/entry.js',
  'http://localhost.evil.example/entry.js',
  'http://127.0.0.1.evil.example/',
  'data:text/javascript,alert(1)//.js',
])('code of another origin is not brought into the page: %s is refused, and not asked for', async (address) => {
  await expect(resolveRemote('builders', address)).rejects.toThrow('only this site and this machine')
  expect(asked).toEqual([])
})

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
  await expect(resolveRemote('builders', address)).rejects.toThrow('only this machine')
  expect(asked).toEqual([])
})

test.each(['99f5', '/r/builders/assets/remoteEntry-b.js'])(
  'a stored release is not brought into a page: %s',
  async (name) => {
    await expect(resolveRemote('builders', name)).rejects.toThrow('it is no address of this machine')
    expect(asked).toEqual([])
  },
)

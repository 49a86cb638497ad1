import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeReleases } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>
let stored: () => ReturnType<Awaited<ReturnType<typeof store.tools>>['storedReleases']>

beforeEach(async () => {
  store = fakeReleases()
  store.area('builders', { version: '2', builtAt: '2026-02-01T00:00:00.000Z' })
  store.area('builders', { version: '3', builtAt: '2026-01-15T00:00:00.000Z' })
  const { storedReleases } = await store.tools()
  stored = () => storedReleases('builders', ['3'])
})
afterEach(() => store.remove())

/** Describes the release with some properties changed. */
function describe(change: object) {
  const whole = stored().releases.find(({ version }) => version === '3')
  writeFileSync(store.file('builders/3/release.json'), JSON.stringify({ ...whole, ...change }))
}
const write = (text: string) => writeFileSync(store.file('builders/3/release.json'), text)

test.each<[what: string, damage: () => void, why: RegExp]>([
  ['half written', () => write('{"unit":'), /release\.json cannot be read \(.*JSON/],
  ['null', () => write('null'), /cannot be read \(Invalid type: Expected Object but received null\)/],
  ['with modules of another shape', () => describe({ modules: { 'a.js': 'b' } }), /cannot be read \(modules\.a\.js: /],
  ['with a date that is none', () => describe({ builtAt: 'today' }), /cannot be read \(builtAt: /],
  ['with a file elsewhere', () => describe({ assets: ['../../pins.json'] }), /cannot be read \(assets\.0: is no path/],
  [
    'of another release',
    () => cpSync(store.file('builders/2'), store.file('builders/3'), { recursive: true }),
    /builders@2/,
  ],
  ['lost', () => rmSync(store.file('builders/3/release.json')), /no such file/],
  ['with a lost asset', () => rmSync(store.file('builders/assets/Page-3.js')), /Page-3\.js is missing\.$/],
  ['with a lost picture', () => describe({ pictures: ['a-1.avif'] }), /pictures\/assets\/a-1\.avif is missing/],
])('a release %s is damaged, and the others are not', (_, damage, why) => {
  damage()
  const { releases, damaged } = stored()
  expect(releases.map(({ version }) => version)).toEqual(['2', '1'])
  expect(damaged).toEqual([{ unit: 'builders', version: '3', why: expect.stringMatching(why) }])
})

test('what is no release is foreign; an unfinished one nothing', () => {
  for (const folder of ['backup', 'deadbeef0000']) mkdirSync(store.file('builders', folder))
  for (const file of ['.DS_Store', 'notes.txt', 'backup/a']) writeFileSync(store.file('builders', file), '')
  expect(stored().foreign.sort()).toEqual(
    ['.DS_Store', 'backup', 'notes.txt'].map((name) => store.file('builders', name)),
  )
})

import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { composedStore } from '../testing/fakeReleases.ts'

// A folder without a description counts as a release only if it has a name like this.
const third = '333333333333'

const { store, tools } = composedStore()
const stored = () => tools.storedReleases('builders', [third])

beforeEach(() => {
  store.area('builders', { version: '2', builtAt: '2026-02-01T00:00:00.000Z' })
  store.area('builders', { version: third, builtAt: '2026-01-15T00:00:00.000Z' })
})

/** Rewrites the description of the release with some properties changed. */
function describe(change: object) {
  const whole = stored().releases.find(({ version }) => version === third)
  writeFileSync(store.file('builders', third, 'release.json'), JSON.stringify({ ...whole, ...change }))
}
const write = (text: string) => writeFileSync(store.file('builders', third, 'release.json'), text)

test.each<[what: string, damage: () => void, why: RegExp]>([
  ['half written', () => write('{"unit":'), /release\.json cannot be read \(.*JSON/],
  ['null', () => write('null'), /cannot be read \(Invalid type: Expected Object but received null\)/],
  ['with imports of another shape', () => describe({ imports: { 'a.js': 'b' } }), /cannot be read \(imports\.a\.js: /],
  ['with an invalid date', () => describe({ builtAt: 'today' }), /cannot be read \(builtAt: /],
  [
    'with a file outside its folder',
    () => describe({ assets: ['../../pins.json'] }),
    /cannot be read \(assets\.0: is not a path/,
  ],
  [
    'of another release',
    () => cpSync(store.file('builders/2'), store.file('builders', third), { recursive: true }),
    /builders@2/,
  ],
  ['lost', () => rmSync(store.file('builders', third, 'release.json')), /no such file/],
  ['with a lost asset', () => rmSync(store.file(`builders/assets/Page-${third}.js`)), /Page-3+\.js is missing\.$/],
  ['with a lost picture', () => describe({ pictures: ['a-1.avif'] }), /pictures\/assets\/a-1\.avif is missing/],
])('a release %s is damaged, and the others are not', (_, damage, why) => {
  damage()
  const { releases, damaged } = stored()
  expect(releases.map(({ version }) => version)).toEqual(['2', '1'])
  expect(damaged).toEqual([{ unit: 'builders', version: third, why: expect.stringMatching(why) }])
})

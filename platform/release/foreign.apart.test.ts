import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { contractVersion } from 'shared-ui/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filesIn } from '../base/filesIn.ts'
import { foreignBuild } from '../build/foreignBuild.ts'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'
import { areaServer } from '../testing/fakeUnits.ts'

let store: ReturnType<typeof fakeReleases>
beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

const unit = {
  contract: contractVersion,
  entry: 'assets/entry-1.js',
  files: ['assets/area-1.js'],
  pages: { 'src/Page.tsx': ['assets/page-1.js', 'assets/page-1.css'] },
  takes: { react: '^19.3.0' },
}

/** A build as another toolchain would leave it, with some files replaced; `null` leaves one out. */
function build(others: Readonly<Record<string, string | null>> = {}): string {
  const server = areaServer('builders', {
    contract: contractVersion,
    pages: { '/sovran-builders': 'From elsewhere' },
    patterns: {},
  })
  const files = {
    'unit.json': JSON.stringify(unit),
    'notices.json': JSON.stringify([{ name: 'left-pad', version: '1.0.0', licence: 'WTFPL' }]),
    'assets/entry-1.js': "export const get = async () => import('./area-1.js')\nexport const init = () => {}",
    'assets/area-1.js': "import { late } from './shared-1.js'\nexport default late",
    'assets/shared-1.js':
      "export const late = async (name) => import('./' + (await import(/* which */ './' + name + '-1.js')) + '-1.js')",
    'assets/page-1.js': 'export default 1',
    'assets/page-1.css': 'p { background: url(/r/builders/assets/dot-1.svg) }',
    'assets/dot-1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'server/entry-server.js': server,
    ...others,
  }
  const folder = store.file('foreign')
  for (const [name, content] of Object.entries(files)) {
    if (content === null) continue
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  return folder
}

const stored = () => filesIn(store.folder).filter((file) => !file.startsWith('foreign/'))

test('a build from elsewhere goes live by the same walk, with the integrity of every module', async () => {
  const { releaseFrom, releasesOf } = await store.tools()
  await releaseFrom('builders', build())
  expect(store.page('sovran-builders')).toContain('<p>From elsewhere</p>')
  expect(releasesOf('builders')[0]).toMatchObject({
    commit: 'elsewhere',
    entry: 'entry-1.js',
    takes: { react: { versions: '^19.3.0', exports: ['Fragment', 'createElement'] } },
  })
  const live = JSON.parse(readFileSync(path.join(store.site, 'r/builders/live.json'), 'utf8'))
  const at = (name: string) => `/r/builders/assets/${name}`
  expect(live).toMatchObject({
    entry: at('entry-1.js'),
    pages: [{ path: '/sovran-builders', files: [at('page-1.js'), at('page-1.css')] }],
    modules: {
      [at('entry-1.js')]: { imports: [at('area-1.js')] },
      [at('area-1.js')]: { imports: [at('shared-1.js')] },
    },
  })
  for (const { integrity } of Object.values<{ integrity: string }>(live.modules)) expect(integrity).toMatch(/^sha256-/)
  expect(store.page('sovran-builders')).toContain(`<script type="module" src="${at('shared-1.js')}" integrity="sha256-`)
  expect(readFileSync(path.join(store.site, 'third-party-notices.txt'), 'utf8')).toContain('left-pad')
})

test('as a draft it is composed beside the live site', async () => {
  const { goLive, releaseFrom, readPins } = await store.tools()
  await goLive(firstPins)
  await releaseFrom('builders', build(), { isDraft: true })
  expect(readPins()).toEqual(firstPins)
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('Try the whole site')
})

test('its imports run through the page, which checks their integrity', async () => {
  const { folder } = foreignBuild('builders', build())
  const assets = path.join(folder, 'browser/assets')
  const importing = vi.fn(async (_load: () => unknown, [file = '']: readonly string[]) => path.basename(file, '-1.js'))
  vi.stubGlobal('importing', importing)
  const { late } = await import(pathToFileURL(path.join(assets, 'shared-1.js')).href)
  expect(await late('page')).toBe('page')
  const file = pathToFileURL(path.join(assets, 'page-1.js')).href
  expect(importing.mock.calls.map(([, files]) => files)).toEqual([[file], [file]])
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
})

const described = (others: object) => JSON.stringify({ ...unit, ...others })

const refusals: readonly (readonly [what: string, files: Readonly<Record<string, string | null>>, sentence: RegExp])[] =
  [
    ['no description', { 'unit.json': null }, /unit\.json is missing/],
    [
      'another contract',
      { 'unit.json': described({ contract: 7 }) },
      /says contract 7, and this site speaks \d+: build/,
    ],
    ['no ranges', { 'unit.json': described({ takes: undefined }) }, /`takes` is missing/],
    ['no React', { 'unit.json': described({ takes: {} }) }, /`takes` lacks react/],
    [
      'a range that is none',
      { 'unit.json': described({ takes: { react: 'newest' } }) },
      /no range of versions of react/,
    ],
    [
      'a module that is not shared',
      { 'unit.json': described({ takes: { ...unit.takes, preact: '^10.0.0' } }) },
      /names preact, which the shell does not share \(react, .*: bundle it/,
    ],
    ['no table of pages', { 'unit.json': described({ pages: null }) }, /`pages` is missing: list the modules/],
    [
      'a page without its file',
      { 'assets/page-1.js': null },
      /unit\.json names assets\/page-1\.js, which is not in the/,
    ],
    ['no notices', { 'notices.json': null }, /notices\.json is missing/],
    ['notices without licences', { 'notices.json': '[{"name":"left-pad"}]' }, /is to list `name` and `licence`/],
    ['an entry that is no container', { 'assets/entry-1.js': 'export const get = 1' }, /entry-1\.js exports no init/],
    [
      'chunks for script tags',
      { 'assets/page-1.js': '(self.chunks ||= []).push([[1], {}])' },
      /page-1\.js is no ES module, so that only a script tag could load it, which the page refuses: build it with/,
    ],
    ['code that does not parse', { 'assets/page-1.js': 'export default {' }, /page-1\.js cannot be parsed/],
    [
      'preloads of its own',
      { 'assets/page-1.js': "export const rel = 'modulepreload'" },
      /preloads modules by itself, .*`build\.modulePreload: false`/,
    ],
    [
      'its own React',
      { 'assets/page-1.js': 'export const __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {}' },
      /holds a copy of react, and the page has one already: share it without a fallback/,
    ],
    ['an import by name', { 'assets/page-1.js': "import 'left-pad'" }, /page-1\.js imports left-pad, .*: bundle it/],
    [
      'a lazy chunk that is missing',
      { 'assets/page-1.js': "import('./late-1.js'); export {}" },
      /imports \.\/late-1\.js/,
    ],
    ['an import with options', { 'assets/page-1.js': "import('./a.js', {}); export {}" }, /imports with options/],
    ['a name that the page refuses', { 'assets/deep/page-1.js': 'export {}' }, /is to be directly in assets\//],
    ['a style sheet that imports', { 'assets/page-1.css': "@import './b.css';" }, /has an @import/],
    [
      'a relative address in styles',
      { 'assets/page-1.css': 'p{background:url(./dot-1.svg)}' },
      /names \.\/dot-1\.svg: name/,
    ],
    ['no code to compose with', { 'server/entry-server.js': null }, /entry-server\.js is missing: compose renders/],
    [
      'server code without a menu',
      { 'server/entry-server.js': 'export default 1\nexport const pages = [], contract = 1' },
      /exports no menu: see `AreaServer`/,
    ],
    [
      'server code that imports what is not shared',
      { 'server/more.js': "import 'left-pad'\nimport 'node:path'\nimport './entry-server.js'" },
      /server\/more\.js imports left-pad: bundle it, or name it in `takes`/,
    ],
    [
      'server code whose use of React is not known',
      { 'server/more.js': "import * as all from 'react'\nexport { all }" },
      /imports all of react: import by name/,
    ],
    [
      'a manifest that names files which are not there',
      { 'mf-manifest.json': '{"js":["assets/gone-1.js"]}' },
      /mf-manifest\.json names assets\/gone-1\.js/,
    ],
  ]

for (const [what, files, sentence] of refusals)
  test(`a build with ${what} is refused with a sentence`, () => {
    const folder = build(files)
    expect(() => foreignBuild('builders', folder)).toThrow(sentence)
    expect(() => foreignBuild('builders', folder)).toThrow('FOREIGN.md')
  })

test('nothing of a refused build is kept', async () => {
  const { goLive, releaseFrom, packageOf } = await store.tools()
  await goLive(firstPins)
  const before = stored()
  await expect(releaseFrom('builders', build({ 'notices.json': null }))).rejects.toThrow(
    /notices\.json is missing\.\nNothing of .* was released or kept, and the site is as it was/,
  )
  expect(stored()).toEqual(before)
  expect(existsSync(path.join(packageOf('builders'), 'dist', String(process.pid)))).toBe(false)
  await expect(releaseFrom('builders', store.file('nowhere'))).rejects.toThrow(/There is no build in .*nowhere/)
})

test('what the policy of the page refuses is told', () => {
  const folder = build({ 'assets/page-1.js': 'export const put = (at, text) => { at.innerHTML = text }' })
  rmSync(foreignBuild('builders', folder).folder, { recursive: true })
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toMatch(
    /page-1\.js makes markup of text, which the policy of the page refuses/,
  )
})

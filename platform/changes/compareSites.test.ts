import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folder, write } from '../testing/fakeSite.ts'

interface FakePage {
  words?: string
  main?: string
  menu?: string
  picture?: string
  rule?: string
  data?: string
  link?: string
  /** What the names of its files and classes end in. */
  build?: string
  settings?: string
}

const page = ({ words = 'Words', main = '', menu = 'About', picture = 'a.avif', rule = 'red', ...own }: FakePage) => {
  const { data = 'Sovran', link = '/about', build = 'aaaaaaaa', settings = 'embedded' } = own
  const menus = { company: { menu: { title: menu } }, builders: { menu: { title: 'Build' }, release: build } }
  return `<!doctype html><html><head><title>Sovran</title><style>._hero_${build.slice(0, 5)}_2{color:${rule}}</style>
<template id="code"><script type="module" src="/r/builders/assets/Page-${build}.js" integrity="sha256-${build.padEnd(43, 'x')}="></script></template>
<script type="application/ld+json">{"name":"${data}"}</script></head><body><div id="root"><header><a href="/">${menu}</a></header>
<main><h1 class="_hero_${build.slice(0, 5)}_2">${words} <em>stand</em> here</h1>${main}<img src="/${picture}" alt="A house"><a href="${link}">More</a></main></div>
<script type="application/json" id="site">${JSON.stringify({ shell: '1', areas: menus, enquiries: settings })}</script></body></html>`
}

const area = '/sovran-builders'

/** Writes a site of two pages; the given changes are those of the builders' page, or of both. */
async function site(
  name: string,
  builders: FakePage = {},
  { both = {}, release = '1', shell = '1', header = 'self' } = {},
) {
  const file = (rest: string) => `sites/${name}/${rest}`
  await write(file('index.html'), page(both))
  await write(file('sovran-builders/index.html'), page({ ...both, ...builders }))
  for (const [unit, version] of Object.entries({ company: '1', design: '1', interiors: '1', builders: release, shell }))
    await write(file(`r/${unit}/live.json`), JSON.stringify({ release: version }))
  await write(file('.routing.json'), JSON.stringify({ headers: { Policy: header }, patterns: [] }))
  return path.join(folder, file(''))
}

const code = (build: string, words: string) =>
  write(`releases/builders/assets/Page-${build}.js`, `"Page-${build}.js";${words}`)

async function tools() {
  vi.resetModules()
  vi.stubEnv('RELEASES_DIR', path.join(folder, 'releases'))
  const [{ compareSites, visiblyChanged }, { summaryOf }, { reportOf }] = await Promise.all([
    import('./compareSites.ts'),
    import('./summary.ts'),
    import('./report.ts'),
  ])
  return { compareSites, visiblyChanged, summaryOf, reportOf }
}

beforeEach(() => code('aaaaaaaa', 'words'))
afterEach(() => {
  rmSync(path.join(folder, 'sites'), { recursive: true })
  vi.unstubAllEnvs()
})
afterAll(() => rmSync(folder, { recursive: true }))

test('of two sites that differ in the names of files and classes a visitor sees nothing, but fetches the files again', async () => {
  const { compareSites, visiblyChanged, summaryOf } = await tools()
  await code('bbbbbbbb', 'words')
  const changes = compareSites(await site('1'), await site('2', { build: 'bbbbbbbb' }, { release: '2' }))
  expect(visiblyChanged(changes)).toEqual([])
  expect(changes).toMatchObject({ released: ['builders'], added: [], gone: [], files: [], compared: 2 })
  expect(changes.pages.map(({ address, again }) => [address, again])).toEqual([
    [area, [{ name: '/r/builders/assets/Page.js', bytes: 24, before: 24 }]],
  ])
  expect(summaryOf(changes, [])[0]).toBe('Nothing a visitor can see.')
})

test('each difference has its cause', async () => {
  const { compareSites } = await tools()
  const before = await site('1')
  await code('bbbbbbbb', 'other words')
  for (const [cause, changed] of [
    ['words', { words: 'Others' }],
    ['markup', { main: '<hr>' }],
    ['pictures', { picture: 'b.avif' }],
    ['styles', { rule: 'blue' }],
    ['structured data', { data: 'Sovran Ltd' }],
    ['links', { link: '/works' }],
    ['settings', { settings: 'firestore' }],
    ['code', { build: 'bbbbbbbb' }],
  ] as const) {
    const { pages } = compareSites(before, await site('2', changed, { release: '2' }))
    expect(
      pages.map(({ address, isElsewhere, differences }) => [
        address,
        isElsewhere,
        differences.map((each) => each.cause),
      ]),
    ).toEqual([[area, false, [cause]]])
  }
  const { pages } = compareSites(before, await site('2', {}, { header: 'none' }))
  expect(pages.map(({ differences }) => differences)).toEqual(
    Array(2).fill([{ cause: 'policy', part: 'frame', gone: ['Policy: self'], come: ['Policy: none'] }]),
  )
})

test('a sentence is one line, however it is cut into elements', async () => {
  const { compareSites } = await tools()
  const { pages } = compareSites(await site('1'), await site('2', { words: 'Others' }))
  expect(pages[0]?.differences).toEqual([
    { cause: 'words', part: 'main', gone: ['Words stand here'], come: ['Others stand here'] },
  ])
})

test('pages of other areas come first, unless the shell was released and their frame alone changes', async () => {
  const { compareSites, summaryOf } = await tools()
  const before = await site('1')
  const ofBuilders = compareSites(before, await site('2', {}, { both: { menu: 'Houses' }, release: '2' }))
  expect(ofBuilders.pages.map(({ address, isElsewhere }) => [address, isElsewhere])).toEqual([
    ['/', true],
    [area, false],
  ])
  expect(summaryOf(ofBuilders, [])).toContain('1 page of other areas change, which builders does not own: /')
  const ofShell = compareSites(before, await site('2', {}, { both: { menu: 'Houses' }, shell: '2' }))
  expect(ofShell.pages.map(({ isElsewhere }) => isElsewhere)).toEqual([false, false])
  const words = compareSites(before, await site('2', {}, { both: { words: 'Others' }, shell: '2' }))
  expect(words.pages.map(({ isElsewhere }) => isElsewhere)).toEqual([true, true])
})

test('the report is one file: what changes by cause, addresses that came, and the file that grew', async () => {
  const { compareSites, summaryOf, reportOf } = await tools()
  // Noise, which no compression makes small.
  await code('bbbbbbbb', randomBytes(400).toString('hex'))
  const before = await site('1')
  const after = await site('2', { words: '&lt;b>', build: 'bbbbbbbb' }, { release: '2' })
  await write('sites/2/about/index.html', page({}))
  const changes = compareSites(before, after)
  expect(changes.added).toEqual(['/about'])
  const [first, ...others] = summaryOf(changes, [])
  expect(first).toBe('1 address of 2 change: words on 1 address, code on 1 address.')
  expect(others).toEqual([
    'Added: /about.',
    expect.stringMatching(/^A returning visitor fetches most code again on \/sovran-builders: 0\.\d KiB \(Page\.js 0/),
    expect.stringMatching(/^Page\.js grew most: 0\.\d KiB, from 0\.0 KiB\.$/),
  ])
  const html = reportOf('builders@2', changes, [])
  expect(html).toContain('<h2 id="words">Words</h2>')
  expect(html).toContain('<li class="come">&lt;b&gt; stand here</li>')
  expect(html).not.toMatch(/(?:src|href)="(?!data:)/)
})

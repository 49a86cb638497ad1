import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contractVersion } from 'shared-page/contract'
import { expect, test } from 'vitest'
import type { Pins } from '../store/pins.ts'
import { composedStore, firstPins } from '../testing/fakeReleases.ts'
import { securityText, subjects } from './rootFiles.ts'
import type { Target } from './targets.ts'

const { store, tools } = composedStore()

const policyOf = (folder: string) => readFileSync(path.join(folder, 'firebase.json'), 'utf8')

test('every page has its area’s markup, release and picture', () => {
  const html = store.page('sovran-builders')
  expect(html).toContain('<p>builders 1</p>')
  const { areas } = JSON.parse(/id="site">([^<]*)</.exec(html)?.[1] ?? '')
  expect(areas.builders).toMatchObject({ entry: '/r/builders/assets/remoteEntry-1.js', release: '1' })
  // Other areas are listed without their release: otherwise their releases would change this page.
  expect(areas.design).toEqual({ prefix: '/sovran-design' })
  expect(store.page('sovran-design')).toContain('content="http://localhost:4000/r/shell/assets/og-design-1.jpg"')
})

test('lastmod is the day the page’s own content changed', async () => {
  const sitemap = () => readFileSync(path.join(store.site, 'public/sitemap.xml'), 'utf8')
  const dateOf = (address: string) => new RegExp(`${address}</loc><lastmod>([^<]+)`).exec(sitemap())?.[1]
  const today = new Date().toISOString().slice(0, 10)
  expect(dateOf('/sovran-builders')).toBe('2026-01-01')
  const pages = { '/sovran-builders': 'builders 1', '/sovran-builders/faq': 'new' }
  store.area('builders', { version: '2', builtAt: '2026-02-01T00:00:00.000Z', pages })
  await tools.goLive(next)
  expect([dateOf('/sovran-builders'), dateOf('/sovran-builders/faq')]).toEqual(['2026-01-01', '2026-02-01'])
  store.area('builders', { version: '3', pages: { ...pages, '/sovran-builders': 'other words' } })
  await tools.goLive({ ...firstPins, builders: ['3', '2', '1'] })
  expect([dateOf('/sovran-builders'), dateOf('/sovran-builders/faq')]).toEqual([today, '2026-02-01'])
})

test('security.txt names the contact and expires within a year', () => {
  expect(securityText('https://a')).toMatch(/^Contact: https:\/\/a\/contact\nExpires: /)
  for (const now of ['2026-01-01T00:00:00Z', '2026-06-30T23:59:59Z', '2026-07-01T00:00:00Z', '2027-12-31T23:59:59Z']) {
    const [, expires = ''] = /^Expires: (.+)$/m.exec(securityText('https://a', new Date(now))) ?? []
    const days = (Date.parse(expires) - Date.parse(now)) / 86_400_000
    expect(days).toBeGreaterThan(180)
    expect(days).toBeLessThan(365)
  }
})

test('a subject belongs to one area’s page', () => {
  const loft = (service: string) => ({ title: 'a loft', service })
  const pages = ['builders', 'interiors'].map(
    (area) => ({ area, head: { about: { loft: loft(area) } } }) as never as Target,
  )
  // A rollback is never refused because two areas use one subject.
  expect(JSON.parse(subjects(pages))).toEqual({ loft: loft('builders') })
})

test('the CSP allows the shell’s boot script and no other', async () => {
  for (const version of ['1', '2']) {
    store.shell({ version })
    await tools.goLive({ ...firstPins, shell: [version] })
    const script = `document.boot = '${version}'`
    expect(store.page('sovran-builders')).toContain(`<script>${script}</script>`)
    expect(policyOf(store.site)).toContain(createHash('sha256').update(script).digest('base64'))
    expect(existsSync(path.join(store.site, 'public/boot.js'))).toBe(false)
  }
})

test('a page loads its modules with integrity, the entry last', () => {
  const html = store.page('sovran-builders')
  const modules = [...html.matchAll(/<script type="module" src="([^"]+)" integrity="([^"]+)"/g)]
  expect(modules.map(([, src]) => src)).toEqual([
    '/r/builders/assets/remoteEntry-1.js',
    '/r/builders/assets/Page-1.js',
    '/r/shell/assets/main-1.js',
  ])
  for (const [, , integrity] of modules) expect(integrity).toMatch(/^sha256-/)
  expect(html).not.toMatch(/importmap|modulepreload/)
  expect(policyOf(store.site).match(/'sha256-/g)).toHaveLength(1)
})

test('a manifest names the live release, its shared modules and each page’s files', async () => {
  store.area('builders', { version: '2', builtAt: '2026-02-01T00:00:00.000Z' })
  await tools.goLive(next)
  const manifest = readFileSync(path.join(store.site, 'public/r/builders/mf-manifest.json'), 'utf8')
  expect(JSON.parse(manifest)).toMatchObject({
    metaData: { buildInfo: { buildVersion: '2' }, remoteEntry: { name: 'assets/remoteEntry-2.js' } },
    contract: contractVersion,
    sharedRanges: { react: expect.stringMatching(/^\^/) },
    files: ['assets/remoteEntry-2.js'],
    pages: [{ path: '/sovran-builders', files: ['assets/Page-2.js'] }],
  })
})

test('a release changes no byte of other areas’ pages', async () => {
  const before = store.files()
  const timeOf = (page: string) => statSync(path.join(store.site, 'public', page, 'index.html.br')).mtimeMs
  const times = [timeOf('sovran-design'), timeOf('sovran-builders')]
  store.area('builders', { version: '2', pages: { '/sovran-builders': 'A new word' } })
  await tools.goLive(next)
  // Browsers reuse cached pages that have not changed.
  expect([timeOf('sovran-design') === times[0], timeOf('sovran-builders') > (times[1] ?? 0)]).toEqual([true, true])
  const after = store.files()
  const changed = Object.keys(after).filter((file) => after[file] !== before[file] && !/\.(br|gz)$|assets/.test(file))
  expect(changed.sort()).toEqual([
    'composed.json',
    'public/r/builders/mf-manifest.json',
    // Its page has had other text since today.
    'public/sitemap.xml',
    'public/sovran-builders/index.html',
  ])
  // The whole web site: it has the files of the earlier release, and none that are not for visitors.
  expect(Object.keys(after)).toEqual(
    expect.arrayContaining([
      'public/r/builders/assets/Page-1.js',
      'public/r/builders/assets/Page-2.js',
      'firestore.rules',
    ]),
  )
  expect(Object.keys(after).filter((file) => /server|\.map$|release\.json/.test(file))).toEqual([])
})

test('a release changes only its own rows of offers.json, and no other page', async () => {
  const offer = (id: string, from: number) => {
    const range = { from, to: from }
    return { id, title: id, price: range, weeks: range, phase: 'building', planning: 'none' }
  }
  const file = 'public/offers.json'
  const offers = () => readFileSync(path.join(store.site, file), 'utf8')
  expect(offers()).toBe('{}')
  const design = [{ ...offer('drawings', 5), path: '/sovran-design' }]
  store.area('design', { version: '2', offers: design })
  const builders = [1, 2].map((from) => ({ ...offer(`loft-${from}`, from), path: '/sovran-builders' }))
  store.area('builders', { version: '2', offers: builders })
  await tools.goLive({ ...next, design: ['2', '1'] })
  // In the order of the prefixes.
  expect(offers()).toBe(JSON.stringify({ builders, design }))
  const before = store.files()
  store.area('builders', { version: '3', offers: builders.toReversed() })
  await tools.goLive({ ...next, builders: ['3', '2', '1'], design: ['2', '1'] })
  expect(offers()).toBe(JSON.stringify({ builders: builders.toReversed(), design }))
  const documents = ([name]: [string, string]) => name.endsWith('.html') && !name.includes('sovran-builders')
  expect(Object.entries(store.files()).filter(documents)).toEqual(Object.entries(before).filter(documents))
  await tools.goLive({ ...firstPins, design: ['2', '1'] })
  expect(offers()).toBe(JSON.stringify({ design }))
})

const next = { ...firstPins, builders: ['2', '1'] }
const nextShell = { ...firstPins, shell: ['2', '1'] }

const shellWithout = (pictures: RegExp) => {
  const { assets, ...shell } = store.shell({ version: '2' })
  const others = assets.filter((name) => !pictures.test(name))
  writeFileSync(store.file('shell/2/release.json'), JSON.stringify({ ...shell, assets: others }))
}

const refusals: readonly (readonly [what: string, change: () => void, message: RegExp | string, pins?: Pins])[] = [
  [
    'a release from before the format',
    () => {
      const { format: _, ...release } = store.area('builders', { version: '2' })
      writeFileSync(store.file('builders/2/release.json'), JSON.stringify(release))
    },
    'builders@2 has the format 0, and only 2 can be live: build it again, or all at once: npm run release -- --all',
  ],
  [
    'a missing page',
    () => store.area('builders', { version: '2', pages: { '/sovran-builders': 'ok', '/sovran-builders/faq': '' } }),
    /no such file .*builders\/2\/pages\/sovran-builders\.faq\.html/,
  ],
  [
    'a page that somebody has edited in the store',
    () => store.area('builders', { version: '2', pages: { '/sovran-builders': '</p></main><main><p>' } }),
    'sovran-builders.html: its markup is "/sovran-builders", a page that is not complete HTML',
  ],
  [
    'a shell without the picture that social networks show',
    () => shellWithout(/^og-(design|company)-/),
    'shell@2 has no picture for social networks: shell/public/assets/og-company-HASH.jpg',
    nextShell,
  ],
]

for (const [what, change, message, pins = next] of refusals)
  test(`${what} is refused: compose prints why and changes nothing`, async () => {
    const before = { link: readlinkSync(store.site), files: store.files() }
    change()
    await expect(tools.goLive(pins)).rejects.toThrow(message)
    expect({ link: readlinkSync(store.site), files: store.files() }).toEqual(before)
  })

test('an area without a picture shares the company’s', async () => {
  shellWithout(/^og-design-/)
  await tools.goLive(nextShell)
  expect(store.page('sovran-design')).toContain('/r/shell/assets/og-company-1.jpg')
})

test('a wildcard page has no description of a single URL', async () => {
  const patterns = { '/sovran-interiors/:room': '', '/sovran-interiors/rooms/:room': '/sovran-interiors' }
  store.area('interiors', { version: '2', patterns })
  await tools.goLive({ ...firstPins, interiors: ['2', '1'] })
  const any = store.page('sovran-interiors/_')
  expect(any).toContain('<title>')
  expect(any).not.toMatch(/rel="canonical"|name="description"|og:url|og:description/)
  // A head that is the same for every path stays, because React adopts the tags that it would render itself.
  const alias = store.page('sovran-interiors/rooms/_')
  expect(alias).toMatch(/<link rel="canonical" href="http:\/\/localhost:4000\/sovran-interiors"\/?>/)
  expect(alias).toMatch(/<meta name="description"/)
  expect(alias).toContain('<meta property="og:url" content="http://localhost:4000/sovran-interiors">')
  expect(store.page('sovran-interiors')).toMatch(/og:url.*rel="canonical"/s)
})

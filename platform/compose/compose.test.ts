import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { contractVersion } from 'shared-ui/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'base64')]),
  )

test('every page says its area’s words, and names its own release and the pointers to the others', async () => {
  const { goLive } = await store.tools()
  await goLive(firstPins)
  const html = store.page('sovran-builders')
  expect(html).toContain('<p>builders 1</p>')
  const { areas } = JSON.parse(/id="site">([^<]*)</.exec(html)?.[1] ?? '')
  expect(areas.builders).toMatchObject({ entry: '/r/builders/assets/remoteEntry-1.js', release: '1' })
  expect(areas.design).toEqual({ menu: expect.objectContaining({ title: 'design' }) })
})

test('the boot script of every page is that of the shell’s release, and the policy allows it alone', async () => {
  const { goLive } = await store.tools()
  for (const version of ['1', '2']) {
    store.shell({ version })
    await goLive({ ...firstPins, shell: version })
    const script = `document.boot = '${version}'`
    expect(store.page('sovran-builders')).toContain(`<script>${script}</script>`)
    const { headers } = JSON.parse(readFileSync(path.join(store.site, '.routing.json'), 'utf8'))
    expect(headers['Content-Security-Policy']).toContain(createHash('sha256').update(script).digest('base64'))
    expect(existsSync(path.join(store.site, 'boot.js'))).toBe(false)
  }
})

test.each([
  ['a page that no file belongs to', 'builders/1/unit.json', /src\/Page\.tsx/g, 'has no file of src/Page.tsx'],
  ['a template with another tag', 'shell/1/index.html', /<script type="module"/g, "not write the shell's page"],
] as const)(
  '%s is refused: the page would come without its code, or with all of it at once',
  async (_, file, from, fault) => {
    const path = store.file(file)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(from, (found) => found.replace(/Page|module/, 'other')),
    )
    const { goLive } = await store.tools()
    await expect(goLive(firstPins)).rejects.toThrow(fault)
  },
)

const mapOf = (name: string) => JSON.parse(readFileSync(path.join(store.site, `r/${name}.json`), 'utf8'))

test('a page asks for every module that it needs with its integrity, the one that runs the page last', async () => {
  const { goLive } = await store.tools()
  await goLive(firstPins)
  const html = store.page('sovran-builders')
  const modules = [...html.matchAll(/<script type="module" src="([^"]+)" integrity="([^"]+)"/g)]
  expect(modules.map(([, src]) => src)).toEqual([
    '/r/builders/assets/remoteEntry-1.js',
    '/r/builders/assets/Page-1.js',
    '/r/shell/assets/main-1.js',
  ])
  for (const [, , integrity] of modules) expect(integrity).toMatch(/^sha256-/)
  expect(html).not.toMatch(/importmap|modulepreload/)
  const { headers } = JSON.parse(readFileSync(path.join(store.site, '.routing.json'), 'utf8'))
  expect(headers['Content-Security-Policy'].match(/'sha256-/g)).toHaveLength(1)
})

test('the map of a release has the integrity and the imports of every module, and the files that each page loads', async () => {
  const { goLive } = await store.tools()
  store.area('builders', { version: '2', builtAt: '2026-02-01T00:00:00.000Z' })
  await goLive({ ...firstPins, builders: '2' })
  const live = mapOf('builders/live')
  expect(live).toMatchObject({ release: '2', contract: contractVersion, entry: '/r/builders/assets/remoteEntry-2.js' })
  expect(live.modules['/r/builders/assets/Page-2.js'].integrity).toMatch(/^sha256-/)
  expect(live.pages).toEqual([{ path: '/sovran-builders', files: ['/r/builders/assets/Page-2.js'] }])
  expect(mapOf('builders/2')).toEqual(live)
  // A page that was opened before goes on with its own release.
  expect(Object.keys(mapOf('builders/1').modules)).toContain('/r/builders/assets/Page-1.js')
  const { modules } = mapOf('shell/1')
  expect(modules['/r/shell/assets/firestore-1.js'].imports).toEqual(['/r/shell/assets/shared-1.js'])
})

test('a release changes no byte of other areas’ pages, and an unchanged page keeps its ETag', async () => {
  const { goLive } = await store.tools()
  await goLive(firstPins)
  const before = filesIn(store.site)
  const stamp = statSync(path.join(store.site, 'sovran-design/index.html')).mtimeMs
  store.area('builders', { version: '2', pages: { '/sovran-builders': 'A new word' } })
  await new Promise((resolve) => setTimeout(resolve, 20))
  await goLive({ ...firstPins, builders: '2' })
  const after = filesIn(store.site)
  const changed = Object.keys(after).filter((file) => after[file] !== before[file] && !/\.(br|gz)$/.test(file))
  expect(changed.sort()).toEqual([
    // No longer live: its map leaves out the files that its pages load.
    '.files.json',
    'r/builders/1.json',
    'r/builders/2.json',
    'r/builders/live.json',
    'sovran-builders/index.html',
  ])
  expect(statSync(path.join(store.site, 'sovran-design/index.html')).mtimeMs).toBe(stamp)
})

const refusals: readonly (readonly [what: string, release: () => void, message: RegExp])[] = [
  [
    'another contract',
    () => store.area('builders', { version: '2', contract: 1 }),
    /builders@2 speaks contract 1, shell@1 contract \d+\. Release what speaks another one in one command: npm run release -- shell builders/,
  ],
  [
    'another major version of a shared module',
    () =>
      store.area('builders', {
        version: '2',
        builtAt: '2026-01-02T00:00:00.000Z',
        shared: { react: '^20.0.0' },
      }),
    /builders@2 needs react \^20\.0\.0, shell@1 provides 19\.3\.1/,
  ],
  [
    'an address of another area',
    () => store.area('builders', { version: '2', pages: { '/sovran-builders': 'ok', '/sovran-design': 'mine' } }),
    /builders and design both claim \/sovran-design: take it out of one area's table/,
  ],
  [
    'an address under another area’s prefix',
    () => store.area('builders', { version: '2', pages: { '/sovran-interiors/attic': 'mine' } }),
    /builders claims \/sovran-interiors\/attic, an address that the shell gives to interiors/,
  ],
  [
    'a missing asset',
    () => {
      store.area('builders', { version: '2' })
      rmSync(store.file('builders/assets/Page-2.js'))
    },
    /Page-2\.js of builders@2 is missing\. Rebuild it from its commit/,
  ],
  [
    'half an asset',
    () => {
      store.area('builders', { version: '2' })
      writeFileSync(store.file('builders/assets/Page-2.js'), 'export')
    },
    /Page-2\.js of builders@2 is not what it was when it was released/,
  ],
  [
    'a page that does not render',
    () => store.area('builders', { version: '2', pages: { '/sovran-builders': 'ok', '/sovran-builders/faq': '' } }),
    /builders@2 does not render \/sovran-builders\/faq: no words/,
  ],
  ['no release', () => {}, /builders has no release 2\. It has 1\./],
]

for (const [what, release, message] of refusals) {
  test(`compose refuses ${what}: it says why, and the old site goes on`, async () => {
    const { goLive } = await store.tools()
    await goLive(firstPins)
    const before = { link: readlinkSync(store.site), files: filesIn(store.site) }
    release()
    await expect(goLive({ ...firstPins, builders: '2' })).rejects.toThrow(message)
    expect({ link: readlinkSync(store.site), files: filesIn(store.site) }).toEqual(before)
  })
}

test('a release whose assets have lost their compressed copies has them again once it is composed', async () => {
  const { goLive } = await store.tools()
  writeFileSync(store.file('builders/assets/Page-1.js.br'), 'half')
  await goLive(firstPins)
  const original = readFileSync(store.file('builders/assets/Page-1.js'))
  expect(brotliDecompressSync(readFileSync(store.file('builders/assets/Page-1.js.br')))).toEqual(original)
  expect(gunzipSync(readFileSync(store.file('builders/assets/Page-1.js.gz')))).toEqual(original)
})

test('a shell without the picture that social networks show is refused, with a word on where it belongs', async () => {
  const { goLive } = await store.tools()
  await goLive(firstPins)
  const before = filesIn(store.site)
  const { assets, ...shell } = store.shell({ version: '2' })
  const others = Object.fromEntries(Object.entries(assets).filter(([name]) => !/^og-(design|company)-/.test(name)))
  writeFileSync(store.file('shell/2/release.json'), JSON.stringify({ ...shell, assets: others }))
  await expect(goLive({ ...firstPins, shell: '2' })).rejects.toThrow(
    /shell@2 has no picture to show on social networks for the pages of company\. Put one .* into shell\/public\/assets/,
  )
  expect(filesIn(store.site)).toEqual(before)
})

test('a new area without a picture of its own shares the one of the company', async () => {
  const { goLive } = await store.tools()
  const { assets, ...shell } = store.shell({ version: '2' })
  const { 'og-design-1.jpg': _gone, ...others } = assets
  writeFileSync(store.file('shell/2/release.json'), JSON.stringify({ ...shell, assets: others }))
  await goLive({ ...firstPins, shell: '2' })
  expect(store.page('sovran-design')).toContain('/r/shell/assets/og-company-1.jpg')
})

test('every page names the picture of its area', async () => {
  const { goLive } = await store.tools()
  await goLive(firstPins)
  expect(store.page('sovran-design')).toContain('content="http://localhost:4000/r/shell/assets/og-design-1.jpg"')
})

test('a SITE_ORIGIN that is no origin is refused before anything is written', async () => {
  const { goLive } = await store.tools()
  vi.stubEnv('SITE_ORIGIN', 'www.sovran.example')
  await expect(goLive(firstPins)).rejects.toThrow('SITE_ORIGIN is "www.sovran.example", which is no origin')
  expect(existsSync(store.file('sites'))).toBe(false)
})

test('a page for unknown addresses has neither the canonical address nor the description of one of them', async () => {
  const { goLive } = await store.tools()
  const patterns = { '/sovran-interiors/:room': '', '/sovran-interiors/rooms/:room': '/sovran-interiors' }
  store.area('interiors', { version: '2', patterns })
  await goLive({ ...firstPins, interiors: '2' })
  const any = store.page('sovran-interiors/_')
  expect(any).toContain('<title>')
  expect(any).not.toMatch(/rel="canonical"|name="description"|og:url|og:description/)
  // A head that is the same for every address stays: React finds the tags that it would write itself.
  const alias = store.page('sovran-interiors/rooms/_')
  expect(alias).toMatch(/<link rel="canonical" href="http:\/\/localhost:4000\/sovran-interiors"\/?>/)
  expect(alias).toMatch(/<meta name="description"/)
  expect(alias).toContain('<meta property="og:url" content="http://localhost:4000/sovran-interiors">')
  expect(store.page('sovran-interiors')).toMatch(/rel="canonical".*og:url/s)
})

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contractVersion } from 'shared-ui/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeReleases, firstPins } from '../testing/fakeReleases.ts'

let store: ReturnType<typeof fakeReleases>

beforeEach(() => {
  store = fakeReleases()
})
afterEach(() => store.remove())

const policyOf = (folder: string) => readFileSync(path.join(folder, 'firebase.json'), 'utf8')

test('every page says its area’s words, and names its own release and the pointers to the others', async () => {
  const { goLive } = await store.tools()
  await goLive(firstPins)
  const html = store.page('sovran-builders')
  expect(html).toContain('<p>builders 1</p>')
  const { areas } = JSON.parse(/id="site">([^<]*)</.exec(html)?.[1] ?? '')
  expect(areas.builders).toMatchObject({ entry: '/r/builders/assets/remoteEntry-1.js', release: '1' })
  expect(areas.design).toEqual({ menu: expect.objectContaining({ title: 'design' }) })
})

test('security.txt says where to write, until the end of next year', async () => {
  const { goLive } = await store.tools()
  await goLive(firstPins)
  const text = readFileSync(path.join(store.site, 'public/.well-known/security.txt'), 'utf8')
  const [, contact, expires = ''] = /^Contact: (.+)\nExpires: (.+)$/m.exec(text) ?? []
  expect(contact).toMatch(/^https?:.+\/contact$/)
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(360)
  expect(days).toBeLessThan(735)
})

test('the boot script of every page is that of the shell’s release, and the policy allows it alone', async () => {
  const { goLive } = await store.tools()
  for (const version of ['1', '2']) {
    store.shell({ version })
    await goLive({ ...firstPins, shell: [version] })
    const script = `document.boot = '${version}'`
    expect(store.page('sovran-builders')).toContain(`<script>${script}</script>`)
    expect(policyOf(store.site)).toContain(createHash('sha256').update(script).digest('base64'))
    expect(existsSync(path.join(store.site, 'public/boot.js'))).toBe(false)
  }
})

test.each([
  ['a page that no file belongs to', 'builders/1/release.json', /src\/Page\.tsx/g, 'has no file of src/Page.tsx'],
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

const mapOf = (name: string) => JSON.parse(readFileSync(path.join(store.site, `public/r/${name}.json`), 'utf8'))

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
  expect(policyOf(store.site).match(/'sha256-/g)).toHaveLength(1)
})

test('the map of a release has the integrity and the imports of every module, and the files that each page loads', async () => {
  const { goLive } = await store.tools()
  store.area('builders', { version: '2', builtAt: '2026-02-01T00:00:00.000Z' })
  await goLive({ ...firstPins, builders: ['2', '1'] })
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
  const before = store.files()
  const stamp = statSync(path.join(store.site, 'public/sovran-design/index.html')).mtimeMs
  store.area('builders', { version: '2', pages: { '/sovran-builders': 'A new word' } })
  await goLive({ ...firstPins, builders: ['2', '1'] })
  const after = store.files()
  const changed = Object.keys(after).filter((file) => after[file] !== before[file] && !/\.(br|gz)$|assets/.test(file))
  expect(changed.sort()).toEqual([
    'composed.json',
    'firebase.json',
    // No longer live: its map leaves out the files that its pages load.
    'public/r/builders/1.json',
    'public/r/builders/2.json',
    'public/r/builders/live.json',
    'public/sovran-builders/index.html',
  ])
  expect(statSync(path.join(store.site, 'public/sovran-design/index.html')).mtimeMs).toBe(stamp)
  // The whole web site: what the earlier release needs is there, and nothing that visitors have no business with.
  expect(Object.keys(after)).toEqual(
    expect.arrayContaining([
      'public/r/builders/assets/Page-1.js',
      'public/r/builders/assets/Page-2.js',
      'firestore.rules',
    ]),
  )
  expect(Object.keys(after).filter((file) => /server|\.map$|release\.json/.test(file))).toEqual([])
})

test('firebase.json lets browsers keep each asset, by its name, and no missing one', async () => {
  const { goLive } = await store.tools()
  await goLive(firstPins)
  const { hosting } = JSON.parse(policyOf(store.site))
  const kept = (address: string) =>
    (hosting.headers as { regex: string; headers: { key: string; value: string }[] }[])
      .filter(({ regex }) => new RegExp(regex).test(address))
      .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Cache-Control'))
      .at(-1)?.value
  expect(kept('/r/builders/assets/Page-1.js')).toContain('immutable')
  expect(kept('/r/builders/assets/Page-0.js')).toBe('no-cache')
  expect(kept('/r/builders/live.json')).toBe('no-cache')
  expect(kept('/sovran-builders')).toBe('no-cache')
})

const refusals: readonly (readonly [what: string, release: () => void, message: RegExp])[] = [
  [
    'another contract',
    () => store.area('builders', { version: '2', contract: 1 }),
    /builders@2 has contract 1, shell@1 has \d+\. Release all that change it at once: npm run release -- shell builders/,
  ],
  [
    'another major version of a shared module',
    () =>
      store.area('builders', {
        version: '2',
        builtAt: '2026-01-02T00:00:00.000Z',
        shared: { react: '^20.0.0' },
      }),
    /builders@2 takes react \^20\.0\.0, shell@1 provides 19\.3\.1\. Release the shell first, or both at once: npm run release -- shell builders/,
  ],
  [
    'a newer runtime than the shell lends',
    () => store.area('builders', { version: '2', shared: { '@module-federation/runtime-core': '^99.1.0' } }),
    /builders@2 takes @module-federation\/runtime-core \^99\.1\.0, shell@1 provides \d/,
  ],
  [
    'an address of another area',
    () => store.area('builders', { version: '2', pages: { '/sovran-builders': 'ok', '/sovran-design': 'mine' } }),
    /builders claims \/sovran-design, which belongs to design: take it out of its table/,
  ],
  [
    'an address under another area’s prefix',
    () => store.area('builders', { version: '2', pages: { '/sovran-interiors/attic': 'mine' } }),
    /builders claims \/sovran-interiors\/attic, which belongs to interiors/,
  ],
  [
    'a missing asset',
    () => {
      store.area('builders', { version: '2' })
      rmSync(store.file('builders/assets/Page-2.js'))
    },
    /Page-2\.js is missing\. Release its unit from the same commit again/,
  ],
  [
    'a damaged description',
    () => {
      store.area('builders', { version: '2' })
      writeFileSync(store.file('builders/2/release.json'), '{"unit":')
    },
    /release\.json cannot be read .* Release builders again, or go back to another release of it: npm run rollback/,
  ],
  [
    'a page that does not render',
    () => store.area('builders', { version: '2', pages: { '/sovran-builders': 'ok', '/sovran-builders/faq': '' } }),
    /builders@2 does not render \/sovran-builders\/faq: no words/,
  ],
  ['no release', () => {}, /builders\/2\/release\.json cannot be read/],
]

for (const [what, release, message] of refusals) {
  test(`compose refuses ${what}: it says why, and the old site stays live`, async () => {
    const { goLive } = await store.tools()
    await goLive(firstPins)
    const before = { link: readlinkSync(store.site), files: store.files() }
    release()
    await expect(goLive({ ...firstPins, builders: ['2', '1'] })).rejects.toThrow(message)
    expect({ link: readlinkSync(store.site), files: store.files() }).toEqual(before)
  })
}

test('a shell without the picture that social networks show is refused, with a word on where it belongs', async () => {
  const { goLive } = await store.tools()
  await goLive(firstPins)
  const before = store.files()
  const { assets, ...shell } = store.shell({ version: '2' })
  const others = assets.filter((name) => !/^og-(design|company)-/.test(name))
  writeFileSync(store.file('shell/2/release.json'), JSON.stringify({ ...shell, assets: others }))
  await expect(goLive({ ...firstPins, shell: ['2', '1'] })).rejects.toThrow(
    /shell@2 has no picture for social networks: shell\/public\/assets\/og-company-HASH\.jpg/,
  )
  expect(store.files()).toEqual(before)
})

test('a shell that does not know an area is named as the reason', async () => {
  const { goLive } = await store.tools()
  store.shell({ version: '2' })
  const server = store.file('shell/2/server/entry-server.js')
  writeFileSync(server, readFileSync(server, 'utf8').replace('/sovran-design', '/sovran-none'))
  await expect(goLive({ ...firstPins, shell: ['2', '1'] })).rejects.toThrow('does not know the area design')
})

test('a new area without a picture of its own shares the one of the company', async () => {
  const { goLive } = await store.tools()
  const { assets, ...shell } = store.shell({ version: '2' })
  const others = assets.filter((name) => !name.startsWith('og-design-'))
  writeFileSync(store.file('shell/2/release.json'), JSON.stringify({ ...shell, assets: others }))
  await goLive({ ...firstPins, shell: ['2', '1'] })
  expect(store.page('sovran-design')).toContain('/r/shell/assets/og-company-1.jpg')
})

test('every page names the picture of its area', async () => {
  const { goLive } = await store.tools()
  await goLive(firstPins)
  expect(store.page('sovran-design')).toContain('content="http://localhost:4000/r/shell/assets/og-design-1.jpg"')
})

test('a SITE_ORIGIN that is not an origin is refused before anything is written', async () => {
  const { goLive } = await store.tools()
  vi.stubEnv('SITE_ORIGIN', 'www.sovran.example')
  await expect(goLive(firstPins)).rejects.toThrow('The site\'s origin is "www.sovran.example", which is not an origin')
  expect(existsSync(store.file('sites'))).toBe(false)
})

test('a page for unknown addresses has neither the canonical address nor the description of one of them', async () => {
  const { goLive } = await store.tools()
  const patterns = { '/sovran-interiors/:room': '', '/sovran-interiors/rooms/:room': '/sovran-interiors' }
  store.area('interiors', { version: '2', patterns })
  await goLive({ ...firstPins, interiors: ['2', '1'] })
  const any = store.page('sovran-interiors/_')
  expect(any).toContain('<title>')
  expect(any).not.toMatch(/rel="canonical"|name="description"|og:url|og:description/)
  // A head that is the same for every address stays: React finds the tags that it would write itself.
  const alias = store.page('sovran-interiors/rooms/_')
  expect(alias).toMatch(/<link rel="canonical" href="http:\/\/localhost:4000\/sovran-interiors"\/?>/)
  expect(alias).toMatch(/<meta name="description"/)
  expect(alias).toContain('<meta property="og:url" content="http://localhost:4000/sovran-interiors">')
  expect(store.page('sovran-interiors')).toMatch(/og:url.*rel="canonical"/s)
})

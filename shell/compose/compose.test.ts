import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plantStore } from './plantedStore.ts'

const ones = { shell: '1', company: '1', design: '1', builders: '1', interiors: '1' }

let store: ReturnType<typeof plantStore>
let site: string

/** The modules under test, in a store of their own. */
async function tools() {
  vi.resetModules()
  vi.stubEnv('RELEASES_DIR', store.folder)
  vi.stubEnv('SITE_DIR', site)
  const [{ compose }, deploy, stored] = await Promise.all([
    import('./compose.ts'),
    import('./deploy.ts'),
    import('./store.ts'),
  ])
  return { compose, ...deploy, ...stored }
}

const page = (address: string) => readFileSync(path.join(site, address, 'index.html'), 'utf8')

const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'base64')]),
  )

beforeEach(() => {
  store = plantStore()
  site = store.file('site')
  store.shell()
  for (const name of ['company', 'design', 'builders', 'interiors'] as const) store.area(name)
  store.pin(ones)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(store.folder, { recursive: true, force: true })
})

test('every page says its area’s words, and names its own release and the pointers to the others', async () => {
  const { compose } = await tools()
  await compose()
  const html = page('sovran-builders')
  expect(html).toContain('<p>builders 1</p>')
  const { areas } = JSON.parse(/id="site">([^<]*)</.exec(html)?.[1] ?? '')
  expect(areas.builders).toMatchObject({ entry: '/r/builders/assets/remoteEntry-1.js', release: '1' })
  expect(areas.design).toEqual({ entry: '/r/design/live.json', menu: { title: 'design', overview: [] } })
})

test('the integrity of an entry covers the addresses under which it is asked for again', async () => {
  const { compose } = await tools()
  await compose()
  const map = /<script type="importmap">(.*?)<\/script>/.exec(page('sovran-builders'))?.[1] ?? ''
  const { imports, integrity } = JSON.parse(map)
  const entry = '/r/builders/assets/remoteEntry-1.js'
  for (const retry of ['', '?retry=1', '?retry=2', '?retry=3']) expect(integrity[entry + retry]).toMatch(/^sha256-/)
  expect(imports).toEqual({ 'builders@1': entry })
  const { importMap } = JSON.parse(readFileSync(path.join(site, 'r/design/live.json'), 'utf8'))
  const { headers } = JSON.parse(readFileSync(path.join(site, '.routing.json'), 'utf8'))
  const { hashOf } = await import('./headers.ts')
  for (const text of [map, importMap]) expect(headers['Content-Security-Policy']).toContain(hashOf(text))
})

test('a release changes no byte of other areas’ pages, and what did not change keeps its ETag', async () => {
  const { compose } = await tools()
  await compose()
  const before = filesIn(site)
  const stamp = statSync(path.join(site, 'sovran-design/index.html')).mtimeMs
  store.area('builders', { version: '2', pages: { '/sovran-builders': 'A new word' } })
  await new Promise((resolve) => setTimeout(resolve, 20))
  await compose({ ...ones, builders: '2' })
  const after = filesIn(site)
  const changed = Object.keys(after).filter((file) => after[file] !== before[file] && !/\.(br|gz)$/.test(file))
  expect(changed.sort()).toEqual([
    '.routing.json',
    'r/builders/live.json',
    'r/builders/releases.json',
    'sovran-builders/index.html',
  ])
  expect(statSync(path.join(site, 'sovran-design/index.html')).mtimeMs).toBe(stamp)
})

const refusals: readonly (readonly [what: string, plant: () => void, message: RegExp])[] = [
  [
    'another contract',
    () => store.area('builders', { version: '2', contract: 2 }),
    /builders@2 speaks contract 2, the shell contract 1: release the one that is behind/,
  ],
  [
    'another major version of a shared module',
    () => store.area('builders', { version: '2', shared: { react: '20.0.0' } }),
    /builders@2 was built against react 20\.0\.0, the shell provides 19\.3\.1/,
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
    /builders@2 lacks its asset Page-2\.js: release builders again, or roll back/,
  ],
  [
    'half an asset',
    () => {
      store.area('builders', { version: '2' })
      writeFileSync(store.file('builders/assets/Page-2.js'), 'export')
    },
    /builders@2 has only a part of its asset Page-2\.js/,
  ],
  [
    'a page that does not render',
    () => store.area('builders', { version: '2', pages: { '/sovran-builders': 'ok', '/sovran-builders/faq': '' } }),
    /builders@2 does not render \/sovran-builders\/faq: planted/,
  ],
  ['no release', () => {}, /builders has no release 2\. It has 1\./],
]

for (const [what, plant, message] of refusals) {
  test(`compose refuses ${what}: it says why, and the old site goes on`, async () => {
    const { compose } = await tools()
    await compose()
    const before = { link: readlinkSync(site), files: filesIn(site) }
    plant()
    await expect(compose({ ...ones, builders: '2' })).rejects.toThrow(message)
    expect({ link: readlinkSync(site), files: filesIn(site) }).toEqual(before)
    expect(readdirSync(store.file('sites'))).toHaveLength(1)
  })
}

test('rolling back leads to the release before the live one, and a named one by its beginning', async () => {
  const { rollBack, readPins } = await tools()
  store.area('builders', { version: 'abc2', builtAt: '2026-01-02T00:00:00.000Z' })
  store.area('builders', { version: 'abd3', builtAt: '2026-01-03T00:00:00.000Z' })
  store.pin({ ...ones, builders: 'abd3' })
  await rollBack('builders')
  expect(readPins().builders).toBe('abc2')
  expect(page('sovran-builders')).toContain('builders abc2')
  await rollBack('builders', 'abd')
  expect(readPins().builders).toBe('abd3')
  await expect(rollBack('builders', 'ab')).rejects.toThrow('ab begins more than one release of builders: abd3, abc2.')
  await expect(rollBack('builders', 'zzz')).rejects.toThrow('builders has no release zzz. It has abd3, abc2, 1.')
  await expect(rollBack('design')).rejects.toThrow('design has no release before 1: there is nothing to go back to.')
  expect(readPins().builders).toBe('abd3')
})

test('what cannot be composed is not pinned', async () => {
  const { recompose, rollBack, readPins } = await tools()
  await recompose()
  store.area('builders', { version: '0', builtAt: '2025-01-01T00:00:00.000Z', contract: 7 })
  await expect(rollBack('builders')).rejects.toThrow('speaks contract 7')
  expect(readPins()).toEqual(ones)
  await recompose()
})

test('the last five releases stay, and the live one however old; older ones go with their assets', async () => {
  const { prune, releasesOf } = await tools()
  for (let day = 2; day <= 8; day++)
    store.area('builders', { version: `${day}`, builtAt: `2026-01-0${day}T00:00:00.000Z` })
  writeFileSync(store.file('builders/assets/Page-1.js.br'), '')
  writeFileSync(store.file('builders/assets/Page-2.js.br'), '')
  prune('builders')
  expect(releasesOf('builders').map(({ version }) => version)).toEqual(['8', '7', '6', '5', '4', '1'])
  const assets = readdirSync(store.file('builders/assets'))
  expect(assets).toContain('Page-1.js')
  expect(assets).toContain('Page-1.js.br')
  expect(assets.filter((name) => /-[23]\.js/.test(name))).toEqual([])
})

test('two composes at once take turns, and neither loses what the other pinned', async () => {
  await tools()
  const { alone } = await import('./lock.ts')
  const { readPins, writePins } = await import('./store.ts')
  const release = (unit: 'builders' | 'design') =>
    alone(async () => {
      const pins = readPins()
      await new Promise((resolve) => setTimeout(resolve, 150))
      writePins({ ...pins, [unit]: '2' })
    })
  await Promise.all([release('builders'), release('design')])
  expect(readPins()).toMatchObject({ builders: '2', design: '2' })
  expect(existsSync(store.file('lock'))).toBe(false)
})

test('a lock that a killed process left behind holds nobody up', async () => {
  await tools()
  const { alone } = await import('./lock.ts')
  writeFileSync(store.file('lock'), '4194303')
  expect(await alone(async () => 'done')).toBe('done')
})

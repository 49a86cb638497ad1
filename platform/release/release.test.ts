import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { filesIn } from '../base/files.ts'
import { isReadable } from '../serve/siteServer.ts'
import { composedStore, firstPins } from '../testing/fakeReleases.ts'

const { store, tools, reload } = composedStore()

afterEach(() => {
  for (const mocked of ['../base/files.ts', '../store/siteFolders.ts']) vi.doUnmock(mocked)
})

const state = () => ({ link: readlinkSync(store.site), files: store.files(), pins: tools.readPins() })

const addresses = /\/r\/[\w-]+\/assets\/[\w./-]+\.\w+/g

/** The files that pages and maps of the live site refer to but the site lacks. */
function missing() {
  const files = store.files()
  const texts = Object.entries(files).filter(([file]) => /\.(html|json)$/.test(file) && file.startsWith('public/'))
  const named = texts.flatMap(([, content]) => Buffer.from(content, 'base64').toString().match(addresses) ?? [])
  return named.filter((address) => !(`public${address}` in files))
}

test('a release goes live; the same build changes nothing', async () => {
  const version = await tools.releaseOf('new')
  expect(store.page('sovran-builders')).toContain('<p>new</p>')
  const stored = JSON.stringify(tools.storedReleases('builders'))
  expect(await tools.releaseOf('new')).toBe(version)
  expect(vi.mocked(console.warn)).toHaveBeenCalledWith(expect.stringContaining('it is not released again'))
  expect(JSON.stringify(tools.storedReleases('builders'))).toBe(stored)
  expect(tools.readPins()).toMatchObject({ ...firstPins, builders: [version, '1'] })
  expect(missing()).toEqual([])
})

test('a rollback only goes back; promote makes any release live', async () => {
  const second = await tools.releaseOf('second')
  const third = await tools.releaseOf('third')
  await tools.rollback([{ unit: 'builders' }])
  expect(store.page('sovran-builders')).toContain('<p>second</p>')
  await tools.rollback([{ unit: 'builders' }])
  expect(store.page('sovran-builders')).toContain('<p>builders 1</p>')
  await expect(tools.rollback([{ unit: 'builders' }])).rejects.toThrow('No release of builders was live before 1.')
  await tools.promote([{ unit: 'builders', version: second.slice(0, 6) }])
  expect(tools.readPins().builders).toEqual([second, '1'])
  store.build('builders', { version: 'fourth' })
  await tools.release(['builders'], { isDraft: true })
  const [{ version: draft } = { version: '' }] = tools.storedReleases('builders').releases
  for (const [version, why] of Object.entries({
    [third]: `builders@${third} was rolled back. To make it live: npm run promote -- builders ${third}`,
    [draft]: `builders@${draft} has not been live recently. To make it live: npm run promote -- builders ${draft}`,
    nope: 'nope names no release of builders. There are: ',
  }))
    await expect(tools.rollback([{ unit: 'builders', version }])).rejects.toThrow(why)
  const list = tools.releaseList()
  const markOf = (version: string) => new RegExp(`^builders +(\\w.*?) +${version} `, 'm').exec(list)?.[1]
  expect([second, '1', third, draft].map(markOf)).toEqual(['live', 'was live', 'rolled back', 'draft'])
  expect(list).toMatch(/npm run rollback -- .*\n.*npm run promote -- /)
  // A release that was live long ago is promoted like a draft; the next rollback leads to the release that it replaced.
  await tools.promote([{ unit: 'builders', version: '1' }])
  await tools.rollback([{ unit: 'builders' }])
  expect(tools.readPins().builders).toEqual([second])
  await expect(tools.promote([{ unit: 'builders' }])).rejects.toThrow('Name a version of builders. There are: ')
})

const sitemap = () => readFileSync(path.join(store.site, 'public/sitemap.xml'), 'utf8').match(/(?<=<loc>)[^<]+/g)

test('a fifth area is added, removed and added again without other releases', async () => {
  const { shell } = firstPins
  const address = 'http://localhost:4000/sovran-orchards'
  const menus = () => /data-menus="([^"]+)"/.exec(store.page('.'))?.[1]
  const before = sitemap()
  const pages = { '/sovran-orchards': 'Apples' }
  store.build('orchards', { version: '1', pages, patterns: { '/sovran-orchards/:tree': '' } })
  await tools.release(['orchards'])
  expect(store.page('sovran-orchards')).toContain('<p>Apples</p>')
  expect(menus()).toContain('orchards')
  expect(sitemap()).toContain(address)
  expect(readFileSync(path.join(store.site, 'firebase.json'), 'utf8')).toContain('^/sovran-orchards/[^/]+/?$')
  await tools.rollback([{ unit: 'orchards', version: 'none' }])
  expect([menus()?.includes('orchards'), sitemap()]).toEqual([false, before])
  const files = Object.keys(store.files())
  expect(files.filter((file) => /sovran-orchards|orchards\/live/.test(file))).toEqual([])
  // Some of its pages may still be open.
  expect(files).toContain('public/r/orchards/assets/Page-00000001.js')
  await tools.releaseOf('others go on')
  await tools.release(['orchards'])
  expect(sitemap()).toContain(address)
  // The shell returns to a release that never knew the area.
  store.shell({ version: '2' })
  await tools.promote([{ unit: 'shell', version: '2' }])
  await tools.rollback([{ unit: 'shell' }])
  expect([tools.readPins().shell, sitemap()?.includes(address)]).toEqual([shell, true])
})

test('the shell and the root area cannot be removed', async () => {
  const before = state()
  for (const [unit, why] of Object.entries({ shell: 'needs its shell', company: 'has the empty prefix' }))
    await expect(tools.rollback([{ unit, version: 'none' }])).rejects.toThrow(why)
  expect(state()).toEqual(before)
})

test.each([
  ['a table that claims another page', 'table.json', '"/contact"', 'outside of the prefix "/sovran-builders"'],
  ['a damaged table', 'table.json', '', 'builders/1/table.json cannot be read'],
])('npm start keeps the previous site, if there is one, with %s', async (_, file, path, why) => {
  const damaged = store.file('builders/1', file)
  const content = readFileSync(damaged, 'utf8')
  writeFileSync(damaged, path && content.replaceAll('"/sovran-builders"', path))
  const before = state()
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  await tools.prepare(() => isReadable(store.site))
  expect(printed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(why))
  expect(printed.mock.lastCall?.[0]).toMatch(/Release builders again, or .*Visitors get the previous site\.$/s)
  expect(state()).toEqual(before)
  rmSync(path ? store.site : `${store.site}/firebase.json`, { recursive: true })
  await expect(tools.prepare(() => isReadable(store.site))).rejects.toThrow(why)
})

test('a draft is complete, and goes live unchanged', async () => {
  const before = store.files()
  store.build('builders', { version: '2', pages: { '/sovran-builders': 'a draft' } })
  await tools.release(['builders'], { isDraft: true })
  expect(store.files()).toEqual(before)
  const draft = path.join(store.drafts, 'builders')
  const files = ['firebase.json', 'public/index.html', 'public/r/builders/assets/Page-00000002.js']
  expect(filesIn(draft)).toEqual(expect.arrayContaining(files))
  // The draft has the ownership overlay, which visitors do not see.
  expect(readFileSync(path.join(draft, 'public/index.html'), 'utf8')).toContain('src="/teams.js"')
  expect(store.page('')).not.toContain('src="/teams.js"')
  const [version = ''] = readdirSync(path.join(store.folder, 'builders')).filter((name) => !/^(1|assets)$/.test(name))
  await tools.promote([{ unit: 'builders', version }])
  expect(store.page('sovran-builders')).toContain('<p>a draft</p>')
})

test('if a release is killed after the pins, the next command finishes it', async () => {
  store.area('builders', { version: '2', pages: { '/sovran-builders': 'nearly live' } })
  tools.writePins({ ...firstPins, builders: ['2', '1'] })
  // The remains of a compose that was killed.
  mkdirSync(store.file('sites/1/public'), { recursive: true })
  await tools.recompose()
  expect(store.page('sovran-builders')).toContain('<p>nearly live</p>')
  expect(existsSync(store.file('sites/1'))).toBe(false)
  expect(missing()).toEqual([])
})

test.each([0, 3, 8, 12])('a disk that is full after %i files changes nothing', async (room) => {
  const before = state()
  let left = room
  vi.doMock('../base/files.ts', async (original) => {
    const real = await original<typeof import('../base/files.ts')>()
    return {
      ...real,
      writeAtomically: (...args: Parameters<typeof real.writeAtomically>) => {
        if (left-- <= 0) throw new Error('ENOSPC: no space left on device')
        real.writeAtomically(...args)
      },
    }
  })
  await reload()
  await expect(tools.releaseOf('new')).rejects.toThrow('ENOSPC')
  expect(state()).toEqual(before)
  left = Number.POSITIVE_INFINITY
  await tools.releaseOf('new')
  expect(store.page('sovran-builders')).toContain('<p>new</p>')
})

test('writes the pins before the swap, and reverts them if it fails', async () => {
  const before = state()
  let atSwap = before.pins
  vi.doMock('../store/siteFolders.ts', async (original) => ({
    ...(await original<typeof import('../store/siteFolders.ts')>()),
    swapIn: () => {
      atSwap = tools.readPins()
      throw new Error('EIO')
    },
  }))
  await reload()
  await expect(tools.releaseOf('new')).rejects.toThrow('EIO')
  expect(atSwap).toMatchObject({ shell: ['1'], builders: [expect.not.stringMatching('^1$'), '1'] })
  expect(state()).toEqual(before)
})

test('the last five live or built releases stay, with their assets', async () => {
  const versions: string[] = []
  for (const words of ['2', '3', '4', '5', '6', '7']) versions.push(await tools.releaseOf(words))
  const stored = () => readdirSync(store.file('builders')).filter((name) => name !== 'assets')
  expect(stored().sort()).toEqual(versions.slice(-5).sort())
  expect(tools.readPins().history).toMatchObject({ builders: versions.slice(-5).reverse() })
  expect(readdirSync(store.file('builders/assets')).filter((name) => /^Page-\d+\.js$/.test(name))).toEqual(
    ['3', '4', '5', '6', '7'].map((name) => `Page-0000000${name}.js`),
  )
  expect(readdirSync(store.file('sites'))).toHaveLength(2)
  expect(missing()).toEqual([])
})

test('open pages find their files for four more releases', async () => {
  await tools.releaseOf('2')
  const third = await tools.releaseOf('3')
  await tools.rollback([{ unit: 'builders' }])
  await tools.rollback([{ unit: 'builders' }])
  for (const words of ['d1', 'd2', 'd3', 'd4', 'd5', 'd6']) {
    store.build('builders', { version: words, pages: { '/sovran-builders': words } })
    await tools.release(['builders'], { isDraft: true })
  }
  for (const words of ['4', '5']) await tools.releaseOf(words)
  for (const version of ['2', '3'])
    expect(Object.keys(store.files())).toContain(`public/r/builders/assets/Page-0000000${version}.js`)
  expect(missing()).toEqual([])
  await tools.releaseOf('6')
  expect(readdirSync(store.file('builders'))).not.toContain(third)
})

test('a rollback may break links of other areas, and lists them', async () => {
  const leadTo = (link: string, version: string) => {
    store.build('builders', { version, link })
    return tools.release(['builders'])
  }
  store.build('company', { version: '2', pages: { '/': 'company 2', '/new': 'new' } })
  await tools.release(['company'])
  await leadTo('/new', '2')
  await tools.rollback([{ unit: 'company' }])
  const broken = () => JSON.parse(readFileSync(path.join(store.site, 'composed.json'), 'utf8')).broken
  expect(broken()).toEqual(['builders /new'])
  // They block only builders, if it releases them again.
  store.build('design', { version: '2' })
  await tools.release(['design'])
  await expect(leadTo('/new', '3')).rejects.toThrow('Release company first')
  await leadTo('/', '4')
  expect(broken()).toEqual([])
})

test('one command at a time changes the store', async () => {
  const { withStoreLock } = await import('../store/lock.ts')
  const again = () => withStoreLock(async () => 'done', 0)
  await withStoreLock(async () => {
    await expect(again()).rejects.toThrow('Another command is still changing')
  })
  const code = `import { tryLock } from 'shared-enquiry/tryLock'
    tryLock(process.argv[1]); console.log('held'); setInterval(() => {}, 1000)`
  const args = ['--import', 'tsx', '--input-type', 'module', '-e', code, store.file('lock.db')]
  const holder = spawn(process.execPath, args, { cwd: import.meta.dirname })
  await once(holder.stdout, 'data')
  await expect(again()).rejects.toThrow('Another command is still changing')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(await again()).toBe('done')
})

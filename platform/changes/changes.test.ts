import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { pageFingerprint } from '../compose/pageFingerprint.ts'
import { classNameOf } from '../vite/unitBuild.ts'
import { changesTable, compareSites } from './changes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'changes-'))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const first = {
  build: 'aaaaaaaa',
  shell: 'aaaaaaaa',
  menu: 'About',
  home: 'Home',
  builders: 'Build',
  more: [] as string[],
  offers: { builders: [{ id: 'loft' }] } as Record<string, object[]>,
}

function site(changes: Partial<typeof first>) {
  const { build, shell, menu, home, builders, more, offers } = { ...first, ...changes }
  const at = mkdtempSync(path.join(folder, 'site-'))
  const hero = classNameOf('hero', '', build)
  const page = (words: string, code: string) =>
    `<html><head><style>.${hero}{}</style><script src="${code}" integrity="sha256-${build.padEnd(43, 'x')}="></script></head><body><nav>${menu}</nav><main class="wrap ${hero}">${words}</main></body></html>`
  const html = new Map([['/', page(home, '/r/company/assets/Page-aaaaaaaa.js')]])
  for (const address of ['/sovran-builders', ...more])
    html.set(address, page(builders, `/r/builders/assets/Page-${build}.js`))
  const record = {
    pins: { shell: [shell], company: ['1'], builders: [build] },
    areas: { company: { prefix: '', team: 'a' }, builders: { prefix: '/sovran-builders', team: 'b' } },
    settings: { origin: 'http://localhost' },
    pages: Object.fromEntries(
      [...html].map(([address, text]) => [address, pageFingerprint(text, undefined, '2026-01-01')]),
    ),
  }
  writeFileSync(path.join(at, 'composed.json'), JSON.stringify(record))
  mkdirSync(path.join(at, 'public'))
  writeFileSync(path.join(at, 'public/offers.json'), JSON.stringify(offers))
  return at
}

const before = site({})
const found = (after: Partial<typeof first>) => compareSites(before, site(after))

test('different hashes count as no change', () => {
  expect(found({ build: 'bbbbbbbb' })).toEqual({ released: ['builders'], changes: [] })
})

test('changed text and new paths are listed for the released area', () => {
  const { changes } = found({ build: 'bbbbbbbb', builders: 'New', more: ['/sovran-builders/new'] })
  expect(changes.map(({ address, what, isElsewhere }) => [address, what, isElsewhere])).toEqual([
    ['/sovran-builders', 'changed', false],
    ['/sovran-builders/new', 'added', false],
  ])
  expect(changesTable(found({ build: 'bbbbbbbb', builders: 'New' }), '')).toContain(
    '| builders | `/sovran-builders` | changed |',
  )
})

test('a release that changes other areas’ pages is named', () => {
  const of = (after: Partial<typeof first>) =>
    found(after)
      .changes.filter(({ isElsewhere }) => isElsewhere)
      .map(({ address }) => address)
  expect(of({ build: 'bbbbbbbb', menu: 'Another menu' })).toEqual(['/'])
  expect(of({ build: 'bbbbbbbb', home: 'Other words' })).toEqual(['/'])
  // The frame belongs to the shell, its text to the area.
  expect(of({ shell: 'bbbbbbbb', menu: 'Another menu' })).toEqual([])
  expect(of({ shell: 'bbbbbbbb', home: 'Other words' })).toEqual(['/'])
})

test('an area’s offers are listed as one file', () => {
  const { changes } = found({ build: 'bbbbbbbb', offers: { builders: [{ id: 'attic' }], company: [{ id: 'plan' }] } })
  expect(changes.map(({ unit, address, what, isElsewhere }) => [unit, address, what, isElsewhere])).toEqual([
    ['builders', '/offers.json', 'changed', false],
    ['company', '/offers.json', 'added', true],
  ])
  expect(found({ offers: {} }).changes.map(({ what }) => what)).toEqual(['removed'])
})

test('outside a clone, changes are listed with a warning', async () => {
  const drafts = path.join(folder, 'drafts')
  mkdirSync(drafts)
  renameSync(site({ build: 'bbbbbbbb', builders: 'New' }), path.join(drafts, 'builders'))
  for (const [name, value] of Object.entries({ SITE_DIR: before, DRAFTS_DIR: drafts, GIT_DIR: folder }))
    vi.stubEnv(name, value)
  vi.resetModules()
  const { runChanges } = await import('./changes.ts')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  runChanges('builders')
  expect(write.mock.calls.join()).toContain('| builders | `/sovran-builders` | changed |')
  expect(warn.mock.calls).toEqual([[expect.stringContaining('is not a git clone')]])
})

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { assetHeaders, cacheControl, securityHeaders, widened } from '../../base/headers.ts'
import { firebaseConfig } from './firebaseConfig.ts'
import { committedConfig, targetIn } from './hosting.ts'
import { nginxConfig } from './nginxConfig.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'))
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const named = (rule: { headers: { key: string; value: string }[] } | undefined) =>
  Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]))

test('a public site whose forms post to the embedded store is not put together', async () => {
  const enquiries = { kind: 'embedded', host: 'localhost', port: 4080 }
  write('public/settings.json', JSON.stringify({ origin: 'https://www.sovran.example', enquiries }))
  write('public-site/index.html', 'home')
  symlinkSync('public-site', path.join(folder, 'public-link'))
  vi.stubEnv('RELEASES_DIR', path.join(folder, 'public'))
  vi.stubEnv('SITE_DIR', path.join(folder, 'public-link'))
  vi.resetModules()
  const { assemble } = await import('./hosting.ts')
  vi.unstubAllEnvs()
  const target = path.join(folder, 'refused')
  await expect(assemble(target)).rejects.toThrow(
    'enquiries go to the embedded store at localhost:4080, which no visitor reaches',
  )
  expect(existsSync(target)).toBe(false)
})

test('arguments that name no new folder are refused, because the folder is emptied before it is filled', () => {
  expect(targetIn([])).toBeUndefined()
  expect(targetIn([path.join(folder, 'new')])).toBe(path.join(folder, 'new'))
  expect(() => targetIn(['now'])).toThrow('now is no path. Write it with a slash: npm run hosting -- ./now')
  for (const taken of ['../../..', '../..'])
    expect(() => targetIn([path.resolve(import.meta.dirname, taken)])).toThrow('holds other files, which would be lost')
})

test('firebase.json has the headers and addresses of the edge', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  expect(JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'))).toEqual(committedConfig())
  const [all] = committedConfig().hosting.headers
  expect(named(all)).toEqual({ ...securityHeaders({}), 'Cache-Control': cacheControl('/') })
})

test('an asset comes without the documents’ policy, and hosts on any origin may read it, and the manifest before', () => {
  const [documents, pointer, assets] = committedConfig().hosting.headers
  expect([documents, assets]).toMatchObject([{ source: '!/r/*/assets/**' }, { source: '/r/*/assets/**' }])
  expect(named(assets)).toMatchObject(assetHeaders)
  expect(named(assets)).not.toHaveProperty('Content-Security-Policy')
  const readable = { 'Access-Control-Allow-Origin': '*' }
  expect([named(assets), named(pointer)]).toMatchObject([readable, readable])
  expect(named(documents)).not.toHaveProperty('Access-Control-Allow-Origin')
  const isPointer = (address: string) => pointer && 'regex' in pointer && new RegExp(pointer.regex).test(address)
  expect(['/r/builders/mf-manifest.json', '/r/shell/live.json', '/about'].map(isPointer)).toEqual([true, true, false])
})

test('an existing asset is kept for a year, and a missing one is not', () => {
  const files = ['stair-1f8da25c-480.avif', 'stair-1f8da25c-960.avif', 'tour-1f8da25c.mp4', 'pages/a+b-Xy_1-2.js']
  const addresses = files.map((file) => `/r/pictures/assets/${file}`)
  const { headers } = firebaseConfig({ headers: {}, patterns: [] }, 'rules', [addresses]).hosting
  const kept = headers.filter((rule) => named(rule)['Cache-Control']?.includes('immutable'))
  expect(kept).toHaveLength(1)
  const [rule] = kept
  const fits = (address: string) => rule !== undefined && 'regex' in rule && new RegExp(rule.regex).test(address)
  expect(addresses.filter((address) => !fits(address))).toEqual([])
  for (const missing of ['stair-1f8da25c-481.avif', 'tour-1f8da25cxmp4', 'pages/aab-Xy_1-2.js', 'tour-1f8da25c.mp4.br'])
    expect(fits(`/r/pictures/assets/${missing}`), missing).toBe(false)
})

test('a header that nginx would read otherwise is refused', () => {
  expect(() => nginxConfig({ headers: { 'X-Price': '$5' }, patterns: [] }, 'localhost')).toThrow('$5')
})

test('a deployment has the site, the releases’ assets and the headers of this very site', async () => {
  const routing = {
    headers: { 'Content-Security-Policy': "script-src 'sha256-abc'" },
    patterns: [
      { pattern: '^/films/[^/]+/?$', file: '404.html' },
      { pattern: '^/rooms/[^/]+/?$', file: 'rooms/_/index.html' },
    ],
  }
  write('made/.routing.json', JSON.stringify(routing))
  write('made/index.html', 'home')
  write('made/index.html.br', 'compressed')
  write('made/about/index.html', 'about')
  for (const unit of ['shell', 'company', 'design', 'builders', 'interiors']) {
    write(`releases/${unit}/assets/main-1.js`, unit)
    write(`releases/${unit}/assets/main-1.js.gz`, 'compressed')
    write(`releases/${unit}/assets/main-2.js.4711.tmp`, 'half')
    write(`releases/${unit}/1/release.json`, 'not served')
  }
  write('releases/pictures/assets/stair-1f8da25c-480.avif', 'a picture')
  symlinkSync('made', path.join(folder, 'site'))
  vi.stubEnv('RELEASES_DIR', path.join(folder, 'releases'))
  vi.stubEnv('SITE_DIR', path.join(folder, 'site'))
  vi.resetModules()
  const { assemble } = await import('./hosting.ts')
  const target = await assemble(path.join(folder, 'hosting'))
  vi.unstubAllEnvs()
  const there = (file: string) => existsSync(path.join(target, file))
  for (const file of [
    'public/index.html',
    'public/about/index.html',
    'public/r/builders/assets/main-1.js',
    'public/r/pictures/assets/stair-1f8da25c-480.avif',
    'public/index.html.br',
    'public/r/builders/assets/main-1.js.gz',
    'firestore.rules',
    'nginx.conf',
    'Caddyfile',
  ])
    expect([file, there(file)]).toEqual([file, true])
  for (const file of ['public/.routing.json', 'public/r/builders/assets/main-2.js.4711.tmp', 'public/r/builders/1'])
    expect([file, there(file)]).toEqual([file, false])
  const { hosting } = JSON.parse(readFileSync(path.join(target, 'firebase.json'), 'utf8'))
  expect(hosting.headers[0].headers).toContainEqual({
    key: 'Content-Security-Policy',
    value: "script-src 'sha256-abc'",
  })
  expect(hosting.rewrites).toEqual([
    { regex: '^/films/[^/]+/?$', destination: '/no-such-page' },
    { regex: '^/rooms/[^/]+/?$', destination: '/rooms/_/index.html' },
  ])
})

test('the policies are widened for this machine’s own servers, and for nobody else', () => {
  const headers = securityHeaders({})
  const { 'Content-Security-Policy': wide, ...others } = widened(
    headers,
    new URLSearchParams('remote.builders=http://localhost:5176'),
  )
  expect(wide).toContain("script-src 'self' http://localhost:5176")
  expect(wide).toContain('ws://localhost:5176')
  expect(wide).toContain("object-src 'none'")
  expect(others).not.toHaveProperty('Integrity-Policy')
  for (const value of [
    'https://elsewhere.example',
    'http://localhost.elsewhere.example',
    'http://localhost:1;script-src *',
    'x',
  ])
    expect(widened(headers, new URLSearchParams({ 'remote.builders': value }))).toEqual(headers)
})

test('scripts without an integrity are refused, but where App Check brings its own', () => {
  expect(securityHeaders({})['Integrity-Policy']).toBe('blocked-destinations=(script)')
  expect(securityHeaders({ usesAppCheck: true })).not.toHaveProperty('Integrity-Policy')
})

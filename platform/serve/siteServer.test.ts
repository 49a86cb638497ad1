import fs, { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { serveStore } from 'shared-enquiry/serveStore'
import { storedIn } from 'shared-enquiry/storedIn'
import { enquiry } from 'shared-enquiry/testing/enquiry'
import superstatic from 'superstatic'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type FirebaseConfig, firebaseConfig } from '../compose/firebaseConfig.ts'
import { writeCompressed } from '../store/compress.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
const link = path.join(folder, 'site')
const enquiries = { kind: 'embedded' } as const
const policy = {
  origin: 'http://localhost:4000',
  script: 'boot()',
  enquiries,
  hstsIncludeSubDomains: false,
  hstsPreload: false,
}
const page = (words: string) => `<!doctype html><title>${words}</title>${'<p>words</p>'.repeat(40)}`

const digits = '0123456789'.repeat(200)

async function plant(name: string, words: string) {
  const write = (file: string, content: string) => writeCompressed(path.join(folder, name, 'public', file), content)
  for (const file of ['index.html', 'about/index.html', 'sovran-builders/residential/_/index.html', '404.html'])
    await write(file, page(`${words} ${file}`))
  await write('r/shell/assets/main-1aB_-x2y.js', 'boot()')
  await write('r/builders/assets/Page-Bc0f7h7t.js', 'export const page = 1')
  await write('r/design/assets/Page-Bc0f7h7t.js', 'export const page = 1')
  await write('r/pictures/assets/lounge-9339539b-1200.avif', 'a lounge')
  await write('r/builders/mf-manifest.json', '{"release":"1"}')
  await write('notes.txt', '© Sovran')
  for (const file of ['about/story.css', 'r/builders/assets/Page-2.js']) await write(file, digits)
  writeFileSync(path.join(folder, name, 'secret.txt'), 'not for visitors')
  const patterns = [
    { pattern: '^/sovran-builders/residential/[^/]+/?$', file: 'sovran-builders/residential/_/index.html' },
    { pattern: '^/sovran-builders/[^/]+/?$', file: '404.html' },
  ]
  const assets = new Map([
    ['shell', ['main-1aB_-x2y.js']],
    ['builders', ['Page-Bc0f7h7t.js']],
    ['pictures', ['lounge-9339539b-1200.avif', 'lounge-9339539b-240.avif', 'plan-0c1d2e3f.svg']],
  ])
  const redirects = [{ from: '^/works/([^/]+)/(\\d+)/?$', to: '/works/:1#picture-:2' }]
  config = firebaseConfig(policy, patterns, assets, redirects)
  writeFileSync(path.join(folder, name, 'firebase.json'), JSON.stringify(config))
}

/** Replaces the live site with a fixture in one rename. */
function swapIn(name: string) {
  symlinkSync(name, `${link}.tmp`)
  renameSync(`${link}.tmp`, link)
}

const portOf = (server: Server) => (server.address() as AddressInfo).port
let config: FirebaseConfig
let site: Server
let host: Server
let area: Server
let store: Awaited<ReturnType<typeof serveStore>>

/** Requests a path exactly as written; `fetch` would normalise it first. */
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET', of = site, body = '') =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; text: string }>((resolve, reject) => {
    request({ port: portOf(of), path: address, headers, method }, async (answer) => {
      let text = ''
      for await (const part of answer.setEncoding('utf8')) text += part
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
    })
      .on('error', reject)
      .end(body)
  })

beforeAll(async () => {
  await plant('one', 'first')
  await plant('two', 'second')
  mkdirSync(path.join(folder, 'empty'))
  swapIn('one')
  vi.stubEnv('SITE_DIR', link)
  vi.stubEnv('DESIGN_PORT', '1')
  store = await serveStore(path.join(folder, 'enquiries'), 0)
  vi.stubEnv('ENQUIRIES_PORT', String(store.port))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.resetModules()
  area = await (await import('./startServer.ts')).serveArea('builders', 0)
  vi.stubEnv('BUILDERS_PORT', String(portOf(area)))
  vi.resetModules()
  const { serve } = await import('./siteServer.ts')
  site = await serve(link, 0)
  // Its types lack rewrites by regular expression, and package.json replaces its re2 with JavaScript's own expressions.
  const settings = { cwd: link, config: JSON.parse(JSON.stringify(config.hosting)), fallthrough: false }
  const handle = superstatic(settings) as (asked: IncomingMessage, answer: ServerResponse, next: () => void) => void
  host = createServer((asked, answer) => handle(asked, answer, () => {}))
  await new Promise<void>((resolve) => host.listen(0, resolve))
})
afterAll(async () => {
  await store.close()
  for (const server of [site, host, area]) server.close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

// The status and redirect of each URL. superstatic is Firebase's own reader of firebase.json.
const answers: readonly (readonly [address: string, status: number, location?: string])[] = [
  ['/', 200],
  ['/about', 200],
  ['//about', 200],
  ['/about/?next=https://x/?y=1&z=2', 301, '/about?next=https://x/?y=1&z=2'],
  ['/index/', 301, '/index'],
  ['/index', 301, '/'],
  ['/about/index.html?a=%20b', 301, '/about?a=%20b'],
  ['/works/pool-house/3', 301, '/works/pool-house#picture-3'],
  ['/about%2F', 404],
  ['/sovran-builders/residential/a%2Fb', 200],
  ['/sovran-builders/nobody', 404],
  ['/nowhere', 404],
  ['/404.html', 301, '/404'],
  ['/notes.txt', 200],
  ['/secret.txt', 404],
  ['/../secret.txt', 404],
  ['/r/shell/..%2f..%2f..%2fsecret.txt', 404],
  ['/%00', 404],
  ['/a%0d%0aX-Header:%20y', 404],
  ['/r/shell/assets/main-1aB_-x2y.js', 200],
  ['/r/shell/assets/main-0aB_-x2y.js', 404],
  ['/r/builders/mf-manifest.json', 200],
]

const same = ['cache-control', 'content-security-policy', 'access-control-allow-origin', 'strict-transport-security']

for (const [address, status, location] of answers)
  test(`the site server and Firebase respond to ${address} with ${status}`, async () => {
    const found = await Promise.all([site, host].map((of) => ask(address, {}, 'GET', of)))
    for (const { text, ...answer } of found) {
      expect([address, answer.status, answer.headers.location]).toEqual([address, status, location])
      expect(text).not.toContain('not for visitors')
      if (status === 404) expect(text).toContain('404.html')
    }
    const [own, theirs] = found.map(({ headers }) => same.map((name) => headers[name]))
    if (status !== 301) expect(own).toEqual(theirs)
  })

// Cases that superstatic does not cover: it fails on invalid escapes, and has no area servers that could be down.
test.each([
  ['/%ff', 400],
  ['/about/index.html.br', 404],
  ['/r/design/assets/Page-Bc0f7h7t.js', 502],
] as const)('the site server responds to %s with %i', async (address, status) => {
  expect(await ask(address)).toMatchObject({ status, headers: { 'cache-control': expect.stringMatching(/^no-/) } })
})

// From the site server, and from an area's server through the site server: https://www.rfc-editor.org/rfc/rfc9110
describe.each(['/about/story.css', '/r/builders/assets/Page-2.js'])('a file at %s', (address) => {
  test.each([
    ['gzip, br', 'br'],
    ['br;q=0.5, gzip;q=0.1', 'br'],
    ['br;q=0', undefined],
    ['br;q=0.1, identity', undefined],
    ['', undefined],
  ])('the copy for “%s” is %s', async (wanted, encoding) => {
    const { headers } = await ask(address, { 'accept-encoding': wanted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['content-type']).toMatch(/^text\/(css|javascript); charset=utf-8$/)
  })

  test.each([
    ['bytes=1995-', 206, '56789'],
    ['bytes=2000-', 416, undefined],
  ] as const)('a request for the range %s gets status %i', async (range, status, text) => {
    const answer = await ask(address, { range })
    expect(answer.status).toBe(status)
    if (text) expect(answer.text).toBe(text)
  })

  test('conditional requests get 304, HEAD gets no body and POST gets 405', async () => {
    const { etag = '', 'last-modified': time = '' } = (await ask(address)).headers
    expect((await ask(address, { 'accept-encoding': 'br' })).headers.etag).not.toBe(etag)
    for (const [status, headers] of [
      [304, { 'if-none-match': etag }],
      [304, { 'if-modified-since': time }],
    ] as const)
      expect([await ask(address, headers), headers]).toMatchObject([{ status }, headers])
    expect(await ask(address, {}, 'HEAD')).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-length': '2000' },
    })
    expect(await ask(address, {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  test('a file that cannot be read is a 500', async () => {
    const stream = new Readable({ read: () => stream.destroy(new Error('EMFILE')) })
    vi.spyOn(fs, 'createReadStream').mockImplementationOnce((() => stream) as never)
    const answer = await ask(address, { 'accept-encoding': 'br' })
    expect(answer).toMatchObject({ status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect((await ask(address)).status).toBe(200)
  })
})

/** Sends a request as written. Returns the status and the first words of the response; 0 if there is none. */
const statusOf = (to: number, head: string) =>
  new Promise<string>((resolve) => {
    let text = ''
    connect(to, '127.0.0.1')
      .on('data', (part) => {
        text += part
      })
      .on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 'closed'))
      .write(`${head}\r\n\r\n`)
  })

const close = 'Host: localhost\r\nConnection: close'
// https://www.rfc-editor.org/rfc/rfc9112#name-request-target
test.each([
  ['GET http://localhost:4000/about HTTP/1.1', '200', '404', '404'],
  ['GET HTTP://LOCALHOST/r/builders/assets/Page-2.js?a=http://b/c HTTP/1.1', '200', '404', '404'],
  ['HEAD http://localhost:4003/assets/Page-2.js HTTP/1.1', '404', '200', '404'],
  ['GET https://other.example HTTP/1.1', '200', '404', '403'],
  ['GET http://other.example?about HTTP/1.1', '200', '404', '403'],
  ['GET http://localhost/%ff HTTP/1.1', '400', '400', '404'],
  ['GET http://localhost//about/ HTTP/1.1', '301', '404', '404'],
  ['GET ftp://localhost/about HTTP/1.1', '404', '404', '404'],
  ['GET * HTTP/1.1', '404', '404', '404'],
  ['OPTIONS * HTTP/1.1', '405', '405', '404'],
  ['POST http://localhost/about HTTP/1.1', '405', '405', '404'],
  ['GET /about HTTP/1.0', '200', '404', '404'],
  ['CONNECT localhost:4000 HTTP/1.1', 'closed', 'closed', 'closed'],
])('for %s the site server responds %s, an area server %s, the store %s', async (line, ...statuses) => {
  const head = line.endsWith('1.0') ? line : `${line}\r\n${close}`
  const found = await Promise.all([portOf(site), portOf(area), store.port].map((to) => statusOf(to, head)))
  expect(found).toEqual(statuses)
})

const commit = '/v1/projects/demo-sovran/databases/(default)/documents:commit'
const enquiryOf = (id: number) => JSON.stringify({ writes: [enquiry(String(id).padStart(20, '0'))] })
const stored = () => storedIn(path.join(folder, 'enquiries')).length

test.each([
  ['a program', {}, 200],
  ['a page of this machine', { host: 'localhost:4000', origin: 'http://localhost:4000' }, 200],
  ['a page on a phone in the network', { host: '192.168.1.5:4000', origin: 'http://192.168.1.5:4000' }, 200],
  ['a page behind TLS', { host: 'site.example', origin: 'https://site.example' }, 200],
  [
    'a page behind a forwarded port',
    { host: 'localhost:4000', 'x-forwarded-host': 'a-4000.example', origin: 'https://a-4000.example' },
    200,
  ],
  ['a page of another port', { host: 'localhost:4000', origin: 'http://localhost:4001' }, 403],
  ['a page of another site', { host: 'localhost:4000', origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { host: 'localhost:4000', origin: 'null' }, 403],
] as const)('an enquiry of %s', async (who, headers, status) => {
  const before = stored()
  const found = await ask(`${commit}?key=none`, headers, 'POST', site, enquiryOf(who.length))
  expect([found.status, stored() - before]).toEqual([status, status === 200 ? 1 : 0])
  expect(found.headers).toMatchObject({ 'content-type': expect.stringContaining('json') })
  expect(found.headers).not.toHaveProperty('access-control-allow-origin')
})

test.each([
  ['POST', commit, ' '.repeat(1024 * 1024 + 1), 413],
  ['POST', commit, '{', 400],
  ['POST', commit.replace('commit', 'runQuery'), enquiryOf(50), 405],
  ['POST', commit.replace('sovran', 'other'), enquiryOf(50), 405],
  ['POST', `${commit}/`, enquiryOf(50), 405],
  ['POST', '/reports', '{"kind":"fault"}', 204],
  ['POST', '/reports/all', '{"kind":"fault"}', 405],
  ['PUT', commit, enquiryOf(50), 405],
  ['OPTIONS', commit, '', 405],
  ['GET', commit, '', 404],
  ['GET', '/reports', '', 404],
] as const)('%s %s with a body gets a response', async (method, address, body, status) => {
  const before = stored()
  expect(await ask(address, {}, method, site, body)).toMatchObject({ status })
  expect(stored()).toBe(before)
})

test('without the enquiry store, the site responds that an enquiry was not stored', async () => {
  await store.close()
  const { status, headers, text } = await ask(commit, {}, 'POST', site, enquiryOf(60))
  expect([status, headers['cache-control'], JSON.parse(text).error.status]).toEqual([503, 'no-store', 'UNAVAILABLE'])
})

test('browsers do not cache an error for as long as the file', async () => {
  const hashed = '/r/builders/assets/Page-Bc0f7h7t.js'
  expect((await ask(hashed)).headers['cache-control']).toContain('immutable')
  const stream = new Readable({ read: () => stream.destroy(new Error('EMFILE')) })
  vi.spyOn(fs, 'createReadStream').mockImplementationOnce((() => stream) as never)
  for (const [headers, method, status] of [
    [{}, 'GET', 500],
    [{ range: 'bytes=99-' }, 'GET', 416],
    [{}, 'POST', 405],
  ] as const)
    expect(await ask(hashed, headers, method)).toMatchObject({ status, headers: { 'cache-control': 'no-store' } })
})

test('a swapped-in site is served from the next request on', async () => {
  expect((await ask('/about')).text).toContain('first')
  swapIn('two')
  expect((await ask('/about')).text).toContain('second')
  rmSync(path.join(folder, 'one'), { recursive: true })
  expect((await ask('/r/builders/assets/Page-Bc0f7h7t.js')).status).toBe(200)
})

const damages: Record<string, (hosting: FirebaseConfig['hosting'], site: string) => unknown> = {
  'a lost firebase.json': (_, site) => rmSync(path.join(site, 'firebase.json')),
  'half a firebase.json': (hosting, site) =>
    writeFileSync(path.join(site, 'firebase.json'), JSON.stringify({ hosting }).slice(0, -9)),
  'no hosting': () => ({}),
  'no headers': ({ headers, ...hosting }) => ({ hosting }),
  'a redirect that does not compile': (hosting) => ({
    hosting: { ...hosting, redirects: [{ regex: '^/gardens/a(', destination: '/', type: 301 }] },
  }),
  'a redirect of nothing': (hosting) => ({ hosting: { ...hosting, redirects: [{ destination: '/', type: 301 }] } }),
  'a rewrite to nothing': (hosting) => ({ hosting: { ...hosting, rewrites: [{ regex: '/c++' }] } }),
  'no front page': (_, site) => rmSync(path.join(site, 'public/index.html')),
  'no page of unknown URLs': (_, site) => rmSync(path.join(site, 'public/404.html')),
  'no files at all': (_, site) => rmSync(site, { recursive: true }),
}
test.each(Object.entries(damages))('a site with %s leaves the previous one live', async (_, damage) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await plant('damaged', 'damaged')
  const site = path.join(folder, 'damaged')
  const changed = damage(config.hosting, site)
  if (changed) writeFileSync(path.join(site, 'firebase.json'), JSON.stringify(changed))
  swapIn('damaged')
  for (const address of ['/', '/about', '/r/builders/assets/Page-2.js', '/nowhere']) {
    const { status, text } = await ask(address)
    expect([address, status]).toEqual([address, address === '/nowhere' ? 404 : 200])
    expect(text).not.toContain('damaged')
  }
  expect(log.mock.lastCall?.join()).toContain('Visitors get the previous site')
  swapIn('two')
  expect((await ask('/about')).text).toContain('second')
  rmSync(site, { recursive: true, force: true })
})

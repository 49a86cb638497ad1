import { renameSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { link, plantSite, swapIn, words } from '../testing/fakeSite.ts'
import { ask, closeSite, served, serveSite } from '../testing/servedSite.ts'

beforeAll(serveSite)
afterAll(closeSite)

test('a page is revalidated: 200 with an ETag first, 304 without a body after', async () => {
  const first = await ask('/about')
  expect(first.status).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
  })
  const again = await ask('/about', { 'If-None-Match': String(first.headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers['content-security-policy']).toBe("default-src 'self'")
})

test('the edge sends the copies that were compressed at compose', async () => {
  const brotli = await ask('/about', { 'Accept-Encoding': 'gzip, deflate, br' })
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(brotli.body).toString()).toBe(words('one about'))
  const gzip = await ask('/about', { 'Accept-Encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(words('one about'))
  const plain = await ask('/about', { 'Accept-Encoding': 'identity' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(words('one about'))
  expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
})

test.each(['/about', '/nowhere', '/r/shell/assets/main-1.js'])(
  '%s: HEAD, and GET with a condition that does not hold, answer as GET does',
  async (address) => {
    const get = await ask(address)
    const conditional = await ask(address, { 'If-None-Match': '"another"' })
    expect([conditional.status, conditional.body]).toEqual([get.status, get.body])
    for (const { date: _date, ...headers } of [conditional.headers]) expect(get.headers).toMatchObject(headers)
    const head = await ask(address, {}, 'HEAD')
    const { date: _date, ...headers } = head.headers
    const { date: _other, ...same } = get.headers
    expect([head.status, head.body.length]).toEqual([get.status, 0])
    expect(headers).toEqual(same)
  },
)

test('other methods are not answered', async () => {
  const answer = await ask('/about', {}, 'POST')
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('a report is kept where the site’s pages send theirs to the edge', async () => {
  vi.stubEnv('REPORTS_DIR', `${link}.reported`)
  const post = (address: string, body: string) =>
    fetch(`http://localhost:${served.port}${address}`, { method: 'POST', body })
  expect((await post('/reports', '{"kind":"order"}')).status).toBe(400)
  expect((await post('/about', '{}')).status).toBe(405)
  expect((await ask('/reports')).status).toBe(404)
})

test('assets are immutable, from the shell’s store and through the area’s own server', async () => {
  for (const address of ['/r/shell/assets/main-1.js', '/r/builders/assets/Page-1.js']) {
    const answer = await ask(address, { 'Accept-Encoding': 'br' })
    expect([address, answer.status]).toEqual([address, 200])
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    })
    // Only documents have a policy: here it would weigh more than a small script.
    expect(answer.headers).not.toHaveProperty('content-security-policy')
  }
})

test('a film is sent in parts, whichever area shows it, and for ever', async () => {
  const part = await ask('/r/pictures/assets/tour-1f8da25c.mp4', { Range: 'bytes=1000-1999' })
  expect([part.status, part.body.length]).toEqual([206, 1000])
  expect(part.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-range': 'bytes 1000-1999/5000',
    'content-type': 'video/mp4',
  })
  const beyond = await ask('/r/pictures/assets/tour-1f8da25c.mp4', { Range: 'bytes=9000-' })
  expect(beyond.status).toBe(416)
})

test('an address without a page answers 404 with the page that says so; a lost asset in plain text', async () => {
  for (const address of ['/nowhere', '/404.html', '/about/index.htm', '/r/builders', '/r/']) {
    const answer = await ask(address)
    expect([address, answer.status]).toEqual([address, 404])
    expect(answer.body.toString()).toContain('Not found')
  }
  for (const address of [
    '/r/builders/assets/gone-1.js',
    '/r/shell/assets/gone-1.js',
    '/r/pictures/assets/gone-1.avif',
  ]) {
    const answer = await ask(address)
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    // A 404 that browsers keep for a year would outlive the fault.
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
})

test('no folder is listed, no hidden file is served, and nobody climbs out', async () => {
  const closed = [
    '/.routing.json',
    '/r/shell/assets/',
    '/r/builders/assets/parts',
    '/r/pictures/assets/',
    '/r/shell/assets/.secret',
    '/..%2freleases%2fbuilders%2f1%2frelease.json',
    '/r/builders/assets/../1/release.json',
    '/r/builders/assets/..%2f1%2frelease.json',
    '/r/shell/assets/..%5c..%5cpins.json',
    '/r/builders/1/release.json',
    '/%00',
    '/r/shell/assets/%00',
  ]
  for (const address of closed) expect([address, (await ask(address)).status]).toEqual([address, 404])
  expect((await ask('/%ff')).status).toBe(400)
})

test('an address has one spelling, and a fitting pattern has a page', async () => {
  for (const address of ['/about/', '/about/index.html']) {
    const answer = await ask(`${address}?from=mail`)
    expect([answer.status, answer.headers.location]).toEqual([308, '/about?from=mail'])
  }
  expect((await ask('/sovran-builders/residential/barns')).body.toString()).toContain('any category')
})

test('doubled slashes lead to the address without them, and never to another host', async () => {
  const moved = {
    '//': '/',
    '//about': '/about',
    '//elsewhere.example/about/': '/elsewhere.example/about/',
    '/\\elsewhere.example': '/elsewhere.example',
    '/%2felsewhere.example': '/elsewhere.example',
    '/%2f%5celsewhere.example': '/%5Celsewhere.example',
    '/r/builders/assets//Page-1.js?v=1': '/r/builders/assets/Page-1.js?v=1',
  }
  for (const [address, location] of Object.entries(moved)) {
    const answer = await ask(address)
    expect([address, answer.status, answer.headers.location]).toEqual([address, 308, location])
  }
})

test('a proxy may send the whole URL; a malformed address is refused, under the site’s headers like any answer', async () => {
  expect((await ask('http://elsewhere.example/about')).body.toString()).toBe(words('one about'))
  for (const address of ['*', '/%ff', 'ftp://elsewhere.example/about']) {
    const answer = await ask(address)
    expect([address, answer.status, answer.headers['x-content-type-options']]).toEqual([address, 400, 'nosniff'])
    expect([address, (await ask(address, {}, 'GET', served.areaPort)).status]).toEqual([address, 400])
  }
  expect((await ask('//', {}, 'GET', served.areaPort)).status).toBe(404)
})

test('a site that cannot be read is a 500 under the site’s headers, and no visitor’s words are logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  renameSync(link, `${link}.away`)
  const answer = await ask('/about?name=visitor', { 'X-Request-Id': 'of-the-proxy-1' })
  renameSync(`${link}.away`, link)
  expect([answer.status, answer.headers['x-content-type-options']]).toEqual([500, 'nosniff'])
  expect(answer.headers['x-request-id']).toBe('of-the-proxy-1')
  expect(logged.mock.calls.join('\n')).toContain(' of-the-proxy-1 /about: ')
  expect(logged.mock.calls.join('\n')).not.toContain('visitor')
})

test('conditions and ranges of a request do not apply to the 404 page that answers it', async () => {
  for (const headers of [{ Range: 'bytes=0-1' }, { Range: 'bytes=9999999-' }, { 'If-Match': '"another"' }]) {
    const { status, body } = await ask('/nowhere', headers)
    expect([headers, status, body.toString()]).toEqual([headers, 404, words('Not found')])
  }
})

test('the compressed copies have no addresses of their own', async () => {
  const copies = ['/about/index.html.br', '/index.html.gz', '/r/shell/assets/main-1.js.br']
  for (const address of copies) expect([address, (await ask(address)).status]).toEqual([address, 404])
  const asset = '/r/builders/assets/Page-1.js.gz'
  for (const at of [served.port, served.areaPort]) expect((await ask(asset, {}, 'GET', at)).status).toBe(404)
})

test('while sites are swapped, every answer is complete and from one of the two sites', async () => {
  await plantSite('2', 'two')
  const titles = new Set<string>()
  let isSwapping = true
  const asking = (async () => {
    while (isSwapping) {
      const { status, body } = await ask('/')
      titles.add(`${status} ${/<title>(.*?)</.exec(body.toString())?.[1]} ${body.length}`)
    }
  })()
  for (let swaps = 0; swaps < 60; swaps++) {
    swapIn(swaps % 2 === 0 ? '2' : '1')
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  isSwapping = false
  await asking
  const size = words('one').length
  expect([...titles].sort()).toEqual([`200 one ${size}`, `200 two ${size}`])
})

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { compress } from '../compose/compress.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'edge-'))
const link = path.join(folder, 'site')

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const write = (file: string, content: string | Buffer) => {
  const full = path.join(folder, file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, content)
  compress(full, content)
}

const words = (text: string) => `<!doctype html><title>${text}</title>${'<p>words</p>'.repeat(40)}`

function plantSite(name: string, text: string) {
  write(`sites/${name}/index.html`, words(text))
  write(`sites/${name}/about/index.html`, words(`${text} about`))
  write(`sites/${name}/sovran-builders/residential/_/index.html`, words(`${text} any category`))
  write(`sites/${name}/404.html`, words('Not found'))
  write(`sites/${name}/r/builders/live.json`, '{}')
  const patterns = [
    { pattern: '^/sovran-builders/residential/[^/]+/?$', file: 'sovran-builders/residential/_/index.html' },
  ]
  const headers = { 'Content-Security-Policy': "default-src 'self'", 'X-Content-Type-Options': 'nosniff' }
  write(`sites/${name}/.routing.json`, JSON.stringify({ headers, patterns }))
}

function swapIn(name: string) {
  symlinkSync(path.join('sites', name), `${link}.tmp`)
  renameSync(`${link}.tmp`, link)
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

let port = 0
let server: Server | undefined
let areaPort = 0
let area: ReturnType<typeof spawn> | undefined

// Not fetch: it tidies addresses up and unpacks answers before anybody can look at them.
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET', at = port) =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: 'localhost', port: at, path: address, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })

const answers = async (at: number, address: string) => {
  for (let tries = 0; tries < 200; tries++) {
    if (
      await ask(address, {}, 'GET', at).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers on port ${at}.`)
}

const start = (script: string, ...args: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, script), ...args], {
    stdio: 'inherit',
    env: process.env,
  })

beforeAll(async () => {
  plantSite('1', 'one')
  swapIn('1')
  write('releases/shell/assets/main-1.js', 'export const words = "some code"'.repeat(20))
  write('releases/shell/assets/.secret', 'no')
  write('releases/builders/assets/films/tour-1.mp4', Buffer.alloc(5000, 'film'))
  write('releases/builders/assets/Page-1.js', 'export const page = "builders"'.repeat(20))
  write('releases/builders/1/release.json', '{"not":"served"}')
  areaPort = await freePort()
  vi.stubEnv('RELEASES_DIR', path.join(folder, 'releases'))
  vi.stubEnv('SITE_DIR', link)
  vi.stubEnv('BUILDERS_PORT', String(areaPort))
  vi.stubEnv('EDGE_PORT', String(await freePort()))
  vi.resetModules()
  const { startEdge } = await import('./edge.ts')
  server = startEdge({ variable: 'EDGE_PORT', port: 0 })
  await new Promise((resolve) => server?.once('listening', resolve))
  port = (server.address() as AddressInfo).port
  area = start('areaServer.ts', 'builders')
  await answers(areaPort, '/')
})

afterAll(() => {
  server?.close()
  area?.kill()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

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

test('what was compressed when it was composed is what is sent', async () => {
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

test('HEAD answers as GET does, without the body', async () => {
  const head = await ask('/about', {}, 'HEAD')
  const get = await ask('/about')
  const { date: _date, ...headers } = head.headers
  const { date: _other, ...same } = get.headers
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(headers).toEqual(same)
})

test('other methods are not answered', async () => {
  const answer = await ask('/about', {}, 'POST')
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
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
    })
  }
})

test('a film is sent in parts', async () => {
  const part = await ask('/r/builders/assets/films/tour-1.mp4', { Range: 'bytes=1000-1999' })
  expect([part.status, part.body.length]).toEqual([206, 1000])
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 1000-1999/5000', 'content-type': 'video/mp4' })
  const beyond = await ask('/r/builders/assets/films/tour-1.mp4', { Range: 'bytes=9000-' })
  expect(beyond.status).toBe(416)
})

test('an address without a page answers 404 with the page that says so; a lost asset in plain text', async () => {
  for (const address of ['/nowhere', '/404.html', '/about/index.htm', '/r/builders', '/r/']) {
    const answer = await ask(address)
    expect([address, answer.status]).toEqual([address, 404])
    expect(answer.body.toString()).toContain('Not found')
  }
  for (const address of ['/r/builders/assets/gone-1.js', '/r/shell/assets/gone-1.js']) {
    const answer = await ask(address)
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    // A 404 that browsers keep for a year would outlive the fault.
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
  }
})

test('no folder is listed, no hidden file is served, and nobody climbs out', async () => {
  const closed = [
    '/.routing.json',
    '/r/shell/assets/',
    '/r/builders/assets/films',
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
  const away = await ask('//elsewhere.example/about/')
  expect(away.headers.location ?? '/').toMatch(/^\/(?!\/)/)
  expect((await ask('/sovran-builders/residential/barns')).body.toString()).toContain('any category')
})

test('while sites are swapped, every answer is whole and from one site or the other', async () => {
  plantSite('2', 'two')
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

test('an area whose server is down costs its assets and nothing else', async () => {
  const gone = area
  await new Promise((resolve) => {
    gone?.once('exit', resolve)
    gone?.kill('SIGKILL')
  })
  expect((await ask('/r/builders/assets/Page-1.js')).status).toBe(502)
  expect((await ask('/about')).status).toBe(200)
  area = start('areaServer.ts', 'builders')
  await answers(areaPort, '/')
  expect((await ask('/r/builders/assets/Page-1.js')).status).toBe(200)
})

test('the edge, killed and started again, costs a client that polls it one request at most', async () => {
  const at = await freePort()
  vi.stubEnv('EDGE_PORT', String(at))
  let edge = start('edge.ts')
  await answers(at, '/')
  let failures = 0
  for (let asked = 0; asked < 5; asked++) {
    if (asked === 2) {
      // `npm start` does the same, with restartTries.
      edge.once('exit', () => {
        edge = start('edge.ts')
      })
      edge.kill('SIGKILL')
    }
    await ask('/', {}, 'GET', at).catch(() => failures++)
    await new Promise((resolve) => setTimeout(resolve, 1500))
  }
  edge.kill()
  expect(failures).toBeLessThanOrEqual(1)
})

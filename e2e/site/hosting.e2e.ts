import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { programAt, serveBy, staticHosts } from '../support/staticHosts.ts'

// What `npm run hosting` puts together, served by each host that is installed here, answers every address as the edge does.

// All hosts serve the one folder that is put together before the first.
test.describe.configure({ mode: 'default' })

const root = path.resolve(import.meta.dirname, '../..')
const edge = process.env.SITE_ORIGIN ?? 'http://localhost:4000'

/** The parts of an answer that are compared. */
type Facts = Readonly<Record<string, string | number | boolean | undefined>>

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** Asks as a browser would, without following a redirect. fetch would tidy the address up. */
const ask = (origin: string, address: string, encoding = 'identity') =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const options = { hostname, port, path: address, agent, headers: { 'accept-encoding': encoding } }
    request(options, (response) => {
      const hash = createHash('sha256')
      response.on('data', (part) => hash.update(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: hash.digest('hex') }),
      )
    })
      .on('error', reject)
      .end()
  })

const compared = [
  'access-control-allow-origin',
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'integrity-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]

const typeOf = ({ headers }: Answer) =>
  headers['content-type']
    ?.toLowerCase()
    .replace(/; */, '; ')
    .replace('application/javascript', 'text/javascript')
    // An XML file says itself how it is encoded.
    .replace(/^(?:text|application)\/xml.*/, 'application/xml')

/** The parts of an answer that a visitor notices: permanent redirects are alike, and of one its target matters alone. */
function noticed(answer: Answer): Facts {
  const { status, headers, body } = answer
  if (status >= 300 && status < 400) {
    const { pathname, search } = new URL(headers.location ?? '', edge)
    return { redirect: [301, 308].includes(status) ? 'permanent' : status, to: pathname + search }
  }
  return {
    status,
    body,
    type: typeOf(answer),
    ...Object.fromEntries(compared.map((name) => [name, String(headers[name])])),
  }
}

/** Of a missing asset its body says nothing to anybody, and neither do policies. */
const ofMissing = ({ status, headers }: Answer): Facts => ({
  status,
  isKept: /immutable|max-age=[1-9]/.test(headers['cache-control'] ?? ''),
})

const folder = path.join(root, 'reports/hosting')

function put() {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'platform/compose/hosting/hosting.ts', folder],
    { cwd: root, encoding: 'utf8' },
  )
  expect(status, stderr).toBe(0)
}

/** The addresses to ask, made of the files that are deployed. */
function table() {
  const files = readdirSync(path.join(folder, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${path.relative(path.join(folder, 'public'), path.join(entry.parentPath, entry.name))}`)
  const pages = files.filter((file) => file.endsWith('/index.html')).map((file) => file.slice(0, -11) || '/')
  const others = files.filter((file) => !file.endsWith('.html'))
  const { hosting } = JSON.parse(readFileSync(path.join(folder, 'firebase.json'), 'utf8'))
  const patterns = (hosting.rewrites as { regex: string }[]).map(({ regex }) =>
    regex.slice(1, -3).replaceAll('[^/]+', 'nobody-wrote-this'),
  )
  const below = pages.filter((page) => page !== '/')
  return {
    pages,
    others,
    patterns,
    redirects: [...below.flatMap((page) => [`${page}/`, `${page}/index.html`]), '/index.html'].flatMap((address) => [
      address,
      `${address}?from=mail&to=a%20friend`,
    ]),
    nowhere: [
      '/no-such-page',
      '/about/no-such-page',
      '/no-such-page/',
      '/404',
      '/r/shell',
      '/.routing.json',
      '/%0d%0aX:%20y',
    ],
    missing: ['shell', 'builders', 'pictures', 'nobody'].map((owner) => `/r/${owner}/assets/main-no-such.js`),
  }
}

test.beforeAll(() => {
  if (staticHosts.some(({ program }) => programAt(program))) put()
})

for (const host of staticHosts) {
  test(`${host.name} answers every address as the edge does`, async () => {
    test.skip(!programAt(host.program), `${host.name} is not installed: ${host.install}`)
    test.setTimeout(180_000)
    const { origin, stop } = await serveBy(host, folder)
    try {
      const { missing, ...addresses } = table()
      expect(addresses.pages.length).toBeGreaterThan(40)
      expect(addresses.others.length).toBeGreaterThan(200)
      expect(addresses.patterns.length).toBeGreaterThan(3)
      const differing: string[] = []
      const compare = async (address: string, facts: (answer: Answer) => Facts) => {
        const [ours, theirs] = await Promise.all([ask(edge, address), ask(origin, address)])
        const [expected, found] = [facts(ours), facts(theirs)]
        for (const name of new Set([...Object.keys(expected), ...Object.keys(found)]))
          if (expected[name] !== found[name])
            differing.push(`${address} ${name}: ${expected[name]}, but ${found[name]}`)
      }
      const all = Object.values(addresses).flat()
      await Promise.all([
        ...all.map((address) => compare(address, noticed)),
        ...missing.map((address) => compare(address, ofMissing)),
      ])
      expect(differing).toEqual([])
      const { headers } = await ask(origin, '/', 'gzip')
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringMatching(/accept-encoding/i) })
    } finally {
      await stop()
    }
  })
}

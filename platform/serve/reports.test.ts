import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keptFaults, reportFiles } from '../base/reports.ts'
import { browserOf, takeReport } from './reports.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'reported-'))
const server = createServer((request, response) => void takeReport(request, response, { 'X-Edge': 'yes' }))
let address = ''

beforeAll(async () => {
  await once(server.listen(0, 'localhost'), 'listening')
  address = `http://localhost:${(server.address() as AddressInfo).port}/reports`
})
beforeEach(() => {
  vi.stubEnv('REPORTS_DIR', folder)
  for (const file of readdirSync(folder)) rmSync(path.join(folder, file))
})
afterAll(() => {
  server.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const common = { release: 'abc', releases: { shell: 'def', builders: 'abc' }, page: '/sovran-builders' }
const fault = {
  ...{ kind: 'fault', area: 'builders', ...common, message: 'TypeError: no title' },
  stack: ['/r/builders/assets/Page-1a2b.js:2:30'],
}
const vital = { kind: 'vital', ...common, name: 'INP', value: 8, rating: 'good', id: 'v5-1795-2' }

const send = async (body: unknown, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await fetch(address, { method: 'POST', body: text, headers })).status
}

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.6723.58 Safari/537.36'

test('faults and web vitals are kept line by line, apart, with the time and the browser and nothing else of the visitor', async () => {
  const headers = {
    'User-Agent': chrome,
    'X-Forwarded-For': '203.0.113.9',
    Cookie: 'a=b',
    Referer: 'https://x.example/?q=Hedy',
  }
  expect([await send(fault, headers), await send(vital, headers), await send(fault, headers)]).toEqual([204, 204, 204])
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(keptFaults()).toEqual([
    { at, browser: 'Chrome 130', ...fault },
    { at, browser: 'Chrome 130', ...fault },
  ])
  const line = JSON.parse(readFileSync(reportFiles('vital').current, 'utf8'))
  expect(line).toEqual({ at, browser: 'Chrome 130', ...vital })
})

test('words of a visitor are taken out of a message', async () => {
  await send({ ...fault, message: 'SyntaxError: "Hedy Lamarr" of https://x.example/?name=Hedy is not "json"' })
  expect(keptFaults().map(({ message }) => message)).toEqual(['SyntaxError: … of https://x.example/ is not "json"'])
})

for (const [what, body, status] of [
  ['no JSON', 'hello', 400],
  ['no report', { kind: 'order' }, 400],
  ['a field more', { ...fault, email: 'hedy@x.example' }, 400],
  ['a field less', { ...fault, page: undefined }, 400],
  ['a page with a query', { ...fault, page: '/contact?name=Hedy' }, 400],
  ['a stack with anything but files', { ...fault, stack: ['at Hedy'] }, 400],
  ['a line break where a version should be', { ...fault, release: 'a\n{}' }, 400],
  [
    'too many releases',
    { ...fault, releases: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`a${n}`, '1'])) },
    400,
  ],
  ['too much', { ...fault, message: 'a'.repeat(5000) }, 413],
] as const)
  test(`${what} is refused, and nothing is kept`, async () => {
    expect(await send(body)).toBe(status)
    expect(existsSync(reportFiles('fault').current)).toBe(false)
  })

test('a page of another site cannot fill the file', async () => {
  expect(await send(fault, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await send(fault, { 'Sec-Fetch-Site': 'same-origin' })).toBe(204)
})

test('a full file takes the old one’s place, so that two are all that there is', async () => {
  const { current, full } = reportFiles('fault')
  writeFileSync(full, 'the oldest\n')
  writeFileSync(current, '')
  truncateSync(current, 4_999_900)
  expect(await send(fault)).toBe(204)
  expect([statSync(full).size, keptFaults().length]).toEqual([4_999_900, 1])
  expect(readdirSync(folder).sort()).toEqual(['faults.jsonl', 'faults.old.jsonl'])
})

test('a flood is cut off, and of one kind does not keep out the other', async () => {
  const answers = await Promise.all(Array.from({ length: 220 }, () => send(vital)))
  expect(answers).toContain(429)
  expect(readFileSync(reportFiles('vital').current, 'utf8').split('\n').length).toBeLessThan(200)
  expect(await send(fault)).toBe(204)
})

test('a report that cannot be written is a 503 with a line in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  writeFileSync(path.join(folder, 'file'), '')
  vi.stubEnv('REPORTS_DIR', path.join(folder, 'file'))
  expect(await send(fault)).toBe(503)
  expect(logged.mock.calls.flat().join()).toContain('/reports: A report is lost: ')
})

test('a browser is known by name and major version', () => {
  const of = (end: string) => browserOf(`Mozilla/5.0 (X) ${end}`)
  expect(of('Gecko/20100101 Firefox/128.0')).toBe('Firefox 128')
  expect(of('AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15')).toBe('Safari 18')
  expect(of('AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.2849.46')).toBe('Edge 130')
  expect(of('curl/8')).toBeUndefined()
})

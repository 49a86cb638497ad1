import type { Monitoring } from 'shared-ui/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from './Message.ts'
import { startReporting } from './reporter.ts'
import { reportFault, setReporter } from './reportFault.ts'

const measured = vi.hoisted(() => ({ isAsked: false }))

vi.mock('web-vitals', () => {
  measured.isAsked = true
  const on = (name: string) => (tell: (metric: object) => void) => tell({ name, value: 1, rating: 'good', id: 'v1' })
  return { onCLS: on('CLS'), onFCP: on('FCP'), onINP: on('INP'), onLCP: on('LCP'), onTTFB: on('TTFB') }
})

const sendBeacon = vi.fn((_endpoint: string, _body: string) => true)
const sent = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as Message)
const monitoring = { endpoint: '/reports', share: 1 }

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(navigator, { sendBeacon })
  history.replaceState(null, '', '/contact?from=someone')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  setReporter(undefined)
  sendBeacon.mockClear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const releases = { shell: 'def', company: 'abc' }
const start = (to: Monitoring | undefined) =>
  startReporting(
    to,
    () => 'abc',
    () => releases,
  )

const fail = (error: unknown) => reportFault({ area: 'company', release: 'abc', page: '/contact', error })

test('without an endpoint, or in a visit that is not chosen, nothing is sent and nothing fetched', async () => {
  start(undefined)
  start({ ...monitoring, share: 0 })
  fail(new Error('broken'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sendBeacon).not.toHaveBeenCalled()
  expect(measured.isAsked).toBe(false)
})

test('a fault is sent with what was loaded, the way to it and nothing that a visitor may have typed', async () => {
  start(monitoring)
  const cause = Object.assign(new Error('first'), {
    stack:
      'Error: Hedy\n    at a (https://www.sovran.example/r/company/assets/Page-1.js:2:30)\n    at https://www.sovran.example/contact?name=Hedy:1:1',
  })
  const error = new TypeError('https://www.sovran.example/contact?name=Hedy answered 500 to "Hedy Lamarr"', { cause })
  // As Firefox and Safari write it.
  fail(Object.assign(error, { stack: 'b@https://www.sovran.example/r/shell/assets/main-1.js:3:40\n' }))
  await vi.waitFor(() => expect(sendBeacon.mock.calls[0]?.[0]).toBe('/reports'), 15_000)
  expect(sent()).toEqual([
    {
      kind: 'fault',
      area: 'company',
      release: 'abc',
      releases,
      page: '/contact',
      message: 'TypeError: https://www.sovran.example/contact answered 500 to …',
      stack: ['/r/company/assets/Page-1.js:2:30', '/r/shell/assets/main-1.js:3:40'],
    },
  ])
})

test('the page’s web vitals are sent with release and page', async () => {
  start(monitoring)
  await vi.advanceTimersByTimeAsync(5000)
  await vi.waitFor(() => expect(sent()).toHaveLength(5), 15_000)
  expect(sent()).toContainEqual({
    kind: 'vital',
    release: 'abc',
    releases,
    page: '/contact',
    name: 'INP',
    value: 1,
    rating: 'good',
    id: 'v1',
  })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Message, startReporting } from './reporter.ts'
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

const fail = (error: unknown) => reportFault({ area: 'company', release: 'abc', page: '/contact', error })

test('without an endpoint, or in a visit that is not chosen, nothing is sent and nothing fetched', async () => {
  startReporting(undefined, () => 'abc')
  startReporting({ ...monitoring, share: 0 }, () => 'abc')
  fail(new Error('broken'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sendBeacon).not.toHaveBeenCalled()
  expect(measured.isAsked).toBe(false)
})

test('a fault is sent with release and page, and nothing that a visitor may have typed', () => {
  startReporting(monitoring, () => 'abc')
  fail(new TypeError('https://www.sovran.example/contact?name=Hedy answered 500'))
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/reports')
  expect(sent()).toEqual([
    {
      kind: 'fault',
      area: 'company',
      release: 'abc',
      page: '/contact',
      message: 'TypeError: https://www.sovran.example/contact answered 500',
    },
  ])
})

test('the page’s web vitals are sent with release and page', async () => {
  startReporting(monitoring, () => 'abc')
  await vi.advanceTimersByTimeAsync(5000)
  await vi.waitFor(() => expect(sent()).toHaveLength(5))
  expect(sent()).toContainEqual({
    kind: 'vital',
    release: 'abc',
    page: '/contact',
    name: 'INP',
    value: 1,
    rating: 'good',
    id: 'v1',
  })
})

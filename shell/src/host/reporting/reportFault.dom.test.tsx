import { setObjection } from 'shared-page/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startReporting } from './reportFault.ts'

const measure = vi.fn()
vi.mock('./reports.ts', () => ({ measure, writeReport: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers()
  measure.mockClear()
  delete document.documentElement.dataset.measured
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function visit(share: number) {
  startReporting({ endpoint: '/reports', share })
  await vi.advanceTimersByTimeAsync(6000)
  await vi.dynamicImportSettled()
  return { times: measure.mock.calls.length, hasSwitch: document.documentElement.dataset.measured === '' }
}

test('vitals are measured only if an operator turns them on and the visitor does not object', async () => {
  expect(await visit(0)).toEqual({ times: 0, hasSwitch: false })
  vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true })
  expect(await visit(1)).toEqual({ times: 0, hasSwitch: true })
  vi.unstubAllGlobals()
  setObjection(true)
  expect(await visit(1)).toEqual({ times: 0, hasSwitch: true })
  setObjection(false)
  expect(await visit(1)).toEqual({ times: 1, hasSwitch: true })
})

test('an objection applies to vitals measured later in the visit', async () => {
  const sendBeacon = vi.fn()
  vi.stubGlobal('navigator', { sendBeacon })
  await visit(1)
  const [sendVital] = measure.mock.calls[0] ?? []
  sendVital({ kind: 'vital' })
  setObjection(true)
  sendVital({ kind: 'vital' })
  expect(sendBeacon).toHaveBeenCalledTimes(1)
})

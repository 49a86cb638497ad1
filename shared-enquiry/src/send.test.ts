import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { newId } from './enquiryIds.ts'
import { openFirestore } from './firestore.ts'
import type { Gateway } from './Gateway.ts'
import type { Enquiry } from './schema.ts'
import { maxLengths } from './schema.ts'
import { configure, type SendResult, send } from './send.ts'

const write = vi.fn(async () => {})
const gateway: Gateway = { write }
vi.mock('./firestore.ts', () => ({ openFirestore: vi.fn(async () => gateway) }))

const enquiry: Enquiry = { name: 'Ada', email: 'ada@example.org', phone: '', service: 'design', message: 'One wall.' }
const settings = { kind: 'embedded' } as const
const ask = (changes: Partial<Enquiry> = {}) => send(newId(), { ...enquiry, ...changes })
const stored: SendResult = { success: true, id: expect.any(String) }

beforeEach(() => {
  write.mockClear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
})

it('loads the SDK again after a load has failed', async () => {
  vi.mocked(openFirestore).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  configure(settings)
  expect(await ask()).toEqual({ success: false, code: 'unavailable' })
  expect(await ask()).toEqual(stored)
})

it.each([
  ['a load', 2, (open: Mock) => open.mockReturnValueOnce(new Promise(() => {}))],
  ['a write', 1, () => write.mockReturnValueOnce(new Promise(() => {}))],
])('gives up %s that hangs after 15 s', async (_, loads, hang) => {
  vi.useFakeTimers()
  const open = vi.fn(async () => gateway)
  hang(open)
  configure(settings, undefined, open)
  const answer = ask()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await answer).toEqual({ success: false, code: 'no-answer' })
  expect(await ask()).toEqual(stored)
  expect(open).toHaveBeenCalledTimes(loads)
})

it('counts the time that the visitor has already waited', async () => {
  vi.useFakeTimers()
  configure(settings, undefined, async () => gateway)
  write.mockReturnValueOnce(new Promise(() => {}))
  const answer = send(newId(), enquiry, 'contact', 14_000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toEqual({ success: false, code: 'no-answer' })
})

it('reports no failure while the browser is offline', async () => {
  const report = vi.fn()
  configure(settings, report, async () => gateway)
  vi.stubGlobal('navigator', { onLine: false })
  for (const [code, said] of [
    ['unavailable', 'offline'],
    ['permission-denied', 'permission-denied'],
  ]) {
    write.mockRejectedValueOnce({ code })
    expect(await ask()).toEqual({ success: false, code: said })
  }
  expect(report.mock.calls).toMatchObject([[{ code: 'permission-denied' }]])
  expect(await ask()).toEqual(stored)
})

it.each(Object.entries(maxLengths))('sends a %s of %i units, but none that is longer', async (field, most) => {
  configure(settings, undefined, async () => gateway)
  expect(await ask({ [field]: 'x'.repeat(most) })).toEqual(stored)
  const answer = await ask({ [field]: 'x'.repeat(most + 1) })
  expect(answer).toEqual({ success: false, code: 'too-long', tooLong: { field, over: 1 } })
  expect(write).toHaveBeenCalledOnce()
})

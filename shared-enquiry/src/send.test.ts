import { newId } from 'shared-enquiry'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openFirestore } from './firestore.ts'
import type { Gateway } from './Gateway.ts'
import type { Enquiry } from './schema.ts'
import { longest } from './schema.ts'
import { type Answer, answerWithin, configure, send } from './send.ts'

const write = vi.fn(async () => {})
const gateway: Gateway = { write }
vi.mock('./firestore.ts', () => ({ openFirestore: vi.fn(async () => gateway) }))

const enquiry: Enquiry = { name: 'Ada', email: 'ada@example.org', phone: '', service: 'design', message: 'One wall.' }
const settings = { kind: 'embedded', host: '127.0.0.1', port: 1 } as const
const ask = (changes: Partial<Enquiry> = {}) => send(newId(), { ...enquiry, ...changes })
const stored: Answer = { success: true, id: expect.any(String) }

beforeEach(() => {
  write.mockClear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.useRealTimers())

it('loads the SDK again after a load has failed', async () => {
  vi.mocked(openFirestore).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  configure(settings)
  expect(await ask()).toEqual({ success: false, code: 'unavailable' })
  expect(await ask()).toEqual(stored)
})

it('loads the SDK again after a load that hangs', async () => {
  vi.useFakeTimers()
  const open = vi.fn(async () => gateway).mockReturnValueOnce(new Promise(() => {}))
  configure(settings, undefined, open)
  const answer = ask()
  await vi.advanceTimersByTimeAsync(answerWithin)
  expect(await answer).toEqual({ success: false, code: 'no-answer' })
  expect(await ask()).toEqual(stored)
  expect(open).toHaveBeenCalledTimes(2)
})

it.each(Object.entries(longest))('sends a %s of %i units, and no longer one', async (field, most) => {
  configure(settings, undefined, async () => gateway)
  expect(await ask({ [field]: 'x'.repeat(most) })).toEqual(stored)
  const answer = await ask({ [field]: 'x'.repeat(most + 1) })
  expect(answer).toEqual({ success: false, code: 'too-long', tooLong: { field, over: 1 } })
  expect(write).toHaveBeenCalledOnce()
})

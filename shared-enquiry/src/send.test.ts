import { type Answer, answerWithin, configure, type Enquiry, type Gateway, newId, send } from 'shared-enquiry'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openFirestore } from './firestore.ts'

vi.mock('./firestore.ts', () => ({ openFirestore: vi.fn(async (): Promise<Gateway> => ({ write: async () => {} })) }))

const enquiry: Enquiry = { name: 'Ada', email: 'ada@example.org', phone: '', service: 'design', message: 'One wall.' }
const ask = () => send(newId(), enquiry)
const never = <T>() => new Promise<T>(() => {})
const stored: Answer = { success: true, id: expect.any(String) }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(openFirestore).mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

it('loads the SDK again for the next enquiry after a load has failed', async () => {
  vi.mocked(openFirestore).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  configure({ kind: 'embedded', host: '127.0.0.1', port: 1 })
  expect(await ask()).toEqual({ success: false, code: 'unavailable' })
  expect(await ask()).toEqual(stored)
})

it('loads the SDK again after a load has taken too long', async () => {
  vi.useFakeTimers()
  const open = vi.fn(async (): Promise<Gateway> => ({ write: async () => {} })).mockImplementationOnce(never)
  configure({ kind: 'embedded', host: '127.0.0.1', port: 1 }, undefined, open)
  const answer = ask()
  await vi.advanceTimersByTimeAsync(answerWithin)
  expect(await answer).toEqual({ success: false, code: 'no-answer' })
  expect(await ask()).toEqual(stored)
  expect(open).toHaveBeenCalledTimes(2)
})

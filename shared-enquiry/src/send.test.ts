import { type Answer, answerWithin, configure, type Enquiry, type Gateway, newId, send, warm } from 'shared-enquiry'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openFirestore } from './firestore.ts'

vi.mock('./firestore.ts', () => ({ openFirestore: vi.fn(async (): Promise<Gateway> => ({ write: async () => {} })) }))

const modules = { '/r/shell/assets/firestore-1.js': 'sha384-one', '/r/shell/assets/index.esm-2.js': 'sha384-two' }
const enquiry: Enquiry = { name: 'Ada', email: 'ada@example.org', phone: '', service: 'design', message: 'One wall.' }
const ask = () => send(newId(), enquiry)
const here = () => Promise.resolve(new Response('export {}'))
const never = <T>() => new Promise<T>(() => {})
const fetched = vi.fn<typeof fetch>(here)
const stored: Answer = { success: true, id: expect.any(String) }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
  vi.mocked(openFirestore).mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('fetches every module with its integrity, once, before anything is imported', async () => {
  configure({ kind: 'embedded', host: '127.0.0.1', port: 1, modules })
  expect(fetched).not.toHaveBeenCalled()
  warm()
  warm()
  expect(openFirestore).not.toHaveBeenCalled()
  expect(await ask()).toEqual(stored)
  expect(fetched.mock.calls.map(([address, options]) => [address, options?.integrity])).toEqual(Object.entries(modules))
  expect(openFirestore).toHaveBeenCalledOnce()
})

it.each([
  ['is refused', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not there', () => Promise.resolve(new Response('no', { status: 404 }))],
  ['takes too long', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
])('imports nothing while a module %s, and asks the server for it again', async (_, answer) => {
  configure({ kind: 'embedded', host: '127.0.0.1', port: 1, modules })
  fetched.mockImplementationOnce(here).mockImplementationOnce(answer)
  expect(await ask()).toEqual({ success: false, code: 'unavailable' })
  expect(openFirestore).not.toHaveBeenCalled()
  expect(await ask()).toEqual(stored)
  expect(fetched.mock.calls.slice(2).map(([, options]) => options?.cache)).toEqual(['reload', 'reload'])
})

it('starts anew after it has waited in vain', async () => {
  vi.useFakeTimers()
  const open = vi.fn(async (): Promise<Gateway> => ({ write: async () => {} })).mockImplementationOnce(never)
  configure({ kind: 'embedded', host: '127.0.0.1', port: 1 }, open)
  const answer = ask()
  await vi.advanceTimersByTimeAsync(answerWithin)
  expect(await answer).toEqual({ success: false, code: 'no-answer' })
  expect(await ask()).toEqual(stored)
  expect(open).toHaveBeenCalledTimes(2)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './withTimeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const late = () => new Error('too late')

test('an answer in time is passed on, and leaves no timer behind', async () => {
  expect(await withTimeout(Promise.resolve('here'), 100, late)).toBe('here')
  await expect(withTimeout(Promise.reject(new Error('fake')), 100, late)).rejects.toThrow('fake')
  expect(vi.getTimerCount()).toBe(0)
})

test('an answer that takes longer is given up', async () => {
  const answer = withTimeout(new Promise(() => {}), 100, late)
  vi.advanceTimersByTime(100)
  await expect(answer).rejects.toThrow('too late')
})

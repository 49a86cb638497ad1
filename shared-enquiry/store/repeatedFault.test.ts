import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeatedFault } from './repeatedFault.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a fault that comes 3,239 times is a handful of lines: the first, a count each minute, and its end', () => {
  const lines: string[] = []
  const fault = repeatedFault('Refused', 60_000, (line) => lines.push(line))
  for (let times = 0; times < 3239; times++) {
    fault.happened('The disk is full.')
    if (times < 150) vi.advanceTimersByTime(1000)
  }
  fault.over('Well again.')
  expect(lines).toEqual([
    'The disk is full.',
    'Refused: 60 so far.',
    'Refused: 120 so far.',
    'Well again. Refused: 3239.',
  ])
})

it('a fault that has stopped by itself is reported as a new one when it comes again', () => {
  const lines: string[] = []
  const fault = repeatedFault('Failed', 60_000, (line) => lines.push(line))
  fault.happened('A request failed.')
  vi.advanceTimersByTime(120_000)
  expect(fault.isOn()).toBe(false)
  fault.happened('A request failed.')
  expect(lines).toEqual(['A request failed.', 'A request failed.'])
})

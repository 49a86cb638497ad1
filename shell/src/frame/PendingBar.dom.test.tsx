import { act, cleanup, render, screen } from '@testing-library/react'
import { pending } from 'shared-ui/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PendingBar } from './PendingBar.tsx'

const words = () => screen.getByRole('status').textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  render(<PendingBar />)
})

afterEach(() => {
  cleanup()
  pending.setState(0)
  vi.useRealTimers()
})

test('a wait is announced after 200 ms, for as long as it lasts', () => {
  act(() => pending.setState(1))
  pass(199)
  expect(words()).toBe('')
  pass(1)
  expect(words()).toBe('Loading the page')
  act(() => pending.setState(0))
  expect(words()).toBe('')
})

test('a short wait is not announced', () => {
  act(() => pending.setState(1))
  pass(150)
  act(() => pending.setState(0))
  pass(1000)
  expect(words()).toBe('')
})

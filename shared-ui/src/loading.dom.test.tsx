import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { betweenTries, forgetFailures, LoadFailure, lazyModule, loadTimeout, pending, prerendered } from './loading.tsx'

class Catcher extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render() {
    const { error } = this.state
    if (error instanceof LoadFailure) return <p role="alert">{error.message}</p>
    return this.props.children
  }
}

const show = (Page: () => ReactNode) =>
  render(
    <Catcher>
      <Suspense fallback="waiting">
        <Page />
      </Suspense>
    </Catcher>,
  )

const page = (words: string) => ({ default: () => <h1>{words}</h1> })
const never = () => new Promise<never>(() => {})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

let hours = 0

beforeEach(() => {
  vi.useFakeTimers()
  // Each an hour after the last: a load that ended a moment ago, in another test of this process, would share its wait.
  vi.setSystemTime(Date.now() + 3_600_000 * ++hours)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  prerendered.setState(false)
  forgetFailures()
  vi.useRealTimers()
})

test('a load that hangs fails after seven seconds, and no longer counts as pending', async () => {
  const Page = lazyModule('builders', never)
  show(() => <Page />)
  await pass(loadTimeout - 1)
  expect(pending.getState()).toBe(1)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(1)
  expect(screen.getByRole('alert').textContent).toBe('builders: no answer within 7000 ms')
  expect(pending.getState()).toBe(0)
})

test('after an area that took five seconds, its page has two left', async () => {
  const Page = lazyModule('src/Page.tsx', never)
  const Area = lazyModule('builders', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    return { default: () => <Page /> }
  })
  show(() => <Area />)
  await pass(5000)
  await pass(2000)
  expect(screen.getByRole('alert').textContent).toContain('src/Page.tsx: no answer')
})

test('a failure is remembered until it is forgotten', async () => {
  const load = vi.fn<() => Promise<ReturnType<typeof page>>>().mockRejectedValueOnce(new Error('down'))
  const Page = lazyModule('builders', load)
  show(() => <Page />)
  await pass(0)
  expect(screen.getByRole('alert').textContent).toBe('builders: down')
  cleanup()
  load.mockResolvedValue(page('Here at last'))
  forgetFailures()
  show(() => <Page />)
  await pass(0)
  expect(screen.getByRole('heading').textContent).toBe('Here at last')
})

test('on a prerendered page no load is rejected: the failure is reported, and the load is tried until it succeeds', async () => {
  prerendered.setState(true)
  const failures: string[] = []
  betweenTries(async ({ message }, tries) => {
    failures.push(`${tries} ${message}`)
  })
  const load = vi
    .fn<() => Promise<ReturnType<typeof page>>>()
    .mockRejectedValueOnce(new Error('404'))
    .mockRejectedValueOnce(new Error('500'))
    .mockResolvedValue(page('Alive'))
  const Page = lazyModule('builders', load)
  show(() => <Page />)
  await pass(0)
  await pass(0)
  expect(screen.getByRole('heading').textContent).toBe('Alive')
  expect(failures).toEqual(['1 builders: 404', '2 builders: 500'])
})

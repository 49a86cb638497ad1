import { act, render, screen } from '@testing-library/react'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LoadFailure, lazyModule, loadTimeout, pending, whenLoadFails } from './loading.tsx'

const show = (Page: ComponentType, fallback: ReactNode = 'waiting') =>
  act(async () =>
    render(
      <Suspense fallback={fallback}>
        <Page />
      </Suspense>,
    ),
  )

const page = (words: string) => ({ default: () => <h1>{words}</h1> })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

let failures: string[]

beforeEach(() => {
  vi.useFakeTimers()
  // Another test file may have changed the URL.
  history.replaceState(null, '', '/')
  failures = []
  whenLoadFails(({ message }: LoadFailure) => failures.push(message))
})

afterEach(() => {
  pending.setState([], true)
})

test('a load is pending until it settles', async () => {
  const Page = lazyModule('src/Page.tsx', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return page('Rooms')
  })
  await show(Page)
  await pass(999)
  expect(pending.getState()).toEqual(['/'])
  await pass(1)
  await pass(0)
  expect(screen.getByRole('heading').textContent).toBe('Rooms')
  expect(pending.getState()).toEqual([])
})

test('a hanging load fails after six seconds', async () => {
  await show(lazyModule('builders', () => new Promise<never>(() => {})))
  await pass(loadTimeout - 1)
  expect(failures).toEqual([])
  await pass(1)
  expect(failures).toEqual(['builders: no response within 6000 ms'])
  expect(screen.getByText('waiting')).toBeDefined()
  // The visitor now waits for the document.
  expect(pending.getState()).toEqual(['/'])
})

test('renders a loaded component immediately', async () => {
  const Page = lazyModule('src/Page.tsx', async () => page('Rooms'))
  await Page.preload()
  await show(Page, 'never shown')
  expect(screen.getByRole('heading').textContent).toBe('Rooms')
})

test('loads again after a failed preload', async () => {
  const load = vi.fn(async () => page('Rooms'))
  load.mockRejectedValueOnce(new Error('500'))
  const Page = lazyModule('src/Page.tsx', load)
  await expect(Page.preload()).rejects.toThrow('500')
  expect(failures).toEqual([])
  await show(Page)
  await pass(0)
  expect(screen.getByRole('heading').textContent).toBe('Rooms')
  expect(load).toHaveBeenCalledTimes(2)
})

import { pageState } from 'shared-ui/pageState'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const start = vi.fn()
const parts = { holdBands: vi.fn(), keepActs: vi.fn() }
vi.mock('./code.ts', () => ({ start: () => start() }))
vi.mock('./bands.ts', () => ({ holdBands: parts.holdBands }))
vi.mock('./acts.ts', () => ({ keepActs: parts.keepActs }))

let paint = () => {}

beforeEach(async () => {
  vi.resetModules()
  vi.clearAllMocks()
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(seen: () => void) {
        paint = seen
      }
      observe() {}
    },
  )
  await import('./boot.ts')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const key of ['waiting', 'used'] as const) delete pageState()[key]
})

/** Lets promises settle and timers of 0 ms run. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('at once it holds bands and pictures back, and keeps the visitor’s acts', () => {
  expect(pageState().waiting).toBe('paint')
  expect(parts.holdBands).toHaveBeenCalledOnce()
  expect(parts.keepActs).toHaveBeenCalledOnce()
  expect(start).not.toHaveBeenCalled()
})

test('the code is fetched once the page has loaded and been painted, whichever comes last', async () => {
  dispatchEvent(new Event('load'))
  await settle()
  expect(start).not.toHaveBeenCalled()
  paint()
  await settle()
  expect(pageState().waiting).toBe('load')
  expect(start).toHaveBeenCalledOnce()
})

test.each(['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'])(
  'a visitor who acts before both (%s) waits for neither',
  (type) => {
    dispatchEvent(new Event(type))
    expect(start).toHaveBeenCalled()
  },
)

test('a picture that hangs keeps the code back for three seconds, and no longer', async () => {
  await vi.advanceTimersByTimeAsync(2999)
  expect(start).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(start).toHaveBeenCalledOnce()
})

test('a page that may have been scrolled by hand is marked as used; a pointer that passes is no use', () => {
  dispatchEvent(new Event('pointermove'))
  expect(pageState().used).toBeUndefined()
  dispatchEvent(new Event('wheel'))
  expect(pageState().used).toBe('')
})

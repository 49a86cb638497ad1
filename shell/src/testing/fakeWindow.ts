import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** The state of the fake window, and the media queries that were evaluated in it. */
export const fakeWindow: { isWide: boolean; queries: (EventTarget & { matches: boolean })[] } = {
  isWide: true,
  queries: [],
}

/** Lets this many ms pass. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

/**
 * Provides a wide window, modal dialogs and a clock that stands still; before each test. Returns a function that undoes
 * it.
 */
export function installFakeWindow() {
  vi.useFakeTimers()
  // Testing Library advances fake timers, rather than wait, only where it finds a global `jest`.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
  // jsdom has neither modal dialogs nor media queries.
  let before: Element | null = null
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    before = document.activeElement
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    if (before instanceof HTMLElement) before.focus()
    this.dispatchEvent(new Event('close'))
  }
  fakeWindow.isWide = true
  fakeWindow.queries = []
  window.matchMedia = vi.fn((query) => {
    const list = Object.assign(new EventTarget(), { matches: (query === '(min-width: 64em)') === fakeWindow.isWide })
    fakeWindow.queries.push(list)
    return list as unknown as MediaQueryList
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
}

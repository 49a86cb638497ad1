import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** The duration of a smooth scroll, in ms. */
const duration = 500

/** Simulates a page of 20 000 px that scrolls in a window of 768 px: jsdom has no layout. Requires fake timers. */
export function fakePage({ isCalm = false } = {}) {
  const calls: string[] = []
  const tops = new Map<HTMLElement, number>()
  let arrival: ReturnType<typeof setTimeout> | undefined
  function jump(to: number) {
    clearTimeout(arrival)
    vi.stubGlobal('scrollY', to)
    for (const type of ['scroll', 'scrollend']) document.dispatchEvent(new Event(type, { bubbles: true }))
  }
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('innerHeight', 768)
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
  vi.stubGlobal('scrollTo', ({ top = 0, behavior }: ScrollToOptions) => {
    calls.push(`${behavior} ${top}`)
    clearTimeout(arrival)
    if (behavior === 'smooth') arrival = setTimeout(jump, duration, top)
    else jump(top)
  })
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(20_000)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return tops.get(this) ?? 0
  })
  return {
    /** Every requested scroll: `smooth 1900`. */
    calls,
    /** Adds an element to the page, with its top in px. */
    place: (id: string, top: number) => {
      const element = document.body.appendChild(document.createElement('section'))
      element.id = id
      tops.set(element, top)
    },
    /** Moves every element down, like late layout above it. */
    grow: (by: number) => {
      for (const [element, top] of tops) tops.set(element, top + by)
    },
    /** Scrolls to a position immediately, and interrupts a smooth scroll. */
    jump,
    /** Advances the timers, in ms. */
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  }
}

export type FakePage = ReturnType<typeof fakePage>

import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** How long a smooth scroll takes, in ms. */
const duration = 500

/** Simulates a page of 20 000 px that scrolls in a window of 768 px: jsdom has no layout. Fake timers have to be on. */
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
    /** Every scroll that was asked for: `smooth 1900`. */
    calls,
    /** Puts an element into the page, at a top in px. */
    place: (id: string, top: number) => {
      const element = document.body.appendChild(document.createElement('section'))
      element.id = id
      tops.set(element, top)
    },
    /** Moves every element down, as late layout above does. */
    grow: (by: number) => {
      for (const [element, top] of tops) tops.set(element, top + by)
    },
    /** Scrolls to a place at once; stays at it, if a smooth scroll was on its way. */
    jump,
    /** Lets time pass, in ms. */
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  }
}

export type FakePage = ReturnType<typeof fakePage>

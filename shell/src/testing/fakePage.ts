import { act } from '@testing-library/react'
import { vi } from 'vitest'

const frame = 16

/** A simulated page that scrolls, for tests: jsdom has no layout. */
export interface FakePage {
  /** Every scroll that was asked for: `smooth 1900`. */
  calls: string[]
  /** The scroll position after each frame in which the page moved. */
  places: number[]
  /** Gives an element a top, in px from the page's top, and puts it into the page. */
  place: (id: string, top: number) => HTMLElement
  /** Moves every element down, as late layout above does. */
  grow: (by: number) => void
  /** Scrolls as a screen reader, voice control or find-in-page does: without wheel, finger or key. */
  jump: (to: number) => void
  /** Stops a smooth scroll on its way. */
  interrupt: () => void
  /** Lets time pass, in ms. */
  pass: (ms: number) => void
}

/** Makes a page of 20 000 px in a window of 768 px. Fake timers have to be on. */
export function fakePage({ isCalm = false } = {}): FakePage {
  const calls: string[] = []
  const places: number[] = []
  const tops = new Map<HTMLElement, number>()
  let y = 0
  let goal: number | undefined

  function moveTo(next: number) {
    if (next === y) return
    y = next
    places.push(y)
    vi.stubGlobal('scrollY', y)
    dispatchEvent(new Event('scroll'))
  }
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('innerHeight', 768)
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
  vi.stubGlobal('scrollTo', ({ top = 0, behavior }: ScrollToOptions) => {
    calls.push(`${behavior} ${top}`)
    if (behavior === 'smooth') goal = top
    else {
      goal = undefined
      moveTo(top)
    }
  })
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(20_000)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return tops.get(this) ?? 0
  })

  // Move a third of the rest at each frame, as a browser eases.
  setInterval(() => {
    if (goal === undefined) return
    const rest = goal - y
    moveTo(Math.abs(rest) < 2 ? goal : y + rest / 3)
    if (y === goal) goal = undefined
  }, frame)

  return {
    calls,
    places,
    place: (id, top) => {
      const element = document.createElement('section')
      element.id = id
      document.body.append(element)
      tops.set(element, top)
      return element
    },
    grow: (by) => {
      for (const [element, top] of tops) tops.set(element, top + by)
    },
    jump: (to) => {
      goal = undefined
      moveTo(to)
    },
    interrupt: () => {
      goal = undefined
    },
    pass: (ms) => act(() => vi.advanceTimersByTime(ms)),
  }
}

/** Removes the page again; after each test. */
export function clearPage() {
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

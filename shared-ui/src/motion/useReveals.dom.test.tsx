import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageState } from '../pageState.ts'

const loadGsap = vi.fn()
vi.mock('./gsap.ts', () => ({ loadGsap }))

/** Stands in for GSAP: records which elements it was asked to hide, and which to move. */
function tools() {
  const hidden = new Set<Element>()
  const moved = new Set<Element>()
  const stops: (() => void)[] = []
  const revert = vi.fn(() => {
    hidden.clear()
    for (const stop of stops) stop()
  })
  return {
    hidden,
    revert,
    matchMedia: () => ({ add: (_: string, arrange: () => () => void) => stops.push(arrange()), revert }),
    moved,
    set: (elements: Element[], { clearProps }: { clearProps?: string }) => {
      for (const element of elements) clearProps ? hidden.delete(element) : hidden.add(element)
    },
    fromTo: (elements: Element[]) => {
      for (const element of elements) {
        hidden.delete(element)
        moved.add(element)
      }
    },
  }
}

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void

const observers = new Set<{ margin: string | undefined; watched: Set<Element>; report: Report }>()

/** Stands in for the browser's IntersectionObserver: the test says which elements have come to the line. */
class Observer {
  margin: string | undefined
  watched = new Set<Element>()
  report: Report
  constructor(report: Report, { rootMargin }: IntersectionObserverInit) {
    this.margin = rootMargin
    this.report = report
    observers.add(this)
  }
  observe = (element: Element) => this.watched.add(element)
  unobserve = (element: Element) => this.watched.delete(element)
  disconnect = () => observers.delete(this)
}

const cross = (element: Element) => {
  for (const { watched, report } of observers)
    if (watched.has(element)) report([{ target: element, isIntersecting: true }])
}

/** A page: one block in view, one below it with another inside, one picture below. */
async function show({ isWhole = true } = {}) {
  const { useReveals } = await import('./useReveals.ts')
  function Page({ isWhole }: { isWhole: boolean }) {
    const root = useRef<HTMLDivElement>(null)
    useReveals(root, isWhole ? '/' : undefined)
    return (
      <div ref={root}>
        <p data-reveal data-top="100">
          in view
        </p>
        <div data-reveal data-top="2000">
          below
          <a href="/kitchens">Kitchens</a>
          <p data-reveal data-top="2100">
            inside
          </p>
        </div>
        <div data-reveal="picture" data-top="3000">
          picture
        </div>
        <p data-top="4000">plain</p>
      </div>
    )
  }
  const shown = render(<Page isWhole={isWhole} />)
  return { ...shown, complete: () => shown.rerender(<Page isWhole />) }
}

const scroll = async () => {
  await act(async () => {
    dispatchEvent(new Event('wheel'))
    await vi.dynamicImportSettled()
  })
}

beforeEach(() => {
  // Load the module again: it remembers that the page has been used.
  vi.resetModules()
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: Number(this.getAttribute('data-top')) } as DOMRect
  })
})
afterEach(() => {
  cleanup()
  loadGsap.mockReset()
  observers.clear()
  vi.unstubAllGlobals()
})

describe('revealing', () => {
  it('loads nothing before the page is used, though it may scroll itself to a section', async () => {
    await show()
    pageState().landing = ''
    dispatchEvent(new Event('scroll'))
    expect(loadGsap).not.toHaveBeenCalled()
    delete pageState().landing
    loadGsap.mockResolvedValue(tools())
    await scroll()
    await scroll()
    expect(loadGsap).toHaveBeenCalledTimes(1)
  })

  it('hides what is below the viewport, once, and shows each part as it comes to the line', async () => {
    const mine = tools()
    loadGsap.mockResolvedValue(mine)
    await show()
    await scroll()
    const [below, picture] = [screen.getByText('below'), screen.getByText('picture')]
    expect([...mine.hidden]).toEqual([below, picture])
    // The line is at 80 % of the viewport, and a jump may leave an element anywhere above it.
    for (const { margin } of observers) expect(margin).toMatch(/^\d{6,}px 0px -20% 0px$/)
    cross(picture)
    expect([...mine.hidden]).toEqual([below])
    cross(below)
    cross(below)
    expect(mine.hidden.size).toBe(0)
  })

  it('shows at the end of the page the blocks that no scrolling brings up to the line', async () => {
    const mine = tools()
    loadGsap.mockResolvedValue(mine)
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(9000)
    await show()
    await scroll()
    dispatchEvent(new Event('scroll'))
    expect(mine.hidden.size).toBe(2)
    height.mockReturnValue(innerHeight)
    dispatchEvent(new Event('scroll'))
    expect(mine.hidden.size).toBe(0)
  })

  it('shows a focused block without moving it, so that no press misses it', async () => {
    const mine = tools()
    loadGsap.mockResolvedValue(mine)
    await show()
    await scroll()
    screen.getByRole('link').focus()
    expect([...mine.hidden]).toEqual([screen.getByText('picture')])
    expect([...mine.moved]).toEqual([])
  })
})

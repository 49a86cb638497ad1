import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const loadGsap = vi.fn()
vi.mock('./gsap.ts', () => ({ loadGsap }))

/** Stands in for GSAP: keeps what it was asked to hide, and what to do when it comes into view. */
function tools() {
  const hidden = new Set<Element>()
  const arriving: (() => void)[] = []
  const revert = vi.fn(() => hidden.clear())
  return {
    hidden,
    arrive: () => {
      for (const arrive of arriving) arrive()
    },
    revert,
    gsap: {
      matchMedia: () => ({ add: (_: string, arrange: () => void) => arrange(), revert }),
      set: (elements: Element[]) => {
        for (const element of elements) hidden.add(element)
      },
      to: (elements: Element[]) => {
        for (const element of elements) hidden.delete(element)
      },
    },
    ScrollTrigger: {
      batch: (elements: Element[], { onEnter }: { onEnter: (batch: Element[]) => void }) =>
        arriving.push(() => onEnter(elements)),
    },
  }
}

/** What a page looks like: one block in view, one below it with another inside, one picture below. */
async function show() {
  const { useReveals } = await import('./useReveals.ts')
  function Page() {
    const root = useRef<HTMLDivElement>(null)
    useReveals(root, '/')
    return (
      <div ref={root}>
        <p data-reveal data-top="100">
          in view
        </p>
        <div data-reveal data-top="2000">
          below
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
  return render(<Page />)
}

const scroll = async () => {
  await act(async () => {
    dispatchEvent(new Event('wheel'))
    await Promise.resolve()
  })
}

beforeEach(() => {
  // The module remembers that the page has been used.
  vi.resetModules()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: Number(this.getAttribute('data-top')) } as DOMRect
  })
})
afterEach(() => {
  cleanup()
  loadGsap.mockReset()
  vi.unstubAllGlobals()
})

describe('revealing', () => {
  it('loads nothing before the page is used, though it may scroll itself to a section', async () => {
    await show()
    dispatchEvent(new Event('scroll'))
    expect(loadGsap).not.toHaveBeenCalled()
    loadGsap.mockResolvedValue(tools())
    await scroll()
    await scroll()
    expect(loadGsap).toHaveBeenCalledTimes(1)
  })

  it('hides what is below the viewport, once, and shows it as it comes', async () => {
    const mine = tools()
    loadGsap.mockResolvedValue(mine)
    await show()
    await scroll()
    expect([...mine.hidden]).toEqual([screen.getByText('below'), screen.getByText('picture')])
    mine.arrive()
    expect(mine.hidden.size).toBe(0)
  })

  it('hides nothing when the tools cannot be had', async () => {
    loadGsap.mockRejectedValue(new Error('offline'))
    const { container } = await show()
    await scroll()
    expect(container.querySelector('[style]')).toBeNull()
  })

  it('does nothing for those who asked for less motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await show()
    await scroll()
    expect(loadGsap).not.toHaveBeenCalled()
  })

  it('gives everything back when the page goes', async () => {
    const mine = tools()
    loadGsap.mockResolvedValue(mine)
    const { unmount } = await show()
    await scroll()
    unmount()
    expect(mine.revert).toHaveBeenCalledTimes(1)
    expect(mine.hidden.size).toBe(0)
  })

  it('hides nothing when the tools arrive after the page has gone', async () => {
    const mine = tools()
    let deliver: (value: unknown) => void = () => {}
    loadGsap.mockReturnValue(new Promise((resolve) => (deliver = resolve)))
    const { unmount } = await show()
    await scroll()
    unmount()
    await act(async () => deliver(mine))
    expect(mine.hidden.size).toBe(0)
  })
})

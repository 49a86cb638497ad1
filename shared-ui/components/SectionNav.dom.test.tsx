import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'shared-ui/router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SectionNav } from './SectionNav.tsx'

/** Tops and bottoms in px from the viewport's top; `retail` lies inside `commercial`. */
const sections: Record<string, [number, number]> = {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top = 0, bottom = 0] = sections[this.id] ?? []
    return { top, bottom, left: 0 } as DOMRect
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const items = ['about', 'commercial', 'retail', 'faq'].map((id) => ({ id, title: id }))
const show = (mode: 'contains' | 'first-contains') =>
  render(
    <BrowserRouter>
      <SectionNav label="On this page" items={items} mode={mode} />
      {items.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </BrowserRouter>,
  )
const current = () => screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))

const scrollBy = (distance: number) => {
  for (const box of Object.values(sections)) {
    box[0] -= distance
    box[1] -= distance
  }
  act(() => {
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(20)
  })
}

describe('the section nav', () => {
  beforeEach(() =>
    Object.assign(sections, { about: [300, 900], commercial: [900, 1900], retail: [1400, 1900], faq: [1901, 2500] }),
  )

  it('does not move its tabs under a press', () => {
    show('first-contains')
    const moved = vi.spyOn(Element.prototype, 'scrollLeft', 'set')
    fireEvent.pointerDown(screen.getByRole('link', { name: 'faq' }))
    scrollBy(300)
    expect(current()?.textContent).toBe('about')
    expect(moved).not.toHaveBeenCalled()
    fireEvent.pointerUp(window)
    scrollBy(600)
    expect(current()?.textContent).toBe('commercial')
    expect(moved).toHaveBeenCalledOnce()
  })
})

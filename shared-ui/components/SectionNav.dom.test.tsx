import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'shared-page/router'
import { beforeEach, expect, it, vi } from 'vitest'
import { SectionNav } from './SectionNav.tsx'

/** The tops and bottoms in px from the viewport's top. */
let sections: Record<string, readonly [top: number, bottom: number]>

beforeEach(() => {
  sections = { about: [300, 900], commercial: [900, 1900], faq: [1901, 2500] }
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top = 0, bottom = 0] = sections[this.id] ?? []
    return { top, bottom, left: 0 } as DOMRect
  })
})

const current = () => screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent

const scrollBy = (distance: number) => {
  const moved = Object.entries(sections).map(([id, [top, bottom]]) => [id, [top - distance, bottom - distance]])
  sections = Object.fromEntries(moved)
  act(() => {
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(20)
  })
}

it('does not move its tabs during a press', () => {
  render(
    <BrowserRouter>
      <SectionNav label="On this page" items={Object.keys(sections).map((id) => ({ id, title: id }))} mode="contains" />
      {Object.keys(sections).map((id) => (
        <section key={id} id={id} />
      ))}
    </BrowserRouter>,
  )
  const moved = vi.spyOn(Element.prototype, 'scrollLeft', 'set')
  fireEvent.pointerDown(screen.getByRole('link', { name: 'faq' }))
  scrollBy(300)
  expect(current()).toBe('about')
  expect(moved).not.toHaveBeenCalled()
  fireEvent.pointerUp(window)
  scrollBy(600)
  expect(current()).toBe('commercial')
  expect(moved).toHaveBeenCalledOnce()
})

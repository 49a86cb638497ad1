import { act, cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'shared-ui/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleAreas } from '../testing/sampleAreas.ts'
import { PhoneBar } from './PhoneBar.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** The elements that the bar gives way to, as the browser would report them. */
let report: (entries: Partial<IntersectionObserverEntry>[]) => void = () => {}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(next: typeof report) {
        report = next
      }
      observe() {}
      disconnect() {}
    },
  )
})

const bar = () => screen.getByRole('complementary', { name: 'Call or write' })
const scrollTo = (y: number) => {
  vi.stubGlobal('scrollY', y)
  act(() => void window.dispatchEvent(new Event('scroll')))
}

test('shows from the second screen on, and gives way to a form, the footer and a field', () => {
  render(
    <BrowserRouter>
      <PhoneBar areas={sampleAreas} />
      <input aria-label="Name" />
    </BrowserRouter>,
  )
  expect(bar().dataset.shown).toBeUndefined()
  scrollTo(innerHeight + 1)
  expect(bar().dataset.shown).toBe('true')
  const form = document.createElement('form')
  act(() => report([{ isIntersecting: true, target: form }]))
  expect(bar().dataset.shown).toBeUndefined()
  act(() => report([{ isIntersecting: false, target: form }]))
  expect(bar().dataset.shown).toBe('true')
  act(() => screen.getByRole('textbox').focus())
  expect(bar().dataset.shown).toBeUndefined()
})

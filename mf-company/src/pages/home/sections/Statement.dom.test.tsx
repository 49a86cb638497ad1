import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { statement } from '../home.content.ts'
import { Statement } from './Statement.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const band = () => screen.getByText(statement.text).closest('section') as HTMLElement

/** Scrolls the band's top `distance` px above the window's. */
function scrollTo(distance: number) {
  vi.spyOn(band(), 'getBoundingClientRect').mockReturnValue({ top: -distance } as DOMRect)
  act(() => {
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(20)
  })
}

/** Sets the stylesheet's runway: jsdom does not read it. */
const pinBand = () => band().style.setProperty('--runway', '1000px')
const shareSaid = () => band().style.getPropertyValue('--said')
const words = () => [...document.querySelectorAll('[data-word]')]

test('split into words, the sentence is still whole for assistive technology', () => {
  render(<Statement {...statement} />)
  pinBand()
  scrollTo(1)
  expect(
    words()
      .map(({ textContent }) => textContent)
      .join('')
      .trim(),
  ).toBe(statement.text)
  expect(screen.getByText(statement.text).getAttribute('aria-hidden')).toBeNull()
  expect(words()[0]?.closest('[aria-hidden="true"]')).not.toBeNull()
})

test('where the band is not pinned, and under reduced motion, the sentence stays whole', () => {
  render(<Statement {...statement} />)
  scrollTo(500)
  expect(words()).toEqual([])
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  pinBand()
  scrollTo(600)
  expect(words()).toEqual([])
  expect(shareSaid()).toBe('')
})

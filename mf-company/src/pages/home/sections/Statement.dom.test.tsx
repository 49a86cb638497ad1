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

/** Scrolls the band's top so far above the window's, in px. */
function scrollTo(distance: number) {
  vi.spyOn(band(), 'getBoundingClientRect').mockReturnValue({ top: -distance } as DOMRect)
  act(() => {
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(20)
  })
}

/** The stylesheet's runway, which jsdom does not have. */
const standStill = () => band().style.setProperty('--runway', '1000px')
const said = () => band().style.getPropertyValue('--said')
const words = () => [...document.querySelectorAll('[data-word]')]

test('before the first scroll the sentence is plain text', () => {
  render(<Statement {...statement} />)
  expect(screen.getByText(statement.text).localName).toBe('p')
  expect(said()).toBe('')
})

test('scrolled through, it is said word by word, from its first to its last', () => {
  render(<Statement {...statement} />)
  standStill()
  scrollTo(-400)
  expect(Number(said())).toBe(0)
  scrollTo(500)
  expect(Number(said())).toBe(0.5)
  scrollTo(1300)
  expect(Number(said())).toBe(1)
})

test('taken apart, the sentence is still whole for assistive technology', () => {
  render(<Statement {...statement} />)
  standStill()
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

test('where the band does not stand still, and under reduced motion, the sentence stays whole', () => {
  render(<Statement {...statement} />)
  scrollTo(500)
  expect(words()).toEqual([])
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  standStill()
  scrollTo(600)
  expect(words()).toEqual([])
  expect(said()).toBe('')
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { watchLinks } from './watchLinks.ts'

const ahead = vi.fn<(pathname: string) => void>()
watchLinks(ahead)

beforeEach(() => {
  ahead.mockReset()
  vi.useFakeTimers()
  render(
    <>
      <a href="/sovran-design#planning">
        <span>Design</span>
      </a>
      <a href="/contact">Contact</a>
      <a href="#process">Process</a>
      <a href="https://wa.me/447700900123">WhatsApp</a>
      <a href="mailto:hello@sovran.example">Mail</a>
      <p>Words</p>
    </>,
  )
  return () => {
    cleanup()
    vi.useRealTimers()
  }
})

const told = () => {
  vi.advanceTimersByTime(1000)
  return ahead.mock.calls.flat()
}

test.each([
  ['a pointer that rests on it', '/sovran-design', () => fireEvent.pointerOver(screen.getByText('Design'))],
  ['the focus', '/contact', () => screen.getByText('Contact').focus()],
])('%s tells the page that a link leads to', (_what, address, act) => {
  act()
  expect(told()).toEqual([address])
})

test('a finger tells nothing: it may be about to scroll', () => {
  const link = screen.getByText('Contact')
  fireEvent.pointerOver(link, { pointerType: 'touch' })
  fireEvent.touchStart(link)
  expect(told()).toEqual([])
})

test('a visitor who saves data fetches nothing ahead', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  fireEvent.pointerOver(screen.getByText('Contact'))
  screen.getByText('Design').closest('a')?.focus()
  Reflect.deleteProperty(navigator, 'connection')
  expect(told()).toEqual([])
})

test('a pointer that passes over links tells the one that it comes to rest on', () => {
  for (const text of ['Design', 'Contact', 'Design', 'Contact']) {
    fireEvent.pointerOver(screen.getByText(text))
    vi.advanceTimersByTime(30)
  }
  expect(told()).toEqual(['/contact'])
})

test('a pointer that has left the links tells nothing', () => {
  fireEvent.pointerOver(screen.getByText('Design'))
  fireEvent.pointerOver(screen.getByText('Words'))
  expect(told()).toEqual([])
})

test.each(['Process', 'WhatsApp', 'Mail'])('%s leads to no other page of this site', (text) => {
  fireEvent.pointerOver(screen.getByText(text))
  expect(told()).toEqual([])
})

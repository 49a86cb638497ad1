import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { prefetchOnHover } from './prefetchOnHover.ts'

const ahead = vi.fn<(pathname: string) => void>()
prefetchOnHover(ahead)

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
})

const point = (text: string, how: object = {}) => fireEvent.pointerOver(screen.getByText(text), how)
const told = () => {
  vi.advanceTimersByTime(1000)
  return ahead.mock.calls.flat()
}

test.each([
  ['a pointer that rests on it', '/sovran-design', () => point('Design')],
  ['the focus', '/contact', () => screen.getByText('Contact').focus()],
])('%s prefetches the page of a link', (_what, address, act) => {
  act()
  expect(told()).toEqual([address])
})

test.each<[what: string, act: () => unknown]>([
  ['a finger, which may be about to scroll', () => point('Contact', { pointerType: 'touch' })],
  ['a pointer that has left the links', () => [point('Design'), point('Words')]],
  ...['Process', 'WhatsApp', 'Mail'].map((text): [string, () => unknown] => [`a link to ${text}`, () => point(text)]),
])('%s prefetches nothing', (_what, act) => {
  act()
  expect(told()).toEqual([])
})

test('data saving turns prefetching off', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  point('Contact')
  screen.getByText('Design').closest('a')?.focus()
  Reflect.deleteProperty(navigator, 'connection')
  expect(told()).toEqual([])
})

test('a moving pointer prefetches only the link it rests on', () => {
  for (const text of ['Design', 'Contact', 'Design', 'Contact']) {
    point(text)
    vi.advanceTimersByTime(30)
  }
  expect(told()).toEqual(['/contact'])
})

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, prerendered, useLocation } from 'shared-ui/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFollowedLinks } from './useFollowedLinks.ts'

const links = ['/rooms', '/works', '#faq', '/rooms?of=oak#faq']

function Site() {
  useFollowedLinks()
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <output>{pathname + search + hash}</output>
      <nav>
        {links.map((to) => (
          <a key={to} href={to}>
            <b>{`to ${to}`}</b>
          </a>
        ))}
        <a href="https://elsewhere.example/">elsewhere</a>
        <a href="tel:+442079460100">call</a>
        <a href="/plan.pdf" download>
          plan
        </a>
        <a href="/notices.txt" target="_self">
          notices
        </a>
        <button type="button">button</button>
      </nav>
      <main>
        <div key={pathname}>
          <a href="/works">{`card of ${pathname}`}</a>
        </div>
      </main>
    </>
  )
}

/** The clicks that the browser has to answer. */
let left: string[] = []
const leave = (event: Event) => {
  if (!event.defaultPrevented) left.push(String((event.target as Element).textContent))
  event.preventDefault()
}

beforeEach(() => {
  left = []
  addEventListener('click', leave)
  history.replaceState(null, '', '/')
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  )
})

afterEach(() => {
  cleanup()
  removeEventListener('click', leave)
  prerendered.setState(false)
  vi.restoreAllMocks()
})

const address = () => screen.getByRole('status').textContent
const press = (words: string, how: MouseEventInit = {}) => fireEvent.click(screen.getByText(words), how)

test.each([
  ['/rooms', '/rooms'],
  ['#faq', '/#faq'],
  ['/rooms?of=oak#faq', '/rooms?of=oak#faq'],
])('a link to %s is followed without a document', (to, shown) => {
  press(`to ${to}`)
  expect(address()).toBe(shown)
  expect(left).toEqual([])
})

test('the address that is shown adds no entry to the history', () => {
  press('to /rooms')
  const { length } = history
  press('to /rooms')
  expect(history.length).toBe(length)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is the browser’s',
  (how) => {
    press('to /rooms', how)
    expect([address(), left]).toEqual(['/', ['to /rooms']])
  },
)

test.each(['elsewhere', 'call', 'plan', 'notices', 'button'])('so is one on %s', (words) => {
  press(words)
  expect([address(), left]).toEqual(['/', [words]])
})

test('so is every one until the first area is hydrated', () => {
  prerendered.setState(true)
  press('to /rooms')
  expect([address(), left]).toEqual(['/', ['to /rooms']])
  act(() => prerendered.setState(false))
  press('to /rooms')
  expect(address()).toBe('/rooms')
})

test('a click that another listener has answered is left alone', () => {
  screen.getByText('to /rooms').addEventListener('click', (event) => event.preventDefault())
  press('to /rooms')
  expect([address(), left]).toEqual(['/', []])
})

test('a press on a card whose page goes before the finger is up counts, and hits nothing of the next page', () => {
  fireEvent.pointerDown(screen.getByText('card of /'))
  press('to /rooms')
  fireEvent.pointerUp(screen.getByText('to #faq'))
  press('to #faq', { detail: 1 })
  expect([address(), left]).toEqual(['/works', []])
  // The next press is one of its own.
  fireEvent.pointerDown(screen.getByText('to #faq'))
  fireEvent.pointerUp(screen.getByText('to #faq'))
  press('to #faq', { detail: 1 })
  expect(address()).toBe('/works#faq')
})

test('a press on a button that has moved away under the finger counts for the button', () => {
  const pressed = vi.fn()
  const button = screen.getByText('button')
  button.addEventListener('click', pressed)
  fireEvent.pointerDown(button)
  fireEvent.pointerUp(screen.getByText('to /rooms'))
  press('to /rooms', { detail: 1 })
  expect(pressed).toHaveBeenCalledOnce()
  expect([address(), left]).toEqual(['/', ['button']])
})

test('a finger presses what is under it at its end, whatever element its events are sent to', () => {
  const [rooms, works] = [screen.getByText('to /rooms'), screen.getByText('to /works')]
  Object.assign(document, { elementFromPoint: () => works })
  fireEvent.pointerDown(rooms)
  fireEvent.pointerUp(rooms, { pointerType: 'touch' })
  press('to /works', { detail: 1 })
  expect([address(), left]).toEqual(['/rooms', []])
})

test('a pointer that is drawn away before it is lifted presses nothing', () => {
  fireEvent.pointerDown(screen.getByText('to /rooms'))
  fireEvent.pointerUp(screen.getByText('button'), { clientX: 40 })
  expect(address()).toBe('/')
})

test('a press on the frame during which the page changes is a click like any other', () => {
  fireEvent.pointerDown(screen.getByText('to /works'))
  press('to /rooms')
  fireEvent.pointerUp(screen.getByText('to /works'))
  expect(address()).toBe('/rooms')
  press('to /works', { detail: 1 })
  expect(address()).toBe('/works')
})

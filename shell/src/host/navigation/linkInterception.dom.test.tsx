import { fireEvent, render, screen } from '@testing-library/react'
import { pageState } from 'shared-page/pageState'
import { BrowserRouter, useLocation } from 'shared-page/router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useLinkInterception } from './linkInterception.ts'

const followed = ['/rooms', '#faq', '/rooms?of=oak#faq']
const others: readonly (readonly [to: string, more?: object])[] = [
  ['https://elsewhere.example/'],
  ['tel:+442079460100'],
  ['/plan.pdf', { download: true }],
  ['/notices.txt', { target: '_self' }],
]

function Site() {
  useLinkInterception()
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <output>{pathname + search + hash}</output>
      <nav>
        {[...followed.map((to) => [to] as const), ...others].map(([to, more]) => (
          <a key={to} href={to} {...more}>
            <b>{`to ${to}`}</b>
          </a>
        ))}
        <button type="button">to a button</button>
      </nav>
    </>
  )
}

/** The clicks left to the browser. */
let left: string[] = []
const leave = (event: Event) => {
  if (!event.defaultPrevented) left.push(String((event.target as Element).textContent))
  event.preventDefault()
}

beforeEach(() => {
  left = []
  pageState().hydrated = ''
  addEventListener('click', leave)
  history.replaceState(null, '', '/')
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  )
})

afterEach(() => {
  removeEventListener('click', leave)
})

const address = () => screen.getByRole('status').textContent
const press = (words: string, how: MouseEventInit = {}) => fireEvent.click(screen.getByText(words), how)

test.each(followed)('a link to %s is followed without a document', (to) => {
  press(`to ${to}`)
  expect(address()).toBe(to.replace(/^#/, '/#'))
  expect(left).toEqual([])
})

test('a link to the current page adds no history entry', () => {
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

test.each([...others.map(([to]) => to), 'a button'])('a click on %s is the browser’s', (to) => {
  press(`to ${to}`)
  expect([address(), left]).toEqual(['/', [`to ${to}`]])
})

test('every click is the browser’s if the area has failed', () => {
  pageState().hydrated = 'static'
  press('to /rooms')
  expect([address(), left]).toEqual(['/', ['to /rooms']])
  pageState().hydrated = ''
  press('to /rooms')
  expect(address()).toBe('/rooms')
})

test('a click that another listener has handled is ignored', () => {
  screen.getByText('to /rooms').addEventListener('click', (event) => event.preventDefault())
  press('to /rooms')
  expect([address(), left]).toEqual(['/', []])
})

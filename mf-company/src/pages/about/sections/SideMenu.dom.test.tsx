import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'shared-ui/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { menu } from '../about.content.ts'
import { SideMenu } from './SideMenu.tsx'

const ids = ['about', 'space-story', 'our-story', 'our-ethos', 'process', 'contact']

/** How far the page is scrolled, in px. Its sections are 1000 px high each, one below the other. */
let scrolled = 0

beforeEach(() => {
  scrolled = 0
  history.replaceState(null, '', '/about')
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    run(0)
    return 0
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, ids.indexOf(this.id) * 1000 - scrolled, 800, 999)
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show() {
  render(
    <BrowserRouter>
      <SideMenu {...menu} />
      {ids.map((id) => (
        <section key={id} id={id} />
      ))}
    </BrowserRouter>,
  )
}

function scroll(to: number) {
  scrolled = to
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
}

const current = () => document.querySelector('[aria-current="location"]')?.textContent

test('the section that crosses the line 200 px below the top is marked', () => {
  show()
  expect(current()).toBe('About')
  scroll(799)
  expect(current()).toBe('About')
  scroll(800)
  expect(current()).toBe('Every Space Has a Story')
  scroll(3800)
  expect(current()).toBe('Our Process')
})

test('below the last section the mark stays on it', () => {
  show()
  scroll(5000)
  scroll(6200)
  expect(current()).toBe('Contact Us')
})

test('the closing section is marked though its entry leads to another page', () => {
  show()
  scroll(4800)
  expect(current()).toBe('Contact Us')
  screen.getByRole('button', { name: 'On this page: Contact Us' })
})

test('the bar names the section being read, opens the list and closes with a choice', async () => {
  show()
  scroll(1800)
  const bar = screen.getByRole('button', { name: 'On this page: Our Story' })
  expect(bar.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(bar)
  expect(bar.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(screen.getByRole('link', { name: 'Our Ethos' }))
  expect(bar.getAttribute('aria-expanded')).toBe('false')
})

test('Contact Us leads to the contact page, the others to their sections', () => {
  show()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['About', '#about'],
    ['Every Space Has a Story', '#space-story'],
    ['Our Story', '#our-story'],
    ['Our Ethos', '#our-ethos'],
    ['Our Process', '#process'],
    ['Contact Us', '/contact'],
  ])
})

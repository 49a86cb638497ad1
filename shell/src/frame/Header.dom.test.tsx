import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BrowserRouter, prerendered, useLocation } from 'shared-ui/router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Header } from './Header.tsx'
import { useHeader } from './header.ts'
import { sampleMenus } from './sampleMenus.ts'

const Address = () => <output>{useLocation().pathname + useLocation().hash}</output>

function open(address = '/') {
  window.history.replaceState(null, '', address)
  render(
    <BrowserRouter>
      <Header menus={sampleMenus} />
      <main>
        <p>Elsewhere</p>
        <Address />
      </main>
    </BrowserRouter>,
  )
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}

const bar = () => within(screen.getByRole('banner'))
const trigger = (name: string) => bar().getByRole('button', { name })
const isExpanded = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true'
/** What the window is, and the media queries that were asked of it. */
let isWide = true
let windows: (EventTarget & { matches: boolean })[] = []

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  // Testing Library asks for timers of that name before it waits for a real one.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
  // jsdom has neither modal dialogs nor media queries.
  let before: Element | null = null
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    before = document.activeElement
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    if (before instanceof HTMLElement) before.focus()
    this.dispatchEvent(new Event('close'))
  }
  isWide = true
  windows = []
  window.matchMedia = vi.fn((query) => {
    const list = Object.assign(new EventTarget(), { matches: (query === '(min-width: 64em)') === isWide })
    windows.push(list)
    return list as unknown as MediaQueryList
  })
})

afterEach(() => {
  cleanup()
  useHeader.setState(useHeader.getInitialState())
  prerendered.set(false)
  for (const link of document.head.querySelectorAll('link')) link.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the bar', () => {
  test('turns solid beyond 50 px, not at 50', () => {
    open()
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
      fireEvent.scroll(window)
      return screen.getByRole('banner').dataset.scrolled
    }
    expect(scrollTo(50)).toBe('false')
    expect(scrollTo(51)).toBe('true')
    expect(scrollTo(0)).toBe('false')
  })

  test('has the seven entries in order', () => {
    open()
    const entries = bar().getByRole('navigation').querySelectorAll(':scope > ul > li > :first-child')
    expect([...entries].map((entry) => entry.textContent)).toEqual([
      'Home',
      'About Us',
      'Architectural',
      'Build',
      'Interiors',
      'Careers',
      'Contact',
    ])
  })

  test('marks the page that is shown, and the area around it', () => {
    open('/careers')
    expect(bar().getByRole('link', { name: 'Careers' }).getAttribute('aria-current')).toBe('page')
    expect(bar().getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull()
    cleanup()
    open('/sovran-interiors/kitchens/modern/')
    expect(trigger('Interiors').getAttribute('aria-current')).toBe('true')
    expect(trigger('Build').getAttribute('aria-current')).toBeNull()
  })

  test('loads whole documents until the first area has arrived', async () => {
    prerendered.set(true)
    const user = open()
    const left = vi.fn((event: Event) => event.preventDefault())
    // On the window, after the router has had its chance to take the click over.
    window.addEventListener('click', left, { once: true })
    await user.click(bar().getByRole('link', { name: 'Careers' }))
    expect(screen.getByRole('status').textContent).toBe('/')
    act(() => prerendered.set(false))
    await user.click(bar().getByRole('link', { name: 'Careers' }))
    expect(screen.getByRole('status').textContent).toBe('/careers')
  })

  test('leaves to the browser what the visitor wants in another tab', () => {
    open()
    const careers = bar().getByRole('link', { name: 'Careers' })
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(careers, { ctrlKey: true })
    expect(screen.getByRole('status').textContent).toBe('/')
    expect(fireEvent.click(careers)).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('/careers')
  })

  test('does not pile up history for the page that is shown', () => {
    open('/careers')
    const { length } = window.history
    fireEvent.click(bar().getByRole('link', { name: 'Careers' }))
    expect(window.history.length).toBe(length)
  })
})

describe('a menu of the bar', () => {
  test('opens under the mouse and closes 150 ms after it has left', async () => {
    const user = open()
    await user.hover(trigger('Build'))
    expect(isExpanded(trigger('Build'))).toBe(true)
    await user.unhover(trigger('Build'))
    pass(149)
    expect(isExpanded(trigger('Build'))).toBe(true)
    pass(1)
    expect(isExpanded(trigger('Build'))).toBe(false)
  })

  test('stays when the mouse comes back in time', async () => {
    const user = open()
    await user.hover(trigger('Build'))
    await user.unhover(trigger('Build'))
    pass(100)
    await user.hover(bar().getByText('Lofts'))
    pass(1000)
    expect(isExpanded(trigger('Build'))).toBe(true)
  })

  test('gives way to the next at once', async () => {
    const user = open()
    await user.hover(trigger('Build'))
    await user.hover(trigger('Interiors'))
    expect(isExpanded(trigger('Build'))).toBe(false)
    expect(isExpanded(trigger('Interiors'))).toBe(true)
    pass(1000)
    expect(isExpanded(trigger('Interiors'))).toBe(true)
  })

  test('does not close under the click that follows the hover', async () => {
    const user = open()
    await user.click(trigger('Build'))
    expect(isExpanded(trigger('Build'))).toBe(true)
    await user.click(trigger('Build'))
    expect(isExpanded(trigger('Build'))).toBe(false)
  })

  test('toggles under a finger, which does not hover', async () => {
    const user = open()
    const tap = () => user.pointer({ keys: '[TouchA]', target: trigger('Build') })
    await tap()
    expect(isExpanded(trigger('Build'))).toBe(true)
    await tap()
    expect(isExpanded(trigger('Build'))).toBe(false)
  })

  test('closes on a click elsewhere, not on one inside', async () => {
    open()
    fireEvent.click(trigger('Interiors'))
    fireEvent.click(bar().getByText('Films'))
    expect(isExpanded(trigger('Interiors'))).toBe(true)
    fireEvent.click(screen.getByText('Elsewhere'))
    expect(isExpanded(trigger('Interiors'))).toBe(false)
  })

  test.each(['{Enter}', ' ', '{ArrowDown}'])('opens with %j', async (key) => {
    const user = open()
    trigger('About Us').focus()
    await user.keyboard(key)
    expect(isExpanded(trigger('About Us'))).toBe(true)
  })

  test('lets ArrowDown in, and Escape out to its button', async () => {
    const user = open()
    trigger('Build').focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('All building')
    await user.keyboard('{Escape}')
    expect(isExpanded(trigger('Build'))).toBe(false)
    expect(document.activeElement).toBe(trigger('Build'))
  })

  test('closes when Tab leaves it', async () => {
    const user = open()
    fireEvent.click(trigger('Architectural'))
    trigger('Architectural').focus()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Planning')
    expect(isExpanded(trigger('Architectural'))).toBe(true)
    await user.tab()
    expect(document.activeElement).toBe(trigger('Build'))
    expect(isExpanded(trigger('Architectural'))).toBe(false)
  })

  test('closes on its links', async () => {
    const user = open()
    await user.hover(trigger('Interiors'))
    await user.click(bar().getByRole('link', { name: 'Cinema', hidden: true }))
    expect(isExpanded(trigger('Interiors'))).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('/rooms/cinema')
  })

  test('closes when the visitor goes back', async () => {
    const user = open()
    await user.click(bar().getByRole('link', { name: 'Careers' }))
    fireEvent.click(trigger('Build'))
    act(() => window.history.back())
    await vi.waitFor(() => expect(isExpanded(trigger('Build'))).toBe(false))
  })

  test('holds what its area contributes', () => {
    open()
    const panel = document.getElementById(trigger('Interiors').getAttribute('aria-controls') ?? '')
    expect([...(panel?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
      'All interiors',
      'A cellar',
      'Rooms',
      'Cinema',
      'Cupboards',
      'Loft',
      'Cooking',
    ])
  })
})

describe('the full-screen menu', () => {
  const toggle = () => trigger('Menu')
  const menu = () => screen.queryByRole('dialog', { name: 'Menu' })
  const row = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })
  const press = (name: string) => fireEvent.click(row(name))

  test('opens with the focus inside', async () => {
    const user = open()
    expect(menu()).toBeNull()
    await user.click(toggle())
    expect(isExpanded(toggle())).toBe(true)
    expect(menu()?.contains(document.activeElement)).toBe(true)
  })

  test('has the seven rows in order', async () => {
    const user = open()
    await user.click(toggle())
    const rows = within(screen.getByRole('dialog')).getByRole('navigation').querySelectorAll(':scope > :is(a, button)')
    expect([...rows].map((it) => it.textContent)).toEqual([
      'Home',
      'About Us',
      'Interiors',
      'Build',
      'Architectural Design',
      'Careers',
      'Contact',
    ])
  })

  test('shows one panel at a time, and collapses one that is pressed again', async () => {
    const user = open()
    await user.click(toggle())
    press('About Us')
    expect(isExpanded(row('About Us'))).toBe(true)
    press('Interiors')
    expect(isExpanded(row('About Us'))).toBe(false)
    expect(isExpanded(row('Interiors'))).toBe(true)
    press('Interiors')
    expect(isExpanded(row('Interiors'))).toBe(false)
  })

  test('nests the residential list in Build', async () => {
    const user = open()
    await user.click(toggle())
    press('Build')
    expect(isExpanded(row('Residential'))).toBe(false)
    press('Residential')
    expect(isExpanded(row('Residential'))).toBe(true)
    expect(isExpanded(row('Build'))).toBe(true)
    press('Residential')
    expect(isExpanded(row('Residential'))).toBe(false)
    expect(isExpanded(row('Build'))).toBe(true)
    press('Residential')
    press('Build')
    expect(isExpanded(row('Build'))).toBe(false)
    expect(isExpanded(row('Residential'))).toBe(false)
  })

  test('closes on any link', async () => {
    const user = open()
    await user.click(toggle())
    press('Interiors')
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'A cellar' }))
    expect(menu()).toBeNull()
    expect(isExpanded(toggle())).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('/film/0')
  })

  test('closes on a link even while links load whole documents', async () => {
    prerendered.set(true)
    const user = open()
    await user.click(toggle())
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Story' }))
    expect(screen.getByRole('status').textContent).toBe('/')
    expect(menu()).toBeNull()
  })

  test('starts collapsed every time', async () => {
    const user = open()
    await user.click(toggle())
    press('Interiors')
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    expect(menu()).toBeNull()
    await user.click(toggle())
    expect(isExpanded(row('Interiors'))).toBe(false)
  })

  test('gives focus back to the button when the browser closes it, as Escape does', async () => {
    const user = open()
    await user.click(toggle())
    act(() => (screen.getByRole('dialog') as HTMLDialogElement).close())
    expect(isExpanded(toggle())).toBe(false)
    expect(document.activeElement).toBe(toggle())
  })

  test('offers the telephone and WhatsApp', async () => {
    const user = open()
    await user.click(toggle())
    const inside = within(screen.getByRole('dialog'))
    expect(inside.getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe('tel:+442079460100')
    expect(inside.getByRole('link', { name: /^WhatsApp.*new tab/ }).getAttribute('href')).toBe(
      'https://wa.me/447700900123',
    )
  })
})

describe('the pictures of the menus', () => {
  const pictures = (name: string) => document.querySelectorAll(`header img[src*="${name}"]`).length

  test('wait a second, and 100 ms more for each step', () => {
    open()
    pass(999)
    expect(document.querySelectorAll('img')).toHaveLength(0)
    pass(1)
    expect([pictures('rooms'), pictures('cupboards')]).toEqual([1, 0])
    pass(100)
    expect([pictures('cupboards'), pictures('cooking')]).toEqual([1, 0])
    pass(100)
    expect([pictures('cooking'), pictures('film')]).toEqual([1, 0])
    pass(100)
    expect(pictures('film')).toBe(1)
  })

  test('are those of the menu that the window has, and of the other when it changes', () => {
    isWide = false
    open()
    pass(2000)
    expect(pictures('rooms')).toBe(0)
    expect(document.querySelectorAll('dialog img[src*="rooms"]')).toHaveLength(1)

    isWide = true
    for (const list of windows) {
      list.matches = !list.matches
      list.dispatchEvent(new Event('change'))
    }
    pass(999)
    expect(pictures('rooms')).toBe(0)
    pass(1)
    expect(pictures('rooms')).toBe(1)
  })

  test('are lazy, so that a menu which is not shown fetches none', () => {
    open()
    pass(2000)
    for (const picture of document.querySelectorAll('img')) expect(picture.getAttribute('loading')).toBe('lazy')
  })

  test('of the main categories are preloaded once the page is complete, for wide windows only', () => {
    const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    open()
    expect(preloads()).toHaveLength(0)
    fireEvent(window, new Event('load'))
    expect(preloads().map((link) => link.getAttribute('imagesrcset') ?? link.imageSrcset)).toEqual([
      expect.stringContaining('rooms'),
      expect.stringContaining('cupboards'),
      expect.stringContaining('cooking'),
    ])
    for (const link of preloads()) expect(link.media).toBe('(min-width: 64em)')
  })
})

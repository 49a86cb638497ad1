import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { banner, openFrame, trigger } from '../testing/openFrame.tsx'
import { startMenus } from './menuController.ts'

// jsdom has neither media queries nor modal dialogs nor invoker commands.
const windows = Object.assign(new EventTarget(), { matches: true })

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => windows)
  let before: Element | null = null
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    before = document.activeElement
    this.open = true
    this.querySelector<HTMLElement>('[autofocus]')?.focus()
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    if (before instanceof HTMLElement) before.focus()
    this.dispatchEvent(new Event('close'))
  }
  startMenus()
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => windows)
  // Testing Library advances fake timers only if it finds a global `jest`; otherwise it waits.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
})

const pass = (ms: number) => vi.advanceTimersByTime(ms)

/** Opens the frame in a wide or a narrow window. */
function open({ isWide = true, address = '/' } = {}) {
  windows.matches = isWide
  const user = openFrame(address)
  fireEvent(document, new Event('DOMContentLoaded', { bubbles: true }))
  pass(10)
  return user
}

const detailsOf = (name: string) => trigger(name).nextElementSibling as HTMLDetailsElement
const isOpen = (name: string) => detailsOf(name).open

/** Opens a menu of the bar by resting the mouse on its entry. */
async function openMenu(name: string) {
  const user = open()
  await user.hover(trigger(name))
  pass(100)
  expect(isOpen(name)).toBe(true)
  return user
}

// First, because pictures are fetched only once.
test('pictures are fetched in turn when the pointer nears a menu', () => {
  open()
  const copies = vi.spyOn(Node.prototype, 'cloneNode')
  const due = () => [...document.querySelectorAll('[data-due] img')].map((image) => image.getAttribute('src'))
  const has = (name: string) => due().some((address) => address?.includes(`/${name}-`))
  pass(5000)
  expect(due()).toEqual([])
  fireEvent.pointerOver(trigger('Build'))
  // The pictures of the main categories are preloaded.
  expect(copies).toHaveBeenCalledTimes(3)
  pass(999)
  expect(due()).toEqual([])
  pass(1)
  expect([has('rooms'), has('cupboards')]).toEqual([true, false])
  pass(100)
  expect([has('cupboards'), has('cooking')]).toEqual([true, false])
  pass(200)
  expect([has('cooking'), has('film')]).toEqual([true, true])
})

describe('the bar', () => {
  test('turns solid beyond 50 px, not at 50', () => {
    open()
    const scrollTo = (y: number) => {
      vi.stubGlobal('scrollY', y)
      fireEvent.scroll(window)
      return screen.getByRole('banner').dataset.scrolled
    }
    expect([scrollTo(50), scrollTo(51), scrollTo(0)]).toEqual(['false', 'true', 'false'])
  })

  test('has the areas’ entries, in either order', () => {
    const names = () =>
      [...(document.querySelector('header nav > ul')?.children ?? [])].map((entry) =>
        entry.firstElementChild?.textContent?.trim(),
      )
    open()
    const inBar = ['Home', 'About Us', 'Architectural', 'Build', 'Interiors', 'Careers', 'Contact']
    expect(names()).toEqual(inBar)
    open({ isWide: false })
    expect(names()).toEqual([...inBar.slice(0, 2), 'Interiors', 'Build', 'Architectural', ...inBar.slice(5)])
  })
})

describe('a menu of the bar', () => {
  test('opens under a resting mouse, and closes 150 ms after it leaves', async () => {
    const user = open()
    await user.hover(trigger('Build'))
    pass(99)
    expect(isOpen('Build')).toBe(false)
    pass(1)
    expect(isOpen('Build')).toBe(true)
    await user.unhover(trigger('Build'))
    pass(149)
    expect(isOpen('Build')).toBe(true)
    pass(1)
    expect(isOpen('Build')).toBe(false)
  })

  test('stays closed under a passing mouse, or after a click that closed it', async () => {
    const user = open()
    for (const y of [0, 30, 60]) {
      await user.pointer({ target: trigger('Build'), coords: { clientX: 500, clientY: y } })
      pass(70)
    }
    await user.unhover(trigger('Build'))
    pass(1000)
    expect(isOpen('Build')).toBe(false)
    fireEvent.click(trigger('Build'), { detail: 1 })
    fireEvent.click(trigger('Build'), { detail: 1 })
    await user.pointer({ target: trigger('Build'), coords: { clientX: 500, clientY: 30 } })
    pass(90)
    expect(isOpen('Build')).toBe(false)
  })

  test('stays open while the mouse crosses other entries or returns', async () => {
    const user = await openMenu('Build')
    for (const y of [40, 55, 70]) {
      await user.pointer({ target: trigger('Interiors'), coords: { clientX: 500, clientY: y } })
      pass(90)
      expect(isOpen('Build')).toBe(true)
    }
    await user.hover(banner().getByText('Lofts'))
    pass(1000)
    expect(isOpen('Build')).toBe(true)
    await user.unhover(banner().getByText('Lofts'))
    pass(100)
    await user.hover(banner().getByText('Lofts'))
    pass(1000)
    expect(isOpen('Build')).toBe(true)
  })

  test('closes when the mouse rests on another entry', async () => {
    const user = await openMenu('Build')
    await user.hover(trigger('Interiors'))
    pass(100)
    expect([isOpen('Build'), isOpen('Interiors')]).toEqual([false, true])
    pass(1000)
    expect(isOpen('Interiors')).toBe(true)
  })

  test('stays open after a hover and one or two clicks', async () => {
    await openMenu('Build')
    fireEvent.click(trigger('Build'), { detail: 1 })
    expect(isOpen('Build')).toBe(true)
    fireEvent.click(trigger('Build'), { detail: 1 })
    expect(isOpen('Build')).toBe(false)
    for (const detail of [1, 2]) fireEvent.click(trigger('Build'), { detail })
    expect(isOpen('Build')).toBe(true)
  })

  test('closes on a press outside, not inside', () => {
    open()
    fireEvent.click(trigger('Interiors'))
    fireEvent.click(banner().getByText('Films'))
    expect(isOpen('Interiors')).toBe(true)
    fireEvent.pointerDown(screen.getByText('Elsewhere'))
    expect(isOpen('Interiors')).toBe(false)
  })

  test('leaves keys with modifiers to the browser', async () => {
    const user = open()
    trigger('Build').focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(isOpen('Build')).toBe(false)
  })

  test('ArrowDown enters it, and Escape returns to its button', async () => {
    const user = open()
    trigger('Build').focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('All building')
    await user.keyboard('{Escape}')
    expect(isOpen('Build')).toBe(false)
    expect(document.activeElement).toBe(trigger('Build'))
  })

  test('closes on a click on its links, and on Back', async () => {
    await openMenu('Interiors')
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
    fireEvent.click(banner().getByText('Cinema'))
    expect(isOpen('Interiors')).toBe(false)
    fireEvent.click(trigger('Build'))
    dispatchEvent(new PopStateEvent('popstate'))
    expect(isOpen('Build')).toBe(false)
  })
})

describe('the phone’s menu', () => {
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement
  const toggle = () => trigger('Menu')
  const row = (name: string) => within(dialog()).getByText(name, { selector: 'summary' })
  const openPhone = async () => {
    const user = open({ isWide: false })
    await user.click(toggle())
    return user
  }

  test('a double click leaves a panel open', async () => {
    const user = await openPhone()
    await user.dblClick(row('Build'))
    expect(row('Build').closest('details')?.open).toBe(true)
  })

  test('starts collapsed every time', async () => {
    const user = await openPhone()
    await user.click(row('Build'))
    await user.click(row('Residential'))
    fireEvent(dialog(), new Event('cancel'))
    dialog().close()
    await user.click(toggle())
    for (const name of ['Build', 'Residential']) expect(row(name).closest('details')?.open, name).toBe(false)
  })

  test('closes on a click on any link, and when the window widens', async () => {
    const user = await openPhone()
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
    await user.click(row('Interiors'))
    fireEvent.click(within(dialog()).getByText('A cellar'))
    expect(dialog().open).toBe(false)
    await user.click(toggle())
    windows.matches = true
    windows.dispatchEvent(new Event('change'))
    expect(dialog().open).toBe(false)
    expect(dialog().contains(document.querySelector('header nav'))).toBe(false)
  })

  test('offers the telephone and WhatsApp', () => {
    open({ isWide: false })
    const link = (name: RegExp) => within(dialog()).getByRole('link', { name, hidden: true }).getAttribute('href')
    expect(link(/^Call us/)).toMatch(/^tel:\+44\d{10}$/)
    expect(link(/^WhatsApp.*new tab/)).toMatch(/^https:\/\/wa\.me\/44\d{10}$/)
  })
})

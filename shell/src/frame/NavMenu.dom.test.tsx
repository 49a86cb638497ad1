import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installFakeWindow, pass } from '../testing/fakeWindow.ts'
import { bar, closeHeader, isExpanded, openHeader, trigger } from '../testing/openHeader.tsx'

beforeEach(installFakeWindow)
afterEach(closeHeader)

const isOpen = (name: string) => isExpanded(trigger(name))

/** Opens the header, and a menu of its bar by a mouse that rests there. */
async function openMenu(name: string) {
  const user = openHeader()
  await user.hover(trigger(name))
  pass(100)
  expect(isOpen(name)).toBe(true)
  return user
}

describe('a menu of the bar', () => {
  test('opens under a resting mouse, closes 150 ms after it', async () => {
    const user = openHeader()
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

  test('stays closed under a mouse that passes, or closed it', async () => {
    const user = openHeader()
    for (const y of [0, 30, 60]) {
      await user.pointer({ target: trigger('Build'), coords: { clientX: 500, clientY: y } })
      pass(70)
    }
    await user.unhover(trigger('Build'))
    pass(1000)
    expect(isOpen('Build')).toBe(false)
    await user.click(trigger('Build'))
    await user.click(trigger('Build'))
    await user.pointer({ target: trigger('Build'), coords: { clientX: 500, clientY: 30 } })
    pass(1000)
    expect(isOpen('Build')).toBe(false)
  })

  test('stays while the mouse crosses others, or comes back', async () => {
    const user = await openMenu('Build')
    for (const y of [40, 55, 70]) {
      await user.pointer({ target: trigger('Interiors'), coords: { clientX: 500, clientY: y } })
      pass(90)
      expect(isOpen('Build')).toBe(true)
    }
    await user.hover(bar().getByText('Lofts'))
    pass(1000)
    expect(isOpen('Build')).toBe(true)
    // So it does for one that has left, and comes back in time.
    await user.unhover(bar().getByText('Lofts'))
    pass(100)
    await user.hover(bar().getByText('Lofts'))
    pass(1000)
    expect(isOpen('Build')).toBe(true)
  })

  test('stays under a keyboard when the mouse leaves', async () => {
    const user = await openMenu('Build')
    await user.keyboard('{Tab}')
    trigger('Build').focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('All building')
    await user.unhover(trigger('Build'))
    pass(1000)
    expect(isOpen('Build')).toBe(true)
  })

  test('gives way to the next that the mouse rests on', async () => {
    const user = await openMenu('Build')
    await user.hover(trigger('Interiors'))
    pass(100)
    expect(isOpen('Build')).toBe(false)
    expect(isOpen('Interiors')).toBe(true)
    pass(1000)
    expect(isOpen('Interiors')).toBe(true)
  })

  test('does not close under the click that follows the hover', async () => {
    const user = await openMenu('Build')
    await user.click(trigger('Build'))
    expect(isOpen('Build')).toBe(true)
    await user.click(trigger('Build'))
    expect(isOpen('Build')).toBe(false)
  })

  test('toggles under a finger, which does not hover', async () => {
    const user = openHeader()
    // jsdom has no layout.
    Object.assign(document, { elementFromPoint: () => trigger('Build') })
    const tap = () => user.pointer({ keys: '[TouchA]', target: trigger('Build') })
    await tap()
    expect(isOpen('Build')).toBe(true)
    await tap()
    expect(isOpen('Build')).toBe(false)
  })

  test('closes on a click elsewhere, not on one inside', async () => {
    openHeader()
    fireEvent.click(trigger('Interiors'))
    fireEvent.click(bar().getByText('Films'))
    expect(isOpen('Interiors')).toBe(true)
    fireEvent.click(screen.getByText('Elsewhere'))
    expect(isOpen('Interiors')).toBe(false)
  })

  test.each(['{Enter}', ' ', '{ArrowDown}'])('opens with %j', async (key) => {
    const user = openHeader()
    trigger('About Us').focus()
    await user.keyboard(key)
    expect(isOpen('About Us')).toBe(true)
  })

  test('lets ArrowDown in, and Escape out to its button', async () => {
    const user = openHeader()
    trigger('Build').focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('All building')
    await user.keyboard('{Escape}')
    expect(isOpen('Build')).toBe(false)
    expect(document.activeElement).toBe(trigger('Build'))
  })

  test('closes when Tab leaves it', async () => {
    const user = openHeader()
    fireEvent.click(trigger('Architectural'))
    trigger('Architectural').focus()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Planning')
    expect(isOpen('Architectural')).toBe(true)
    await user.tab()
    expect(document.activeElement).toBe(trigger('Build'))
    expect(isOpen('Architectural')).toBe(false)
  })

  test('closes on its links', async () => {
    const user = await openMenu('Interiors')
    await user.click(bar().getByRole('link', { name: 'Cinema', hidden: true }))
    expect(isOpen('Interiors')).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('/rooms/cinema')
  })

  test('closes when the visitor goes back', async () => {
    const user = openHeader()
    await user.click(bar().getByRole('link', { name: 'Careers' }))
    fireEvent.click(trigger('Build'))
    act(() => window.history.back())
    await vi.waitFor(() => expect(isOpen('Build')).toBe(false), 15_000)
  })

  test('holds what its area contributes', () => {
    openHeader()
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

import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installFakeWindow, pass } from '../testing/fakeWindow.ts'
import { bar, closeHeader, isExpanded, openHeader, trigger } from '../testing/openHeader.tsx'

beforeEach(installFakeWindow)
afterEach(closeHeader)

/** Moves the mouse onto an element, where it rests. */
async function rest(user: ReturnType<typeof openHeader>, element: HTMLElement) {
  await user.hover(element)
  pass(100)
}

describe('a menu of the bar', () => {
  test('opens where the mouse rests and closes 150 ms after it has left', async () => {
    const user = openHeader()
    await user.hover(trigger('Build'))
    pass(99)
    expect(isExpanded(trigger('Build'))).toBe(false)
    pass(1)
    expect(isExpanded(trigger('Build'))).toBe(true)
    await user.unhover(trigger('Build'))
    pass(149)
    expect(isExpanded(trigger('Build'))).toBe(true)
    pass(1)
    expect(isExpanded(trigger('Build'))).toBe(false)
  })

  test('stays closed under a mouse that passes, or has pressed it closed', async () => {
    const user = openHeader()
    for (const y of [0, 30, 60]) {
      await user.pointer({ target: trigger('Build'), coords: { clientX: 500, clientY: y } })
      pass(70)
    }
    await user.unhover(trigger('Build'))
    pass(1000)
    expect(isExpanded(trigger('Build'))).toBe(false)
    await user.click(trigger('Build'))
    await user.click(trigger('Build'))
    await user.pointer({ target: trigger('Build'), coords: { clientX: 500, clientY: 30 } })
    pass(1000)
    expect(isExpanded(trigger('Build'))).toBe(false)
  })

  test('stays while the mouse crosses other entries on its way down to it', async () => {
    const user = openHeader()
    await rest(user, trigger('Build'))
    for (const y of [40, 55, 70]) {
      await user.pointer({ target: trigger('Interiors'), coords: { clientX: 500, clientY: y } })
      pass(90)
      expect(isExpanded(trigger('Build'))).toBe(true)
    }
    await user.hover(bar().getByText('Lofts'))
    pass(1000)
    expect(isExpanded(trigger('Build'))).toBe(true)
  })

  test('stays when the mouse comes back in time', async () => {
    const user = openHeader()
    await rest(user, trigger('Build'))
    await user.unhover(trigger('Build'))
    pass(100)
    await user.hover(bar().getByText('Lofts'))
    pass(1000)
    expect(isExpanded(trigger('Build'))).toBe(true)
  })

  test('stays under a keyboard when a mouse that rested on it leaves', async () => {
    const user = openHeader()
    await rest(user, trigger('Build'))
    await user.keyboard('{Tab}')
    trigger('Build').focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('All building')
    await user.unhover(trigger('Build'))
    pass(1000)
    expect(isExpanded(trigger('Build'))).toBe(true)
  })

  test('gives way to the next that the mouse rests on', async () => {
    const user = openHeader()
    await rest(user, trigger('Build'))
    await rest(user, trigger('Interiors'))
    expect(isExpanded(trigger('Build'))).toBe(false)
    expect(isExpanded(trigger('Interiors'))).toBe(true)
    pass(1000)
    expect(isExpanded(trigger('Interiors'))).toBe(true)
  })

  test('does not close under the click that follows the hover', async () => {
    const user = openHeader()
    await rest(user, trigger('Build'))
    await user.click(trigger('Build'))
    expect(isExpanded(trigger('Build'))).toBe(true)
    await user.click(trigger('Build'))
    expect(isExpanded(trigger('Build'))).toBe(false)
  })

  test('toggles under a finger, which does not hover', async () => {
    const user = openHeader()
    // jsdom has no layout.
    Object.assign(document, { elementFromPoint: () => trigger('Build') })
    const tap = () => user.pointer({ keys: '[TouchA]', target: trigger('Build') })
    await tap()
    expect(isExpanded(trigger('Build'))).toBe(true)
    await tap()
    expect(isExpanded(trigger('Build'))).toBe(false)
  })

  test('closes on a click elsewhere, not on one inside', async () => {
    openHeader()
    fireEvent.click(trigger('Interiors'))
    fireEvent.click(bar().getByText('Films'))
    expect(isExpanded(trigger('Interiors'))).toBe(true)
    fireEvent.click(screen.getByText('Elsewhere'))
    expect(isExpanded(trigger('Interiors'))).toBe(false)
  })

  test.each(['{Enter}', ' ', '{ArrowDown}'])('opens with %j', async (key) => {
    const user = openHeader()
    trigger('About Us').focus()
    await user.keyboard(key)
    expect(isExpanded(trigger('About Us'))).toBe(true)
  })

  test('lets ArrowDown in, and Escape out to its button', async () => {
    const user = openHeader()
    trigger('Build').focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('All building')
    await user.keyboard('{Escape}')
    expect(isExpanded(trigger('Build'))).toBe(false)
    expect(document.activeElement).toBe(trigger('Build'))
  })

  test('closes when Tab leaves it', async () => {
    const user = openHeader()
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
    const user = openHeader()
    await rest(user, trigger('Interiors'))
    await user.click(bar().getByRole('link', { name: 'Cinema', hidden: true }))
    expect(isExpanded(trigger('Interiors'))).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('/rooms/cinema')
  })

  test('closes when the visitor goes back', async () => {
    const user = openHeader()
    await user.click(bar().getByRole('link', { name: 'Careers' }))
    fireEvent.click(trigger('Build'))
    act(() => window.history.back())
    await vi.waitFor(() => expect(isExpanded(trigger('Build'))).toBe(false), 15_000)
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

import { act, fireEvent, screen, within } from '@testing-library/react'
import { pageState } from 'shared-ui/pageState'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { installFakeWindow } from '../testing/fakeWindow.ts'
import { closeHeader, isExpanded, openHeader, trigger } from '../testing/openHeader.tsx'

beforeEach(installFakeWindow)
afterEach(closeHeader)

describe('the phone menu', () => {
  const toggle = () => trigger('Menu')
  const menu = () => screen.queryByRole('dialog', { name: 'Menu' })
  const row = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })
  const press = (name: string) => fireEvent.click(row(name))

  test('opens with the focus inside', async () => {
    const user = openHeader()
    expect(menu()).toBeNull()
    await user.click(toggle())
    expect(isExpanded(toggle())).toBe(true)
    expect(menu()?.contains(document.activeElement)).toBe(true)
  })

  test('has the areas’ entries in an order of its own', async () => {
    const user = openHeader()
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
    const user = openHeader()
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
    const user = openHeader()
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

  test('opens a tile’s own page and its links from the tile’s picture, which collapses with its entry', async () => {
    const user = openHeader()
    await user.click(toggle())
    press('Interiors')
    press('Rooms')
    const rooms = row('Rooms')
    expect(isExpanded(rooms)).toBe(true)
    const panel = document.getElementById(rooms.getAttribute('aria-controls') ?? '')
    const links = within(panel as HTMLElement).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['All rooms', 'Cinema'])
    press('Cupboards')
    expect(isExpanded(rooms)).toBe(false)
    expect(isExpanded(row('Interiors'))).toBe(true)
    press('Interiors')
    expect(isExpanded(row('Cupboards'))).toBe(false)
  })

  test('closes on any link', async () => {
    const user = openHeader()
    await user.click(toggle())
    press('Interiors')
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'A cellar' }))
    expect(menu()).toBeNull()
    expect(isExpanded(toggle())).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('/film/0')
  })

  test('closes on a link even while links load whole documents', async () => {
    const user = openHeader()
    pageState().hydrated = 'frame'
    await user.click(toggle())
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Story' }))
    expect(screen.getByRole('status').textContent).toBe('/')
    expect(menu()).toBeNull()
  })

  test('starts collapsed every time', async () => {
    const user = openHeader()
    await user.click(toggle())
    press('Interiors')
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    expect(menu()).toBeNull()
    await user.click(toggle())
    expect(isExpanded(row('Interiors'))).toBe(false)
  })

  test('gives focus back to the button when the browser closes it, as Escape does', async () => {
    const user = openHeader()
    await user.click(toggle())
    act(() => (screen.getByRole('dialog') as HTMLDialogElement).close())
    expect(isExpanded(toggle())).toBe(false)
    expect(document.activeElement).toBe(toggle())
  })

  test('offers the telephone and WhatsApp', async () => {
    const user = openHeader()
    await user.click(toggle())
    const inside = within(screen.getByRole('dialog'))
    expect(inside.getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe('tel:+442079460100')
    expect(inside.getByRole('link', { name: /^WhatsApp.*new tab/ }).getAttribute('href')).toBe(
      'https://wa.me/447700900123',
    )
  })
})

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
  const link = (name: string | RegExp) => within(screen.getByRole('dialog')).getByRole('link', { name })
  const open = async () => {
    const user = openHeader()
    expect(menu()).toBeNull()
    await user.click(toggle())
    return user
  }

  test('opens with the focus inside', async () => {
    await open()
    expect(isExpanded(toggle())).toBe(true)
    expect(menu()?.contains(document.activeElement)).toBe(true)
  })

  test('has the areas’ entries in an order of its own', async () => {
    await open()
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

  test('shows one panel at a time, and collapses it again', async () => {
    await open()
    press('About Us')
    expect(isExpanded(row('About Us'))).toBe(true)
    press('Interiors')
    expect(isExpanded(row('About Us'))).toBe(false)
    expect(isExpanded(row('Interiors'))).toBe(true)
    press('Interiors')
    expect(isExpanded(row('Interiors'))).toBe(false)
  })

  test('nests the residential list in Build', async () => {
    await open()
    press('Build')
    const areOpen = () => ['Build', 'Residential'].map((name) => isExpanded(row(name)))
    expect(areOpen()).toEqual([true, false])
    press('Residential')
    expect(areOpen()).toEqual([true, true])
    press('Residential')
    expect(areOpen()).toEqual([true, false])
    press('Residential')
    press('Build')
    expect(areOpen()).toEqual([false, false])
  })

  test('opens a tile’s links, which collapse with its entry', async () => {
    await open()
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
    const user = await open()
    press('Interiors')
    await user.click(link('A cellar'))
    expect(menu()).toBeNull()
    expect(isExpanded(toggle())).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('/film/0')
  })

  test('closes on a link that loads a document', async () => {
    await open()
    pageState().hydrated = 'frame'
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(link('Story'))
    expect(screen.getByRole('status').textContent).toBe('/')
    expect(menu()).toBeNull()
  })

  test('starts collapsed every time', async () => {
    const user = await open()
    press('Interiors')
    press('Close')
    expect(menu()).toBeNull()
    await user.click(toggle())
    expect(isExpanded(row('Interiors'))).toBe(false)
  })

  test('gives focus back when closed by the browser', async () => {
    await open()
    act(() => (screen.getByRole('dialog') as HTMLDialogElement).close())
    expect(isExpanded(toggle())).toBe(false)
    expect(document.activeElement).toBe(toggle())
  })

  test('offers the telephone and WhatsApp', async () => {
    await open()
    expect(link('Call us').getAttribute('href')).toMatch(/^tel:\+44\d{10}$/)
    expect(link(/^WhatsApp.*new tab/).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/44\d{10}$/)
  })
})

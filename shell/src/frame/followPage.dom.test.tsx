import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReleases } from '../loading/releases.ts'
import { banner, openFrame } from '../testing/openFrame.tsx'
import { sampleAreas } from '../testing/sampleAreas.ts'
import { followPage, startPhoneBar } from './followPage.ts'

/** The elements that the bar gives way to, as the browser would report them. */
let report: (entries: Partial<IntersectionObserverEntry>[]) => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(next: typeof report) {
        report = next
      }
      observe() {}
      disconnect() {}
    },
  )
})

const current = (element: HTMLElement) => element.getAttribute('aria-current')

test('marks the page and its area, served and after', () => {
  noteReleases({ shell: '1', areas: sampleAreas })
  const marks = () =>
    ['Careers', 'Build', 'Interiors'].map((name) => {
      const role = name === 'Careers' ? 'link' : 'button'
      return current(banner().getAllByRole(role, { name, hidden: true })[0] as HTMLElement)
    })
  for (const [address, expected] of [
    ['/careers', ['page', null, null]],
    ['/careers/', ['page', null, null]],
    ['/builders', [null, 'true', null]],
    ['/interiors/kitchens/modern/', [null, null, 'true']],
    ['/interiorsandmore', [null, null, null]],
  ] as const) {
    openFrame(address)
    expect(marks(), address).toEqual(expected)
    openFrame('/')
    followPage(address)
    expect(marks(), address).toEqual(expected)
  }
})

test('shows the phone’s bar where it is of use', () => {
  openFrame()
  startPhoneBar()
  const bar = screen.getByRole('complementary', { name: 'Call or write' })
  const isShown = () => 'shown' in bar.dataset
  expect(isShown()).toBe(false)
  vi.stubGlobal('scrollY', innerHeight + 1)
  dispatchEvent(new Event('scroll'))
  vi.runAllTimers()
  expect(isShown()).toBe(true)
  const target = document.createElement('form')
  report([{ isIntersecting: true, target }])
  expect(isShown()).toBe(false)
  report([{ isIntersecting: false, target }])
  expect(isShown()).toBe(true)
  screen.getByRole('textbox').focus()
  vi.runAllTimers()
  expect(isShown()).toBe(false)
})

test('the phone’s bar asks about the page, with its area’s hours', () => {
  // jsdom has no layout.
  const rects = function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
  }
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(rects)
  vi.setSystemTime('2026-11-28T11:00:00Z')
  noteReleases({ shell: '1', areas: sampleAreas })
  const ask = (about: string, rest = '') => `<a href="/contact?about=${about}"${rest}>Ask for a price</a>`
  for (const [address, links, asks, closed] of [
    ['/', ask('loft-conversions'), '/contact?about=loft-conversions', 'From 9 AM on Monday'],
    ['/', ask('commercial', ' hidden'), '/contact', 'From 9 AM on Monday'],
    ['/sovran-builders', ask('pools') + ask('extensions'), '/builders#consultation', ''],
  ] as const) {
    openFrame(address)
    const own = document.body.appendChild(document.createElement('main'))
    own.innerHTML = links
    startPhoneBar()
    followPage(address)
    vi.stubGlobal('scrollY', innerHeight + 1)
    dispatchEvent(new Event('scroll'))
    vi.runAllTimers()
    const bar = screen.getByRole('complementary', { name: 'Call or write' })
    const shown = bar.querySelector<HTMLElement>('[data-area]:not([hidden])')
    expect(shown?.querySelector('a[data-form]')?.getAttribute('href'), address).toBe(asks)
    expect(shown?.querySelector('small')?.textContent, address).toBe(closed)
  }
})

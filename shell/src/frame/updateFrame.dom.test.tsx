import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReleases } from '../host/loading/loadedReleases.ts'
import { banner, openFrame } from '../testing/openFrame.tsx'
import { sampleAreas } from '../testing/sampleAreas.ts'
import { startPhoneBar, updateFrame } from './updateFrame.ts'

/** Reports, as the browser would, the elements in view that hide the bar. */
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

test('marks the page and its area, as served and after a navigation', () => {
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
    updateFrame(address)
    expect(marks(), address).toEqual(expected)
  }
})

test('shows the phone’s bar below the first screen, away from forms', () => {
  openFrame()
  startPhoneBar()
  const bar = screen.getByRole('complementary', { name: 'Call or write' })
  const isShown = () => 'shown' in bar.dataset
  expect(isShown()).toBe(false)
  vi.stubGlobal('scrollY', innerHeight + 1)
  dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(1)
  expect(isShown()).toBe(true)
  const target = document.createElement('form')
  report([{ isIntersecting: true, target }])
  expect(isShown()).toBe(false)
  report([{ isIntersecting: false, target }])
  expect(isShown()).toBe(true)
  screen.getByRole('textbox').focus()
  vi.advanceTimersByTime(1)
  expect(isShown()).toBe(false)
})

test('the phone’s bar asks about the current page', () => {
  // jsdom has no layout.
  const rects = function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
  }
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(rects)
  noteReleases({ shell: '1', areas: sampleAreas })
  openFrame('/')
  const own = document.body.appendChild(document.createElement('main'))
  startPhoneBar()
  vi.stubGlobal('scrollY', innerHeight + 1)
  const bar = screen.getByRole('complementary', { name: 'Call or write' })
  const ask = (about: string, rest = '') => `<a href="/contact?about=${about}"${rest}>Ask for a price</a>`
  // Consecutive pages, some opened below their first screen: the bar stays in view.
  for (const [address, links, asks] of [
    ['/', ask('loft-conversions'), '/contact?about=loft-conversions'],
    ['/', ask('commercial', ' hidden'), '/contact'],
    ['/sovran-builders', ask('extensions'), '/contact?about=extensions'],
    ['/sovran-builders', ask('pools') + ask('extensions'), '/builders#consultation'],
    ['/sovran-builders', '', '/builders#consultation'],
  ] as const) {
    updateFrame(address)
    own.innerHTML = links
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(1)
    const shown = bar.querySelector<HTMLElement>('[data-area]:not([hidden])')
    expect(shown?.querySelector('a[data-form]')?.getAttribute('href'), `${address} ${links}`).toBe(asks)
  }
})

test('the phone’s bar follows its area’s hours, even in a page left open', () => {
  noteReleases({ shell: '1', areas: sampleAreas })
  openFrame('/sovran-builders')
  const closed = () => screen.getByRole('complementary').querySelector('[data-area]:not([hidden]) small')?.textContent
  // Saturday from 7 to 12.
  vi.setSystemTime('2026-11-28T06:55:00Z')
  startPhoneBar()
  expect(closed()).toBe('From 7 AM')
  vi.advanceTimersByTime(6 * 60_000)
  expect(closed()).toBe('')
  // Timers run neither on a sleeping machine nor in the back-forward cache.
  for (const type of ['focus', 'pageshow', 'visibilitychange']) {
    vi.setSystemTime('2026-11-28T11:59:00Z')
    dispatchEvent(new Event('focus'))
    expect(closed(), type).toBe('')
    vi.setSystemTime('2026-11-28T12:00:00Z')
    ;(type === 'visibilitychange' ? document : window).dispatchEvent(new Event(type))
    expect(closed(), type).toBe('From 7 AM on Saturday 5 December')
  }
})

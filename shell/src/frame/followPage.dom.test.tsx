import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReleases } from '../loading/releases.ts'
import { banner, openFrame, trigger } from '../testing/openFrame.tsx'
import { sampleAreas } from '../testing/sampleAreas.ts'
import { followPage, startPhoneBar } from './followPage.ts'

/** The elements that the bar gives way to, as the browser would report them. */
let report: (entries: Partial<IntersectionObserverEntry>[]) => void = () => {}

beforeEach(() => {
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

test('marks the page shown, and the area around it', () => {
  noteReleases({ shell: '1', areas: sampleAreas })
  openFrame('/careers')
  const careers = banner().getAllByRole('link', { name: 'Careers', hidden: true })[0] as HTMLElement
  expect(current(careers)).toBe('page')
  followPage('/interiors/kitchens/modern/')
  expect(current(careers)).toBeNull()
  expect([current(trigger('Interiors')), current(trigger('Build'))]).toEqual(['true', null])
})

test('shows the phone’s bar where it is of use', () => {
  openFrame()
  startPhoneBar()
  const bar = screen.getByRole('complementary', { name: 'Call or write' })
  const isShown = () => 'shown' in bar.dataset
  expect(isShown()).toBe(false)
  vi.stubGlobal('scrollY', innerHeight + 1)
  dispatchEvent(new Event('scroll'))
  expect(isShown()).toBe(true)
  const target = document.createElement('form')
  report([{ isIntersecting: true, target }])
  expect(isShown()).toBe(false)
  report([{ isIntersecting: false, target }])
  expect(isShown()).toBe(true)
  screen.getByRole('textbox').focus()
  expect(isShown()).toBe(false)
})

test('the phone’s bar asks about the page, with hours', () => {
  vi.setSystemTime('2026-11-28T20:00:00Z')
  openFrame()
  startPhoneBar()
  const bar = screen.getByRole('complementary', { name: 'Call or write' })
  const own = document.createElement('main')
  own.innerHTML = '<a href="/contact?about=loft-conversions">Ask for a price</a>'
  document.body.append(own)
  vi.stubGlobal('scrollY', innerHeight + 1)
  dispatchEvent(new Event('scroll'))
  expect(bar.querySelector('a[data-form]')?.getAttribute('href')).toBe('/contact?about=loft-conversions')
  expect(bar.textContent).toContain('From 9 AM on Monday')
  own.remove()
  vi.useRealTimers()
})

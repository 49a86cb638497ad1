import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Link, Route, Routes } from 'shared-ui/router'
import { StaticRouter } from 'shared-ui/staticRouter'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSectionOfAddress } from './useSectionOfAddress.ts'

// jsdom has no layout: the two things that a layout would do are played by hand.
let layoutChanges: () => void
const scrolls: string[] = []
let isCalm = false

beforeEach(() => {
  vi.useFakeTimers()
  scrolls.length = 0
  isCalm = false
  Element.prototype.scrollIntoView = function (options) {
    scrolls.push(`${this.id} ${(options as ScrollIntoViewOptions).behavior}`)
  }
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      report: () => void
      constructor(report: () => void) {
        this.report = report
      }
      observe() {
        layoutChanges = this.report
        this.report()
      }
      disconnect() {
        layoutChanges = () => {}
      }
    },
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Page() {
  useSectionOfAddress()
  return (
    <>
      <section id="process" />
      <section id="faq" />
      <Link to="#faq">Questions</Link>
      <Link to="/sovran-builders/process">Steps</Link>
    </>
  )
}

const visit = (address: string) =>
  render(
    <StaticRouter location={address}>
      <Routes>
        <Route path="/sovran-builders/:section?" element={<Page />} />
      </Routes>
    </StaticRouter>,
  )

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const end = () => document.dispatchEvent(new Event('scrollend'))

/** Scrolls without a hand: as a screen reader, a voice or a search does. */
function scrollElsewhere() {
  vi.stubGlobal('scrollY', scrollY + 500)
  end()
}

test('the section of the address is scrolled to after 100 ms, smoothly', () => {
  visit('/sovran-builders/process')
  pass(99)
  expect(scrolls).toEqual([])
  pass(1)
  expect(scrolls).toEqual(['process smooth'])
})

test('a keyboard that has followed a link to a section goes on from there', () => {
  history.replaceState(null, '', '/sovran-builders')
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/sovran-builders/:section?" element={<Page />} />
      </Routes>
    </BrowserRouter>,
  )
  fireEvent.click(screen.getByText('Steps'))
  pass(100)
  expect(document.activeElement?.id).toBe('process')
})

test('a document that is loaded at a section leaves the focus alone', () => {
  visit('/sovran-builders/process')
  pass(100)
  expect(document.activeElement).toBe(document.body)
})

test('the page without a section stays where it is', () => {
  visit('/sovran-builders')
  pass(1000)
  expect(scrolls).toEqual([])
})

test('a hash says more than the section', () => {
  visit('/sovran-builders/process#faq')
  pass(100)
  expect(scrolls).toEqual(['faq smooth'])
})

test('with reduced motion the section is there at once', () => {
  isCalm = true
  visit('/sovran-builders/process')
  pass(100)
  expect(scrolls).toEqual(['process instant'])
})

test('late layout and a broken journey are put right', () => {
  visit('/sovran-builders/process')
  pass(100)
  end()
  expect(scrolls).toEqual(['process smooth', 'process instant'])
  layoutChanges()
  expect(scrolls.at(-1)).toBe('process instant')
  expect(scrolls).toHaveLength(3)
})

test('layout that changes later than that is not waited for', () => {
  visit('/sovran-builders/process')
  pass(100)
  end()
  pass(2900)
  layoutChanges()
  expect(scrolls).toHaveLength(3)
  pass(3100)
  layoutChanges()
  scrollElsewhere()
  expect(scrolls).toHaveLength(3)
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('after a %s the visitor is left alone', (deed) => {
  visit('/sovran-builders/process')
  pass(100)
  dispatchEvent(new Event(deed))
  layoutChanges()
  end()
  expect(scrolls).toEqual(['process smooth'])
})

test('a visitor who is quicker than the journey is left alone', () => {
  visit('/sovran-builders/process')
  pass(50)
  dispatchEvent(new Event('wheel'))
  pass(1000)
  expect(scrolls).toEqual([])
})

test('what scrolls without wheel, finger or key leaves the place for good, too', () => {
  visit('/sovran-builders/process')
  pass(100)
  end()
  scrollElsewhere()
  layoutChanges()
  end()
  expect(scrolls).toEqual(['process smooth', 'process instant'])
})

test('leaving the page calls the journey off', () => {
  const { unmount } = visit('/sovran-builders/process')
  unmount()
  pass(1000)
  expect(scrolls).toEqual([])
})

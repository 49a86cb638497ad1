import { act, fireEvent, render, screen } from '@testing-library/react'
import { sectionAttribute } from 'shared-page/contract'
import { pageState } from 'shared-page/pageState'
import { BrowserRouter, useLocation } from 'shared-page/router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isAnyMenuOpen } from '../../frame/menuController.ts'
import { updateFrame } from '../../frame/updateFrame.ts'
import { type FakePage, fakePage } from '../../testing/fakePage.ts'
import { useLinkInterception } from './linkInterception.ts'
import { useNavigation } from './useNavigation.ts'

let page: FakePage

beforeEach(() => {
  vi.useFakeTimers()
  page = fakePage()
  pageState().hydrated = ''
  page.place('process', 5000)
  page.place('faq', 9000)
})

const links = '/ /works /works/process /works/process#faq #picture-2 #picture-3 #faq #nothing #100%'.split(' ')

/** A site of two pages. The second one has sections: `/works/{section}`. */
function Site() {
  const { pathname } = useLocation()
  useLinkInterception()
  useNavigation({ follow: updateFrame, isBusy: isAnyMenuOpen })
  const section = pathname.match(/^\/works\/(.+)/)?.[1]
  return (
    <>
      {links.map((to) => (
        <a key={to} href={to}>{`to ${to}`}</a>
      ))}
      <main>
        <div {...{ [sectionAttribute]: section }}>
          <h1>{pathname}</h1>
        </div>
      </main>
    </>
  )
}

const tree = () => (
  <BrowserRouter>
    <Site />
  </BrowserRouter>
)

function visit(address: string) {
  const announcer = document.createElement('p')
  announcer.setAttribute('role', 'status')
  announcer.setAttribute('aria-live', 'polite')
  document.body.append(announcer)
  history.replaceState(null, '', address)
  return render(tree())
}

function follow(to: string) {
  fireEvent.click(screen.getByText(`to ${to}`))
  page.pass(3000)
}

/** Goes back as a browser does: the URL changes before the event. */
function goBackTo(address: string) {
  history.replaceState({ idx: 0 }, '', address)
  act(() => {
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  page.pass(3000)
}

describe('a document that is loaded', () => {
  test.each([
    ['/works#faq', 9000],
    ['/works/process', 5000],
    ['/works/process#faq', 9000],
  ])('at %s scrolls there, and leaves the focus alone', (address, place) => {
    visit(address)
    page.pass(3000)
    expect(page.calls).toEqual([`smooth ${place}`])
    expect(document.activeElement).toBe(document.body)
  })

  test.each([undefined, 'reload', 'back_forward'])('keeps the position that the browser restores (%s)', (type) => {
    const entries = [{ type } as PerformanceNavigationTiming]
    if (type) vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries)
    page.jump(700)
    visit(type ? '/works/process' : '/works')
    page.pass(3000)
    expect(page.calls).toEqual([])
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('keeps the position to which the visitor scrolled before the code arrived', () => {
    pageState().used = ''
    visit('/works/process')
    page.pass(3000)
    expect(page.calls).toEqual([])
  })
})

describe('a navigation', () => {
  test('leads to the top, focuses the heading and is announced', () => {
    visit('/works')
    page.jump(4000)
    document.title = 'Home'
    follow('/')
    expect(page.calls).toEqual(['instant 192', 'smooth 0'])
    expect(document.activeElement).toBe(screen.getByRole('heading'))
    expect(screen.getByRole('status').textContent).toBe('Home, page loaded')
  })

  test('to an enlarged picture and back moves nothing', () => {
    visit('/works')
    page.jump(2000)
    screen.getByText('to #picture-2').focus()
    follow('#picture-2')
    follow('#picture-3')
    goBackTo('/works')
    expect(page.calls).toEqual([])
    expect(document.activeElement).toBe(screen.getByText('to #picture-2'))
    follow('#picture-2')
    follow('#faq')
    expect(page.calls).toEqual(['smooth 9000'])
  })

  test('to another page’s section scrolls straight there', () => {
    visit('/')
    page.jump(300)
    follow('/works/process')
    expect(page.calls).toEqual(['smooth 5000'])
    expect(document.activeElement?.id).toBe('process')
  })

  test('to a hash scrolls there, or to the top', () => {
    visit('/works')
    follow('#faq')
    follow('#nothing')
    follow('#faq')
    follow('#100%')
    follow('#faq')
    page.jump(100)
    follow('#faq')
    expect(page.calls).toEqual(['smooth 9000', 'smooth 0', 'smooth 9000', 'smooth 0', 'smooth 9000', 'smooth 9000'])
  })

  test('stops the previous scroll', () => {
    visit('/works')
    fireEvent.click(screen.getByText('to #faq'))
    page.pass(50)
    follow('/')
    expect(page.calls).toEqual([])
    expect(scrollY).toBe(0)
  })
})

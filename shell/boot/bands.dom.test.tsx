import { pageState } from 'shared-ui/pageState'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { areBandsHeld, holdBands, layOutBands } from './bands.ts'

let isNarrow = true

/** Plays how the document came to be loaded: by a link, a reload, or the way back. */
const arrive = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])

beforeEach(() => {
  isNarrow = true
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }))
  history.replaceState(null, '', '/')
  document.body.innerHTML = `<main>${'<section></section>'.repeat(5)}</main><footer></footer>`
})

afterEach(() => {
  delete pageState().held
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('a page that is opened holds its lower sections back, where the window is narrow', () => {
  arrive('navigate')
  holdBands()
  expect(areBandsHeld()).toBe(true)
  isNarrow = false
  expect(areBandsHeld()).toBe(false)
})

test.each([
  ['reload', '/'],
  ['back_forward', '/'],
  ['navigate', '/#faq'],
])('where the browser itself scrolls to a place (%s of %s) nothing is held', (type, address) => {
  history.replaceState(null, '', address)
  arrive(type)
  holdBands()
  expect(areBandsHeld()).toBe(false)
})

test('a key lays everything out, because it may scroll to any place', () => {
  arrive('navigate')
  holdBands()
  dispatchEvent(new Event('keydown'))
  expect(areBandsHeld()).toBe(false)
})

test('held sections are laid out one after the other, from the third on, and then nothing is held any more', async () => {
  arrive('navigate')
  holdBands()
  await layOutBands()
  const laidOut = [...document.querySelectorAll<HTMLElement>('section, footer')].map(
    ({ style }) => style.contentVisibility === 'visible',
  )
  expect(laidOut).toEqual([false, false, true, true, true, true])
  expect(areBandsHeld()).toBe(false)
})

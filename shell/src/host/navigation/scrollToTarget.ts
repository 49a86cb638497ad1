import { prefersReducedMotion } from 'shared-page/browser'
import { pageState } from 'shared-page/pageState'
import { focusOn } from './focusOn.ts'

/** The events by which a visitor takes over the scrolling. */
const takeovers = ['wheel', 'touchstart', 'keydown']

/** The delay, in ms, before a navigation scrolls to the element that the URL names. */
const delay = 100

/**
 * The scroll position, in px, of an element after the scroll: below the window's top by its `scroll-margin-top` and the
 * page's `scroll-padding-top`, or as near to that as the page's length allows. For no element, the page's top.
 */
function scrollPositionOf(element: HTMLElement | null): number {
  if (!element) return 0
  const root = document.documentElement
  let top = 0
  // `getBoundingClientRect` would include the 50 px by which a block rises as it is revealed.
  for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) top += each.offsetTop
  // The initial values are keywords or empty, and count as 0.
  for (const distance of [getComputedStyle(root).scrollPaddingTop, getComputedStyle(element).scrollMarginTop])
    top -= Number.parseFloat(distance) || 0
  return Math.max(0, Math.min(top, root.scrollHeight - window.innerHeight))
}

/**
 * Scrolls smoothly to the element with an id, or else to the page's top. Scrolls on if layout has moved the element on
 * the way; the browser compensates for later shifts (`overflow-anchor`). Stops as soon as the visitor or anything else
 * scrolls. Returns a function that stops it.
 * @param takesFocus whether the element receives the focus, so that keyboard navigation continues there.
 */
export function scrollToTarget(id: string | null | undefined, takesFocus: boolean): () => void {
  const over = new AbortController()
  const { signal } = over
  const stop = () => over.abort()
  let element: HTMLElement | null = null
  let last = { place: Number.NaN, distance: 0 }
  let tries = 3

  // Chromium sets the destination of a smooth scroll once, even if its element moves on the way. Safari before 26.2 has
  // no `scrollend`, and stays at the first destination.
  function go() {
    const place = scrollPositionOf(element)
    const distance = Math.abs(window.scrollY - place)
    const isTakenAway = place === last.place && distance > last.distance
    const isGone = element?.isConnected === false
    if (distance <= 1 || isTakenAway || isGone || tries-- === 0) return stop()
    last = { place, distance }
    window.scrollTo({ top: place, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }

  // If the page scrolled between press and release, the link would move away from the pointer, and the press would have
  // no effect. Wheels, fingers and keys stop the scroll by themselves.
  const standStill = () => {
    stop()
    window.scrollTo({ top: window.scrollY, behavior: 'instant' })
  }

  pageState().landing = ''
  const begin = () => {
    element = document.getElementById(id ?? '')
    if (element && takesFocus) focusOn(element)
    addEventListener('scrollend', go, { signal })
    go()
  }
  const timer = setTimeout(begin, id ? delay : 0)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    delete pageState().landing
  })
  addEventListener('pointerdown', standStill, { passive: true, signal })
  for (const event of takeovers) addEventListener(event, stop, { passive: true, signal })
  return stop
}

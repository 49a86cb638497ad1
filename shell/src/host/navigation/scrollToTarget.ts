import { prefersReducedMotion } from 'shared-page/browser'
import { pageState } from 'shared-page/pageState'
import { focusOn } from './focusOn.ts'

/** The events by which a visitor takes the scrolling over. */
const takeovers = ['wheel', 'touchstart', 'keydown']

/** How long a navigation waits, in ms, before it scrolls to the element that its address names. */
const delay = 100

/**
 * The scroll position, in px, at which an element has landed: below the window's top by its `scroll-margin-top` and the
 * page's `scroll-padding-top`, or as near to that as the page's length allows. Without an element, the page's top.
 */
function scrollPositionOf(element: HTMLElement | null): number {
  if (!element) return 0
  const root = document.documentElement
  let top = 0
  // Not by its rectangle, which includes the 50 px by which a block rises as it is revealed.
  for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) top += each.offsetTop
  // The initial values are words or empty, and count as 0.
  for (const distance of [getComputedStyle(root).scrollPaddingTop, getComputedStyle(element).scrollMarginTop])
    top -= Number.parseFloat(distance) || 0
  return Math.max(0, Math.min(top, root.scrollHeight - window.innerHeight))
}

/**
 * Scrolls smoothly to the element with an id, or else to the page's top, and on where layout has moved it on the way. What
 * layout moves later, the browser follows by itself (`overflow-anchor`). As soon as the visitor or anything else scrolls,
 * it leaves the page alone. Returns a function that ends it.
 * @param takesFocus whether the element gets the focus, so that a keyboard goes on from there.
 */
export function scrollToTarget(id: string | null | undefined, takesFocus: boolean): () => void {
  const over = new AbortController()
  const { signal } = over
  const stop = () => over.abort()
  let element: HTMLElement | null = null
  let last = { place: Number.NaN, distance: 0 }
  let tries = 3

  // Chromium aims a smooth scroll once, wherever its element goes meanwhile. Safari before 26.2 has no `scrollend`, and
  // stays where the first one has led.
  function go() {
    const place = scrollPositionOf(element)
    const distance = Math.abs(window.scrollY - place)
    const isTakenAway = place === last.place && distance > last.distance
    const isGone = element?.isConnected === false
    if (distance <= 1 || isTakenAway || isGone || tries-- === 0) return stop()
    last = { place, distance }
    window.scrollTo({ top: place, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }

  // A page that scrolls between press and release would carry the link away from the pointer, and the press would do
  // nothing. Wheels, fingers and keys stop the scroll by themselves.
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

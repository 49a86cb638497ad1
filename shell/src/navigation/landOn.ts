import { focusOn } from 'shared-ui/focusOn'
import { pageState } from 'shared-ui/pageState'
import { prefersReducedMotion } from 'shared-ui/prefersReducedMotion'
import { scrollPositionOf } from './scrollPositionOf.ts'

/** A scroll that has stood still for this many frames before its end has been stopped by something. */
const restingFrames = 15

/** The events by which a visitor takes the scrolling over. */
const takeovers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

interface Landing {
  /** Finds the element to land on, after `delay`; `null` is the page's top. */
  find: () => HTMLElement | null
  /** How long to wait before the scroll, in ms. */
  delay: number
  /** Whether the element gets the focus, so that a keyboard goes on from there. */
  takesFocus: boolean
}

const isAt = (place: number) => Math.abs(window.scrollY - place) <= 1

/**
 * Scrolls smoothly to an element and arrives there once, wherever layout moves it on the way. What layout moves later, the
 * browser follows by itself (`overflow-anchor`). As soon as the visitor or anything else scrolls, it leaves the page alone.
 * Returns a function that ends it.
 */
export function landOn({ find, delay, takesFocus }: Landing): () => void {
  const over = new AbortController()
  const { signal } = over
  const stop = () => over.abort()
  let element: HTMLElement | null = null
  let place = 0

  // The next page has replaced the element. The navigation to that page ends this landing a moment later.
  const isGone = () => element?.isConnected === false

  function setOff(behavior: ScrollBehavior) {
    place = scrollPositionOf(element)
    // Not scrollIntoView: it scrolls even if the element is in its place already, and does not say where that place is.
    if (!isAt(place)) window.scrollTo({ top: place, behavior })
  }

  // Looks at every frame: the event `scrollend` is unknown to some browsers, and does not say whose scroll has ended.
  // https://developer.mozilla.org/docs/Web/API/Document/scrollend_event#browser_compatibility
  function travel() {
    setOff(prefersReducedMotion() ? 'instant' : 'smooth')
    let last = window.scrollY
    let resting = 0
    let isSecondTry = false
    const look = () => {
      if (signal.aborted || isGone()) return stop()
      const hasMoved = !isAt(last)
      const isAstray = Math.abs(window.scrollY - place) > Math.abs(last - place) + 1
      last = window.scrollY
      resting = hasMoved ? 0 : resting + 1
      if (isAt(place)) {
        if (isAt(scrollPositionOf(element))) return stop()
        // Content above has changed its height on the way.
        setOff('smooth')
      } else if (isAstray) {
        if (place === scrollPositionOf(element)) return stop()
        setOff('smooth')
      } else if (resting === restingFrames) {
        if (isSecondTry) return stop()
        isSecondTry = true
        resting = 0
        setOff('smooth')
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }

  // A page that scrolls between press and release would carry the link away from the pointer, and the press would do
  // nothing. Wheels, fingers and keys stop the scroll by themselves.
  const standStill = () => window.scrollTo({ top: window.scrollY, behavior: 'instant' })

  pageState().landing = ''
  signal.addEventListener('abort', () => {
    delete pageState().landing
  })
  addEventListener('pointerdown', standStill, { passive: true, signal })
  for (const event of takeovers) addEventListener(event, stop, { passive: true, signal })
  const timer = setTimeout(() => {
    element = find()
    if (element && takesFocus) focusOn(element)
    travel()
  }, delay)
  signal.addEventListener('abort', () => clearTimeout(timer))
  return stop
}

import { focusOn } from 'shared-ui/focusOn'
import { pageState } from 'shared-ui/pageState'
import { prefersReducedMotion } from 'shared-ui/prefersReducedMotion'
import { placeOf } from './placeOf.ts'

/** How long late layout is waited for, in ms, since it last moved the element. */
const lateLayout = 3000

/** After so many frames at one place a scroll that should go on has been stopped by something. */
const restingFrames = 15

/** By these a visitor takes the scrolling over. */
const takeovers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

interface Landing {
  /** Finds the element to land on, once it is time; `null` is the page's top. */
  find: () => HTMLElement | null
  /** How long to wait before, in ms. */
  delay: number
  /** Whether a keyboard goes on from the element. */
  takesFocus: boolean
}

const isAt = (place: number) => Math.abs(window.scrollY - place) <= 1

/**
 * Scrolls smoothly to an element and arrives there once. When late layout then moves the element, the page follows,
 * until nothing has moved for 3 s. As soon as the visitor scrolls, or anything else does, it leaves the page alone.
 * Returns how to end it.
 */
export function landOn({ find, delay, takesFocus }: Landing): () => void {
  const over = new AbortController()
  const { signal } = over
  const stop = () => over.abort()
  let element: HTMLElement | null = null
  let place = 0

  // The next page has taken its place; the navigation to it ends this landing a moment later.
  const isGone = () => element?.isConnected === false

  function setOff(behavior: ScrollBehavior) {
    place = placeOf(element)
    // Not scrollIntoView: it scrolls again when it is there already, and does not say where that is.
    if (!isAt(place)) window.scrollTo({ top: place, behavior })
  }

  // Looks at every frame: the event `scrollend` is unknown to some browsers, and does not say whose scroll has ended.
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
        if (isAt(placeOf(element))) return stay()
        // What stands above has changed its height on the way.
        setOff('smooth')
      } else if (isAstray) {
        if (place === placeOf(element)) return stop()
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

  function stay() {
    // Nothing above moves the page's top.
    if (!element) return stop()
    let timer = setTimeout(stop, lateLayout)
    // The browser calls this before it paints the new layout: nobody sees the element move.
    const layout = new ResizeObserver(() => {
      if (isGone()) return stop()
      if (place === placeOf(element)) return
      setOff('instant')
      clearTimeout(timer)
      timer = setTimeout(stop, lateLayout)
    })
    layout.observe(document.body)
    // A screen reader, a voice and a search in the page scroll, too, without any of the events above.
    const check = () => {
      if (!isAt(place) && !isAt(placeOf(element))) stop()
    }
    addEventListener('scroll', check, { passive: true, signal })
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      layout.disconnect()
    })
  }

  // Between the press and the release a page that scrolls would carry the link away from under the pointer: the press
  // would do nothing. Wheels, fingers and keys stop the scroll by themselves.
  const rest = () => window.scrollTo({ top: window.scrollY, behavior: 'instant' })

  pageState().landing = ''
  signal.addEventListener('abort', () => {
    delete pageState().landing
  })
  addEventListener('pointerdown', rest, { passive: true, signal })
  for (const event of takeovers) addEventListener(event, stop, { passive: true, signal })
  const timer = setTimeout(() => {
    element = find()
    if (element && takesFocus) focusOn(element)
    travel()
  }, delay)
  signal.addEventListener('abort', () => clearTimeout(timer))
  return stop
}

import { focusOn } from 'shared-ui/focusOn'
import { prefersReducedMotion } from 'shared-ui/motion'

/** How long after a navigation the page sets off for a section, in ms. */
const delay = 100

/** How long late layout is waited for, in ms since the section was last brought to its place. */
const patience = 3000

const takeovers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the element of that id, and for a while brings it back into place when late layout moves it away, until
 * the visitor takes over. With `takesFocus` a keyboard goes on from there. Returns how to give up.
 */
export function arriveAt(id: string, { takesFocus = false } = {}): () => void {
  let hasArrived = prefersReducedMotion()
  let place = 0

  function align() {
    document.getElementById(id)?.scrollIntoView({ behavior: hasArrived ? 'instant' : 'smooth', block: 'start' })
    place = scrollY
    clearTimeout(timer)
    timer = setTimeout(stop, patience)
  }

  function settle() {
    // A visitor's hands are not all that scrolls: so do a screen reader, a voice, a search in the page. Once the
    // section has arrived, whatever leaves its place while the layout rests is one of them.
    if (hasArrived && Math.abs(scrollY - place) > 1) return stop()
    // A smooth scroll ends wherever the section stood when it began, or where something else stopped it.
    hasArrived = true
    align()
  }

  const layout = new ResizeObserver(align)

  function stop() {
    clearTimeout(timer)
    layout.disconnect()
    document.removeEventListener('scrollend', settle)
    for (const event of takeovers) removeEventListener(event, stop)
  }

  for (const event of takeovers) addEventListener(event, stop, { passive: true })
  let timer = setTimeout(() => {
    document.addEventListener('scrollend', settle)
    // The first report comes at once: it starts the journey.
    layout.observe(document.body)
    const element = document.getElementById(id)
    if (takesFocus && element) focusOn(element)
  }, delay)

  return stop
}

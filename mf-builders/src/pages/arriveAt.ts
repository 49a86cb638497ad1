import { prefersReducedMotion } from 'shared-ui/motion'

/** How long after a navigation the page sets off for a section, in ms. */
const delay = 100

const takeovers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the element of that id, and brings it back into place whenever late layout or another
 * scroll moves it away, until the visitor takes over. Returns how to give up.
 */
export function arriveAt(id: string): () => void {
  let arrived = prefersReducedMotion()

  const align = () =>
    document.getElementById(id)?.scrollIntoView({ behavior: arrived ? 'instant' : 'smooth', block: 'start' })
  // A smooth scroll ends wherever the section stood when it began, or where something else stopped it.
  const settle = () => {
    arrived = true
    align()
  }
  const layout = new ResizeObserver(align)

  function stop() {
    clearTimeout(timer)
    layout.disconnect()
    document.removeEventListener('scrollend', settle)
    for (const event of takeovers) removeEventListener(event, stop)
  }

  const timer = setTimeout(() => {
    document.addEventListener('scrollend', settle)
    for (const event of takeovers) addEventListener(event, stop, { passive: true })
    // The first report comes at once: it starts the journey.
    layout.observe(document.body)
  }, delay)

  return stop
}

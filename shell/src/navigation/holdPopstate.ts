import { prerendered } from 'shared-ui/router'

let hashReached: string | undefined

/** Whether the browser itself has gone to this hash before the page was hydrated. Answers so only once. */
export function hasBrowserGoneTo(hash: string): boolean {
  const answer = hashReached === hash
  hashReached = undefined
  return answer
}

/**
 * Holds back from the router, until the page is hydrated, the `popstate` of a browser that has gone to a hash. React
 * renders the change at once, and would put its fallback in the place of a page that still waits for its code. To be
 * called before the router listens.
 */
export function holdPopstate() {
  let isHeld = false
  addEventListener(
    'popstate',
    (event) => {
      // Only history entries of the router have a state.
      if (!prerendered.getState() || event.state !== null) return
      event.stopImmediatePropagation()
      isHeld = true
    },
    { capture: true },
  )
  prerendered.subscribe(() => {
    if (!isHeld || prerendered.getState()) return
    isHeld = false
    // In a later task, not within the rendering that has hydrated the page.
    setTimeout(() => {
      hashReached = location.hash
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
  })
}

import { prerendered } from 'shared-ui/router'

let gone: string | undefined

/** Whether the browser itself has gone to this hash before the page was alive. Forgets it. */
export function hasBrowserGoneTo(hash: string): boolean {
  const answer = gone === hash
  gone = undefined
  return answer
}

/**
 * Keeps it from the router, until the page is hydrated, that the browser has gone to a hash. React renders at once what
 * `popstate` brings, and would put its fallback in the place of a page that still waits for its code. Call before the
 * router listens.
 */
export function holdPopstate() {
  let isHeld = false
  addEventListener(
    'popstate',
    (event) => {
      // An entry of the router's own has a state.
      if (!prerendered.get() || event.state !== null) return
      event.stopImmediatePropagation()
      isHeld = true
    },
    { capture: true },
  )
  prerendered.subscribe(() => {
    if (!isHeld || prerendered.get()) return
    isHeld = false
    // Not within the rendering that has hydrated the page.
    setTimeout(() => {
      gone = location.hash
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
  })
}

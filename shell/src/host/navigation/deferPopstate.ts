import { loadDocument } from '../loading/loadDocument.ts'
import { hasCode } from '../loading/loadedReleases.ts'

/** The paths whose pages this document has shown, and whose code is therefore loaded. */
export const visitedPaths = new Set<string>()

/**
 * Makes the router follow Back and Forward in a separate task, if the page's code may be late. React renders a
 * transition that begins in a `popstate` event synchronously: without its code the page would be empty until it loads
 * (https://github.com/facebook/react/issues/35966). Call this before the router is created.
 */
export function deferPopstate() {
  addEventListener('popstate', (event) => {
    if (!event.isTrusted || visitedPaths.has(location.pathname)) return
    event.stopImmediatePropagation()
    if (!hasCode(location.pathname)) return loadDocument()
    setTimeout(() => dispatchEvent(new PopStateEvent('popstate', { state: event.state })))
  })
}

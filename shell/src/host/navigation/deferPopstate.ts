import { loadDocument } from '../loading/loadDocument.ts'
import { hasCode } from '../loading/loadedReleases.ts'

/** The paths whose pages this document has shown: their code is there. */
export const visitedPaths = new Set<string>()

/**
 * Makes the router follow Back and Forward to pages whose code may be late in a separate task. React renders a transition
 * that begins in a `popstate` event at once: without the code the page would be empty until it comes
 * (https://github.com/facebook/react/issues/35966). Call it before the router is there.
 */
export function deferPopstate() {
  addEventListener('popstate', (event) => {
    if (!event.isTrusted || visitedPaths.has(location.pathname)) return
    event.stopImmediatePropagation()
    if (!hasCode(location.pathname)) return loadDocument()
    setTimeout(() => dispatchEvent(new PopStateEvent('popstate', { state: event.state })))
  })
}

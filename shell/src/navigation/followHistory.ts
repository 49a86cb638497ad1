import { loadDocument } from '../loading/loadDocument.ts'
import { hasCode } from '../loading/releases.ts'

/** The paths whose pages this document has shown: their code is there. */
export const shown = new Set<string>()

/**
 * Has the router follow Back and Forward to pages whose code may be late in a task of its own. React renders a transition
 * that begins in a `popstate` event at once: without the code the page would be empty until it comes
 * (https://github.com/facebook/react/issues/35966). Call it before the router is there.
 */
export function followHistory() {
  addEventListener('popstate', (event) => {
    if (!event.isTrusted || shown.has(location.pathname)) return
    event.stopImmediatePropagation()
    if (!hasCode(location.pathname)) return loadDocument()
    setTimeout(() => dispatchEvent(new PopStateEvent('popstate', { state: event.state })))
  })
}

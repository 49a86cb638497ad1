import { loadDocument } from '../loading/loadDocument.ts'
import { hasCode } from '../loading/releases.ts'

/**
 * Has the router follow Back and Forward in a task of its own. React renders a transition that begins in a `popstate` event
 * at once: where code is late, the page would be empty until it comes (https://github.com/facebook/react/issues/35966).
 * Call it before the router is there.
 */
export function followHistory() {
  addEventListener('popstate', (event) => {
    if (!event.isTrusted) return
    event.stopImmediatePropagation()
    if (!hasCode(location.pathname)) return loadDocument()
    setTimeout(() => dispatchEvent(new PopStateEvent('popstate', { state: event.state })))
  })
}

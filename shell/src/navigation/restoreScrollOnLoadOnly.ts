/**
 * Lets the browser restore a document's scroll position when it is loaded again, but not when the visitor goes back and
 * forward within it: a navigation of this site leads to the top, or to the element that the address names. Returns a
 * function that undoes it.
 */
export function restoreScrollOnLoadOnly(): () => void {
  const own = new AbortController()
  const { signal } = own
  const take = () => {
    history.scrollRestoration = 'manual'
  }
  let frame = 0
  // Safari restores the position of a page from its cache after `pageshow`.
  const takeSoon = () => {
    frame = requestAnimationFrame(take)
  }
  const leave = () => {
    cancelAnimationFrame(frame)
    history.scrollRestoration = 'auto'
  }
  // Not before the document has loaded: until then the browser looks for the position to restore.
  if (document.readyState === 'complete') take()
  addEventListener('pageshow', takeSoon, { signal })
  // The browser stores the setting with the history entry, and reads it when the document is loaded again.
  addEventListener('pagehide', leave, { signal })
  return () => {
    own.abort()
    leave()
  }
}

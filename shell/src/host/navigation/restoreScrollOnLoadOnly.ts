/**
 * Lets the browser restore a document's scroll position when it is loaded again, but not when the visitor goes back and
 * forward within it: a navigation of this site leads to the top, or to the element that the address names.
 */
export function restoreScrollOnLoadOnly() {
  const take = () => {
    history.scrollRestoration = 'manual'
  }
  // Not before the document has loaded: until then the browser looks for the position to restore.
  if (document.readyState === 'complete') take()
  // Safari restores the position of a page from its cache after `pageshow`.
  addEventListener('pageshow', () => requestAnimationFrame(take))
  // The browser stores the setting with the history entry, and reads it when the document is loaded again.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}

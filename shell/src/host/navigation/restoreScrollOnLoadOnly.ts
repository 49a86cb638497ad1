/**
 * Lets the browser restore a document's scroll position after a reload, but not on Back and Forward within the
 * document: a navigation of this site leads to the top, or to the element that the URL names.
 */
export function restoreScrollOnLoadOnly() {
  const take = () => {
    history.scrollRestoration = 'manual'
  }
  // Not before the document has loaded: until then the browser still looks for the position to restore.
  if (document.readyState === 'complete') take()
  // Safari restores the position of a page from the back-forward cache after `pageshow`.
  addEventListener('pageshow', () => requestAnimationFrame(take))
  // The browser stores this setting with the history entry, and reads it when the document is loaded again.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}

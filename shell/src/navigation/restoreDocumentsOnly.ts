/**
 * Has the browser keep a document's place when it is loaded again, and leave it alone when the visitor goes back and
 * forward within: a navigation of this site leads to the top, or to what the address names. Returns how to undo it.
 */
export function restoreDocumentsOnly(): () => void {
  const own = new AbortController()
  const { signal } = own
  const take = () => {
    history.scrollRestoration = 'manual'
  }
  const leave = () => {
    history.scrollRestoration = 'auto'
  }
  // Not before the document has been loaded: until then the browser looks for the place to restore.
  if (document.readyState === 'complete') take()
  addEventListener('pageshow', take, { signal })
  // The setting is remembered with the entry of the history.
  addEventListener('pagehide', leave, { signal })
  return () => {
    own.abort()
    leave()
  }
}

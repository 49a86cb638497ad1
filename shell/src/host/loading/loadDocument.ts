/** Loads the document of the URL, which is complete even if code has failed. */
export function loadDocument() {
  // `location.replace` with a hash to the same URL would only scroll.
  if (location.hash) location.reload()
  else location.replace(location.href)
}

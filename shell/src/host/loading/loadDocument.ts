/** Loads the document of the address: it is complete, whatever has happened to the code. */
export function loadDocument() {
  // To replace an address that has a hash by itself would only scroll.
  if (location.hash) location.reload()
  else location.replace(location.href)
}

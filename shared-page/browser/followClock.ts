const minute = 60_000

/**
 * Calls `update` at once, at each whole minute, and when the page is looked at again. Returns a function that ends it.
 *
 * A timer alone is not enough: a page in the back-forward cache has none, and those of a hidden tab or a sleeping machine
 * are late. A timer for the next change would be late by as long as the machine slept.
 */
export function followClock(update: (now: Date) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    timer = setTimeout(tick, minute - (Date.now() % minute))
    update(new Date())
  }
  // One event of the document, one of the window: neither reaches the other.
  for (const type of ['pageshow', 'focus']) addEventListener(type, tick)
  document.addEventListener('visibilitychange', tick)
  tick()
  return () => {
    clearTimeout(timer)
    for (const type of ['pageshow', 'focus']) removeEventListener(type, tick)
    document.removeEventListener('visibilitychange', tick)
  }
}

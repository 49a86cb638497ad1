const minute = 60_000

/**
 * Calls `update` at once, at each whole minute, and whenever the page is shown or focused again. Returns a function
 * that stops it.
 *
 * A timer alone is not enough: the back-forward cache suspends timers, and a hidden tab or a sleeping machine delays
 * them. A timer for the next change would be late by as long as the machine slept.
 */
export function followClock(update: (now: Date) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    timer = setTimeout(tick, minute - (Date.now() % minute))
    update(new Date())
  }
  // These two fire at the window only.
  for (const type of ['pageshow', 'focus']) addEventListener(type, tick)
  document.addEventListener('visibilitychange', tick)
  tick()
  return () => {
    clearTimeout(timer)
    for (const type of ['pageshow', 'focus']) removeEventListener(type, tick)
    document.removeEventListener('visibilitychange', tick)
  }
}

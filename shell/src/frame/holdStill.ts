/** How long the panels of the phone menu move, in ms: `--d-swing` and a frame or two. */
const moving = 600

/**
 * Keeps an element of a dialog where it is while panels above it open and close: by scrolling, and where that is not
 * enough, by `--held`, the px of blank space above the list. Stops when the visitor acts.
 */
// Scroll anchoring does not: it may hold on to the panel that collapses, and nothing scrolls beyond the top.
export function holdStill(element: Element) {
  const dialog = element.closest('dialog')
  if (!dialog) return
  const { top } = element.getBoundingClientRect()
  const gap = () => element.getBoundingClientRect().top - top
  let held = Number.parseFloat(dialog.style.getPropertyValue('--held')) || 0
  const hold = (px: number) => {
    held = Math.max(0, px)
    dialog.style.setProperty('--held', `${held}px`)
  }
  const end = performance.now() + moving
  const own = new AbortController()
  const { signal } = own
  for (const type of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(type, () => own.abort(), { signal, passive: true })
  dialog.addEventListener('close', () => dialog.style.removeProperty('--held'), { once: true })
  const follow = (now: number) => {
    if (signal.aborted) return
    // What has scrolled out of view is no longer needed.
    if (held > 0 && (gap() > 0 || dialog.scrollTop >= held)) hold(held - Math.max(gap(), dialog.scrollTop))
    dialog.scrollTop += gap()
    if (gap() < 0) hold(held - gap())
    if (now < end && dialog.open) requestAnimationFrame(follow)
    else own.abort()
  }
  requestAnimationFrame(follow)
}

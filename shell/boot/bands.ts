import { pageState } from 'shared-ui/pageState'
import { untilNextTask } from './untilNextTask.ts'

const state = pageState()

/** Lays out at once all bands that are still held. */
export const releaseBands = () => {
  delete state.held
}

/**
 * Has a phone leave out the bands below the first screens (`data-held` on the root element, read by layout.css) until
 * `layOutBands`. Otherwise one task would lay out the whole page: the first paint would come later, and a touch would
 * wait.
 */
export function holdBands() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // The browser itself scrolls to a hash, and after a reload or Back to where the visitor was: it has to know every
  // height above that place.
  if (location.hash || visit?.type !== 'navigate') return
  state.held = ''
  // A key may scroll to any place, as End does.
  addEventListener('keydown', releaseBands, { once: true, capture: true })
}

/** Whether any band is left to lay out: only narrow windows leave bands out. */
// Ask only when it matters. While the page loads, innerWidth would make the browser compute every style, and compute it
// again for the first paint.
export const areBandsHeld = () => 'held' in state && matchMedia('(width < 40em)').matches

/** Lays the held bands out, one in a task, so that a touch in between is answered. */
export async function layOutBands() {
  for (const band of document.querySelectorAll<HTMLElement>('main section ~ section ~ section, main ~ footer')) {
    if (!areBandsHeld()) break
    band.style.contentVisibility = 'visible'
    // Reading the height lays this band out now. Otherwise the browser would lay all of them out together, before the
    // next frame.
    band.offsetHeight
    await untilNextTask()
  }
  releaseBands()
}

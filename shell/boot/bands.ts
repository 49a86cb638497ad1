import { pageState } from 'shared-ui/pageState'
import { untilNextTask } from './untilNextTask.ts'

const state = pageState()

/** Lays out at once all that is still held. */
export const releaseBands = () => {
  delete state.held
}

/**
 * Has a phone leave out the bands below the first screens (`data-held` on the root element, read by layout.css) until
 * `layOutBands`: with the whole page in one task the first paint comes later, and a touch waits.
 */
export function holdBands() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // To a hash, or back to where the visitor was, the browser itself goes: it has to know every height above that.
  if (location.hash || visit?.type !== 'navigate') return
  state.held = ''
  // A key may lead as far.
  addEventListener('keydown', releaseBands, { once: true, capture: true })
}

/** Whether there is anything to lay out: only narrow windows leave bands out. */
// Asked when it matters: innerWidth has the browser work out every style, which it would do again for the first paint.
export const areBandsHeld = () => 'held' in state && matchMedia('(width < 40em)').matches

/** Lays the held bands out, one in a task, so that a touch in between is answered. */
export async function layOutBands() {
  for (const band of document.querySelectorAll<HTMLElement>('main section ~ section ~ section, main ~ footer')) {
    if (!areBandsHeld()) break
    band.style.contentVisibility = 'visible'
    // Read for its effect: without a reader the browser lays all of them out together, before the next frame.
    band.offsetHeight
    await untilNextTask()
  }
  releaseBands()
}

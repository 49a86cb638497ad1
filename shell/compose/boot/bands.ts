import { untilNextTask } from './untilNextTask.ts'

const root = document.documentElement

/**
 * Has a phone leave out the bands below the first screens (`data-held` on the root element) until `layOutBands`: with the
 * whole page in one task the first paint comes later, and a touch waits.
 */
export function holdBands() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // To a hash, or back to where the visitor was, the browser itself goes: it has to know every height above that.
  if (innerWidth < 640 && !location.hash && visit?.type === 'navigate') root.dataset.held = ''
}

export const areBandsHeld = () => 'held' in root.dataset

/** Lays out at once all that is still held. */
export const releaseBands = () => {
  delete root.dataset.held
}

/** Lays the held bands out, one in a task, so that a touch in between is answered. */
export async function layOutBands() {
  for (const band of document.querySelectorAll<HTMLElement>('main section ~ section ~ section, main ~ footer')) {
    if (!areBandsHeld()) return
    band.style.contentVisibility = 'visible'
    // Read for its effect: without a reader the browser lays all of them out together, before the next frame.
    band.offsetHeight
    await untilNextTask()
  }
  releaseBands()
}

import { pageState } from 'shared-ui/pageState'
import { keepActs } from './acts.ts'
import { holdBands } from './bands.ts'
import { start } from './code.ts'

// The page's only inline script. Work that is done before the page has loaded and been painted takes network and
// processor from what the visitor is waiting to see. So the pictures below the fold, the bands below a phone's first
// screens, and the page's code come after that, or as soon as the visitor touches the page.

const state = pageState()
state.waiting = 'paint'
holdBands()
keepActs()

const early = { once: true, passive: true, capture: true }
for (const type of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'])
  addEventListener(type, start, early)
// A visitor who has used the page may have scrolled it, and must not be taken back to where the address leads.
for (const type of ['pointerdown', 'touchmove', 'keydown', 'wheel'])
  addEventListener(type, () => Object.assign(state, { used: '' }), early)

const painted = new Promise((seen) => new PerformanceObserver(seen).observe({ type: 'paint', buffered: true }))
painted.then(() => {
  if (state.waiting) state.waiting = 'load'
})
addEventListener('load', async () => {
  await painted
  setTimeout(start)
})
// A picture that hangs delays the load event: start after three seconds in any case.
setTimeout(start, 3000)

import { pageState } from 'shared-ui/pageState'
import { recordChanges } from './foreignChanges.ts'
import { layOutBands } from './layOutBands.ts'
import { markMissingPictures } from './markMissingPictures.ts'
import { isRestored } from './navigation/isRestored.ts'
import { preloadModule } from './preloadModule.ts'
import { printWithPictures } from './printing.ts'

// The page's only inline script. Work that is done before the page has loaded and been painted takes network and
// processor from what the visitor is waiting to see. So the pictures below the fold and the page's code come after that,
// or as soon as the visitor touches the page. Until the page is hydrated, links and forms work natively: a form composes
// an email.

const state = pageState()
// Each document is served with it: a proxy may have changed this script, which the page's policy then refuses.
delete state.plain
markMissingPictures()
printWithPictures()
state.waiting = 'paint'
const parsed = new Promise((seen) => addEventListener('DOMContentLoaded', seen))
let hasStarted = false

// While `data-waiting` is there, lazy pictures have no box, and so are not fetched.
const fetchPictures = () => {
  delete state.waiting
}

/** Runs a script, after those that were handed over before it. Resolves when it has run, or has failed. */
const run = (script: Node) =>
  new Promise((ended) => {
    document.head.append(Object.assign(script, { async: false, onload: ended, onerror: ended }))
  })

/** Fetches the page's code, each module with its integrity, and runs the shell's, of which the entry is the last. */
async function start(act?: Event) {
  // Whoever touches the page may be about to scroll.
  if (act) fetchPictures()
  if (hasStarted) return
  hasStarted = true
  // Code that hangs must not hold the pictures back, nor keep the menus shut.
  setTimeout(fetchPictures, 3000)
  setTimeout(() => {
    if (!('hydrated' in state)) state.plain = ''
  }, 7000)
  const code = document.querySelector<HTMLTemplateElement>('template#code')?.content.cloneNode(true)
  if (!(code instanceof DocumentFragment)) return
  const scripts = [...code.querySelectorAll('script')]
  const ofShell = scripts.filter(({ src }) => src.includes('/r/shell/')).map((script) => script.cloneNode())
  document.head.append(...code.querySelectorAll('link'))
  for (const script of scripts) preloadModule(script)
  // The entry hydrates the whole document, of which a slow line may have brought a part.
  await parsed
  layOutBands()
  // One after another: imported by the entry, all would run in one task, which keeps a touch waiting.
  await Promise.all(ofShell.map(run))
  // The shell's entry begins with it.
  if (!('importing' in globalThis)) state.plain = ''
  // Earlier, pictures would share the line with the code. Much later, a visitor who only looks would miss them.
  fetchPictures()
}

const early = { once: true, passive: true, capture: true }
for (const type of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'])
  addEventListener(type, start, early)
// A visitor who has used the page may have scrolled it, and must not be scrolled back to the address's hash.
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

// A place of the page that the address names, the browser restores, or a link leads to: layout.css.
const goTo = () => Object.assign(state, { whole: '' })
if (location.hash || isRestored()) goTo()

// The last press on a button that does nothing yet, such as that of a menu, is repeated once the page is hydrated. Not
// that of a button with a `command`: a browser that supports commands has carried it out by itself.
let pressed: HTMLButtonElement | undefined
const press = ({ target }: Event) => {
  if ((target as Element).closest('a[href*="#"]')) goTo()
  const button = (target as Element).closest<HTMLButtonElement>('button:not([type=submit])')
  pressed = button?.commandForElement ? undefined : (button ?? undefined)
}
addEventListener('click', press, true)
const { changes, stop } = recordChanges()
globalThis.beforeHydration = {
  changes,
  get pressed() {
    return pressed
  },
  stop() {
    stop()
    removeEventListener('click', press, true)
  },
}

import { optionally } from 'shared-page/browser'
import { applyChoices, choiceIn } from 'shared-page/choices'
import { picturePrefix } from 'shared-page/contract'
import { pageState } from 'shared-page/pageState'
import { leaveStatic, showStatic } from '../loading/leaveStatic.ts'
import { loadDocument } from '../loading/loadDocument.ts'
import { preloadModule } from '../loading/preloadModule.ts'
import type { BeforeHydration } from './BeforeHydration.ts'
import { browserRestoresScroll } from './browserRestoresScroll.ts'
import { deferSubmitUntilHydrated } from './deferSubmit.ts'
import { findHidden } from './findHidden.ts'
import { layOutBands } from './layOutBands.ts'
import { printWithPictures, retryPictures } from './pictures.ts'
import { playFilm } from './playFilm.ts'
import { savesData } from './savesData.ts'
import { showByDate } from './showByDate.ts'

// The page's only inline script: this folder, the menus' controller beside their markup, and three files of `loading` that the
// shell's code uses too. A page that is only read needs no code: its links, menus and fields work natively. So the
// code is fetched once the page has loaded and been painted, and runs at the visitor's first interaction. The pictures below the
// fold come after the load event, too: earlier, they would take the network from what the visitor is waiting to see.

/** What a visitor can do first. A screen reader's press is a mere click, and autofill a mere change. */
const interactionEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'click',
  'input',
  'change',
]

/** How long after the first interaction, in ms, code is late: `loadTimeout` of shared-page, too. */
const lateAfter = 6000

const state = pageState()

const once = { once: true, passive: true, capture: true }
const wait = (ms: number) => new Promise((passed) => setTimeout(passed, ms))
const event = (type: string) => new Promise((comes) => addEventListener(type, comes, once))
const [parsed, loaded] = [event('DOMContentLoaded'), event('load')]

// What the query chooses, from the first paint on: as parts of the page arrive, and not after.
let hasChoices = false

// While `data-images-deferred` is there, lazy pictures have no box, and so are not fetched. Chromium looks for those that a style moves
// into view only when somebody scrolls.
async function letPicturesLoad() {
  delete state.imagesDeferred
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-animated]')) {
    image.loading = 'eager'
    await wait(0)
  }
}

/** Runs a script, after those that were handed over before it. Resolves when it has run, or has failed. */
const run = (script: Node) =>
  new Promise((ended) => {
    document.head.append(Object.assign(script, { async: false, onload: ended, onerror: ended }))
  })

/** The shell's scripts, its entry last, once they have been requested. */
let ofShell: HTMLScriptElement[] | undefined

/** Fetches the page's code, each module with its integrity. */
function fetchCode() {
  const code = document.querySelector<HTMLTemplateElement>('template#code')?.content.cloneNode(true)
  if (ofShell || !(code instanceof DocumentFragment)) return
  const scripts = [...code.querySelectorAll('script')]
  ofShell = scripts
    .filter(({ src }) => src.includes('/r/shell/'))
    .map((script) => script.cloneNode() as HTMLScriptElement)
  document.head.append(...code.querySelectorAll('link'))
  // In a template's own document, where they still are, their `src` is relative to nothing.
  showStaticWithout(scripts.map((script) => new URL(script.getAttribute('src') ?? '', location.href).href))
  for (const script of scripts) preloadModule(script)
}

/**
 * Shows the page as it was served as soon as one of its files has failed: no browser requests a module a second time. What of
 * the shell's code is there then runs, and reports the failure.
 */
function showStaticWithout(files: readonly string[]) {
  const isFailed = ({ name, responseStatus, decodedBodySize }: PerformanceResourceTiming) =>
    files.includes(name) && (responseStatus >= 400 || (responseStatus === 0 && decodedBodySize === 0))
  const look = (list: PerformanceObserverEntryList) => {
    // Code that has been started says by itself how it ends.
    if (hasStarted || !(list.getEntries() as PerformanceResourceTiming[]).some(isFailed)) return
    showStatic()
    start({ type: 'load' })
  }
  optionally(() => new PerformanceObserver(look).observe({ type: 'resource', buffered: true }))
}

/** Resolves once the screen has answered an act: code that runs earlier keeps the visitor waiting for that. */
async function afterNextPaint({ type }: Pick<Event, 'type'>) {
  // A press is answered at its end.
  if (/down|touchstart/.test(type)) await Promise.race([event('click'), wait(300)])
  await Promise.race([new Promise(requestAnimationFrame), wait(300)])
  await wait(0)
}

let hasStarted = false

/** Runs the shell's code, which hydrates the page. */
async function start(event: Pick<Event, 'type'>) {
  letPicturesLoad()
  if (hasStarted) return
  hasStarted = true
  fetchCode()
  // Late is not failed: hydration takes the bands over whenever it comes.
  setTimeout(() => 'hydrated' in state || showStatic(), lateAfter)
  await afterNextPaint(event)
  // The entry hydrates the whole document, and on a slow line only a part of it may be here.
  await parsed
  // One after another: imported by the entry, all would run in one task, which keeps a touch waiting.
  await Promise.all((ofShell ?? []).map(run))
  const entry = ofShell?.at(-1)
  try {
    // The shell's entry sets it (federation.ts). Without it the entry has not come, and must not be asked for again: this
    // time nothing would check its integrity.
    if (!entry || !('_FEDERATION_RUNTIME_CORE' in globalThis)) return leaveStatic()
    // It has run already. This rejects with what it has thrown, then or later.
    await import(/* @vite-ignore */ entry.src)
  } catch (error) {
    console.error(error)
    leaveStatic()
  }
}

// A visitor who has used the page may have scrolled it, and must not be scrolled back to the address's hash.
const markUsed = () => Object.assign(state, { used: '' })

/** What happens once the page has been painted and loaded: pictures, code and layout, a task each so that none is long. */
async function whenPainted() {
  letPicturesLoad()
  await wait(0)
  if (!savesData()) fetchCode()
  await wait(0)
  layOutBands()
  // An address that is no anchor: a section named by its path, an enlarged picture, what is chosen or a form is about. And where the
  // browser has come to lie below the top, a menu of sections marks one.
  if (
    document.querySelector('main [data-section]') ||
    location.hash.startsWith(`#${picturePrefix}`) ||
    hasChoices ||
    choiceIn(location.search, 'about') ||
    ('laidOut' in state && scrollY > 0 && document.querySelector('main nav [href^="#"]'))
  )
    start({ type: 'load' })
  // Find-in-page and scroll bars. Until now the browser has scrolled, to a hash or to a place that it restores.
  const scroll = (event: Event) => {
    markUsed()
    start(event)
  }
  requestAnimationFrame(() => addEventListener('scroll', scroll, once))
}

// A place of the page that the address names, the browser restores, or a link leads to: layout.css.
const markLaidOut = () => Object.assign(state, { laidOut: '' })

// The last press on a button that does nothing yet, such as that of a filter, is repeated once the page is hydrated. Not
// that of a button with a `command`: a browser that supports commands has carried it out by itself.
const press = ({ target }: Event) => {
  if ((target as Element).closest('a[href*="#"]')) markLaidOut()
  const button = (target as Element).closest<HTMLButtonElement>('main button:not([type=submit])')
  before.pressed = playFilm(button) || button?.commandForElement ? null : button
}
// What the browser says of an empty field passes, and a form's own words stay: they follow, unless the visitor has begun to
// fill it in.
const rememberInvalidSubmit = ({ target }: Event) => {
  before.pressed = (target as HTMLInputElement).form?.querySelector<HTMLButtonElement>('[type=submit]') ?? null
}
const forgetPress = () => {
  before.pressed = null
}
const stopDeferring = deferSubmitUntilHydrated()
const before: BeforeHydration = {
  stop() {
    stopDeferring()
    removeEventListener('click', press, true)
    removeEventListener('invalid', rememberInvalidSubmit, true)
    removeEventListener('input', forgetPress, true)
  },
}

/**
 * Runs before anything is painted. `startFrame` makes the header and the menus work. It is called early, so that they also
 * work in an old browser in which something after it fails.
 */
export function boot(startFrame: () => void) {
  retryPictures()
  printWithPictures()
  startFrame()
  findHidden()
  state.imagesDeferred = 'paint'
  parsed.then(() => showByDate(new Date()))
  if (location.search) {
    const choose = () => {
      hasChoices = applyChoices(location.search)
    }
    const parts = optionally(() => new MutationObserver(choose))
    parts?.observe(document, { childList: true, subtree: true })
    parsed.then(() => {
      parts?.disconnect()
      choose()
    })
  }

  // Chromium also sends a move when the page has changed under a pointer that rests.
  const isInteraction = ({ movementX, movementY, type }: MouseEvent) =>
    type !== 'pointermove' || movementX !== 0 || movementY !== 0
  const interact = (event: Event) => {
    if (!isInteraction(event as MouseEvent)) return
    for (const type of interactionEvents) removeEventListener(type, interact, true)
    start(event)
  }
  for (const type of interactionEvents) addEventListener(type, interact, { passive: true, capture: true })
  for (const type of ['pointerdown', 'touchmove', 'keydown', 'wheel']) addEventListener(type, markUsed, once)

  // Back and Forward among the entries that an earlier document of this tab has made, as before a reload, change the address
  // alone. Until the page is hydrated, and the router follows them, the document of the address has to come.
  const { pathname } = location
  addEventListener('popstate', (event) => {
    if (state.hydrated === '' || location.pathname === pathname) return
    event.stopImmediatePropagation()
    loadDocument()
  })

  const painted = new Promise<unknown>((seen) => {
    const observe = () => new PerformanceObserver(seen).observe({ type: 'paint', buffered: true })
    optionally(observe)
  })
  painted.then(() => {
    if (state.imagesDeferred) state.imagesDeferred = 'load'
  })
  // A picture that hangs delays the load event.
  Promise.race([Promise.all([painted, loaded]), Promise.all([parsed, wait(3000)])]).then(() => setTimeout(whenPainted))
  if (location.hash || browserRestoresScroll()) markLaidOut()
  addEventListener('click', press, true)
  addEventListener('invalid', rememberInvalidSubmit, true)
  addEventListener('input', forgetPress, true)
  globalThis.beforeHydration = before
  // At last, and before anything is painted: a script that has failed by now promises nothing.
  state.scripting = 'enabled'
}

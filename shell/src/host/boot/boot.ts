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

// The page's only inline script: this folder, the menus' controller beside their markup, and three files of `loading`
// that the shell's code uses too. Reading a page needs no code: its links, menus and fields work natively. So the code
// is fetched after the page has loaded and been painted, and runs at the visitor's first interaction. The pictures
// below the fold also wait for the load event: earlier, they would compete for the network with the content that the
// visitor is waiting for.

/** Every event that a first interaction can be. Screen readers send only a click, and autofill only a change. */
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

/** The time after the first interaction, in ms, from which code is late: `loadTimeout` of shared-page, too. */
const lateAfter = 6000

const state = pageState()

const once = { once: true, passive: true, capture: true }
const wait = (ms: number) => new Promise((passed) => setTimeout(passed, ms))
const event = (type: string) => new Promise((comes) => addEventListener(type, comes, once))
const [parsed, loaded] = [event('DOMContentLoaded'), event('load')]

// Choices from the query are applied from the first paint on, while parts of the page still arrive.
let hasChoices = false

// While `data-images-deferred` is present, lazy pictures have no box, and so are not fetched. Chromium requests a
// picture that a style moves into view only after the visitor scrolls.
async function letPicturesLoad() {
  delete state.imagesDeferred
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-animated]')) {
    image.loading = 'eager'
    await wait(0)
  }
}

/** Runs a script after those passed earlier. Resolves when the script has run or failed. */
const run = (script: Node) =>
  new Promise((ended) => {
    document.head.append(Object.assign(script, { async: false, onload: ended, onerror: ended }))
  })

/** The shell's scripts, its entry last, after they have been requested. */
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
  // The document of a template has no base URL, so a relative `src` does not resolve there.
  showStaticWithout(scripts.map((script) => new URL(script.getAttribute('src') ?? '', location.href).href))
  for (const script of scripts) preloadModule(script)
}

/**
 * Shows the static page as soon as one of its files has failed: no browser requests a module a second time. The shell
 * code that did load then runs, and reports the failure.
 */
function showStaticWithout(files: readonly string[]) {
  const isFailed = ({ name, responseStatus, decodedBodySize }: PerformanceResourceTiming) =>
    files.includes(name) && (responseStatus >= 400 || (responseStatus === 0 && decodedBodySize === 0))
  const look = (list: PerformanceObserverEntryList) => {
    // Code that has started handles its own failure.
    if (hasStarted || !(list.getEntries() as PerformanceResourceTiming[]).some(isFailed)) return
    showStatic()
    start({ type: 'load' })
  }
  optionally(() => new PerformanceObserver(look).observe({ type: 'resource', buffered: true }))
}

/** Resolves after the browser has painted its response to an interaction, which earlier code would delay. */
async function afterNextPaint({ type }: Pick<Event, 'type'>) {
  // The response to a press is painted at its end.
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
  // Late is not failed: hydration takes over the bands even then.
  setTimeout(() => 'hydrated' in state || showStatic(), lateAfter)
  await afterNextPaint(event)
  // The entry hydrates the whole document, and on a slow connection only a part of it may have arrived.
  await parsed
  // As separate scripts: imported by the entry, all would run in one task, which delays the response to a touch.
  await Promise.all((ofShell ?? []).map(run))
  const entry = ofShell?.at(-1)
  try {
    // The shell's entry sets this global (federation.ts). Without it the entry failed to load, and must not be
    // requested again: nothing would check its integrity this time.
    if (!entry || !('_FEDERATION_RUNTIME_CORE' in globalThis)) return leaveStatic()
    // The entry has already run. This import rejects with any error that it threw.
    await import(/* @vite-ignore */ entry.src)
  } catch (error) {
    console.error(error)
    leaveStatic()
  }
}

// A visitor who has used the page may have scrolled it, and must not be scrolled back to the hash.
const markUsed = () => Object.assign(state, { used: '' })

/** Runs once the page is painted and loaded: pictures, code and layout, each in its own task, so that none is long. */
async function whenPainted() {
  letPicturesLoad()
  await wait(0)
  if (!savesData()) fetchCode()
  await wait(0)
  layOutBands()
  // The code must run if the URL names no anchor but a section by its path, a picture, a choice or a form's subject, or
  // if the page shows nothing without it. A menu of sections marks the current one if the browser has restored a
  // position below the top.
  if (
    document.querySelector('main :is([data-section], [data-runs-on-load])') ||
    location.hash.startsWith(`#${picturePrefix}`) ||
    hasChoices ||
    choiceIn(location.search, 'about') ||
    ('laidOut' in state && scrollY > 0 && document.querySelector('main nav [href^="#"]'))
  )
    start({ type: 'load' })
  // Catches find-in-page and scroll bars. Earlier scrolls are the browser's own: to a hash or a restored position.
  const scroll = (event: Event) => {
    markUsed()
    start(event)
  }
  requestAnimationFrame(() => addEventListener('scroll', scroll, once))
}

// For a place in the page that the URL names, the browser restores, or a link leads to: layout.css.
const markLaidOut = () => Object.assign(state, { laidOut: '' })

// The last press on a button without effect, such as a filter, is replayed after hydration. A button with a `command`
// is excluded: browsers that support commands have already run it.
const press = ({ target }: Event) => {
  if ((target as Element).closest('a[href*="#"]')) markLaidOut()
  const button = (target as Element).closest<HTMLButtonElement>('main button:not([type=submit])')
  before.pressed = playFilm(button) || button?.commandForElement ? null : button
}
// The browser's hint for an empty field disappears; the form's own message stays. So the submit is replayed after
// hydration, unless the visitor has started typing.
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
 * Runs before the first paint. `startFrame` starts the header and the menus. It is called early, so that they work even
 * in an old browser in which a later call throws.
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

  // Chromium also sends a move when the page has changed under a resting pointer.
  const isInteraction = ({ movementX, movementY, type }: MouseEvent) =>
    type !== 'pointermove' || movementX !== 0 || movementY !== 0
  const interact = (event: Event) => {
    if (!isInteraction(event as MouseEvent)) return
    for (const type of interactionEvents) removeEventListener(type, interact, true)
    start(event)
  }
  for (const type of interactionEvents) addEventListener(type, interact, { passive: true, capture: true })
  for (const type of ['pointerdown', 'touchmove', 'keydown', 'wheel']) addEventListener(type, markUsed, once)

  // For history entries of an earlier document of this tab, such as before a reload, Back and Forward change only the
  // URL. Until the page is hydrated and the router follows them, load the URL's document instead.
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
  // A hanging picture delays the load event.
  Promise.race([Promise.all([painted, loaded]), Promise.all([parsed, wait(3000)])]).then(() => setTimeout(whenPainted))
  if (location.hash || browserRestoresScroll()) markLaidOut()
  addEventListener('click', press, true)
  addEventListener('invalid', rememberInvalidSubmit, true)
  addEventListener('input', forgetPress, true)
  globalThis.beforeHydration = before
  // Last, but still before the first paint: a script that has already failed must not claim to work.
  state.scripting = 'enabled'
}

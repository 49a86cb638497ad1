import { optionally } from 'shared-ui/optionally'

/**
 * Shows the next format of each picture whose best one fails to load: a browser may take AVIF and not be able to show it. A
 * picture that has none is marked with `data-missing`, by which its place is drawn as a void.
 */
// One listener for all of them: a picture needs no code of its own, and may fail before any has come.
export function mendPictures() {
  const mend = ({ type, target }: Event) => {
    const picture = target instanceof HTMLImageElement && target.closest('picture')
    if (!picture) return
    const isFailed = type === 'error'
    const source = picture.querySelector<HTMLSourceElement>('source:not([media])')
    // It stays in the document, which React hydrates.
    if (isFailed && source) source.media = 'not all'
    else picture.toggleAttribute('data-missing', isFailed)
  }
  for (const type of ['error', 'load']) document.addEventListener(type, mend, true)
}

/** How long a print waits for its pictures, in ms. */
const printWithin = 3000

/** Fetches the pictures that have never come near the window. Resolves once they are there, or have had their time. */
async function fetchLazyPictures() {
  const lazy = [...document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]')]
  for (const image of lazy) image.setAttribute('loading', 'eager')
  const all = Promise.allSettled(lazy.map((image) => optionally(() => image.decode())))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, printWithin))])
}

/** Opens what is folded until the print is over: not every browser lets styles do it (`::details-content`). */
function unfold() {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
  const names = folded.map(({ name }) => name)
  // Of those with one name the browser keeps one open.
  for (const details of folded) Object.assign(details, { name: '', open: true })
  const fold = () => {
    for (const [index, details] of folded.entries()) Object.assign(details, { open: false, name: names[index] })
  }
  addEventListener('afterprint', fold, { once: true })
}

// On Apple's systems Ctrl and P move the caret a line up, elsewhere they print. `platform` is old, but Safari and Firefox
// have nothing else: https://developer.mozilla.org/docs/Web/API/Navigator/userAgentData#browser_compatibility
const isApple = () => /^(Mac|iP)/.test(optionally(() => navigator.platform) ?? '')

/**
 * Prints a page whole, with the pictures that its visitor has not scrolled to. Chromium and Firefox fetch them by
 * themselves and wait for them; Safari prints what is there.
 */
export function printWithPictures() {
  // From a browser's menu: too late for the first sheet that Safari shows, in time for the next.
  addEventListener('beforeprint', fetchLazyPictures)
  addEventListener('beforeprint', unfold)
  let isPrinting = false
  // The keys for it are heard in time.
  addEventListener('keydown', async (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event
    const isMeant = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey
    if (key !== 'p' || !isMeant || altKey || shiftKey || defaultPrevented) return
    event.preventDefault()
    if (isPrinting || repeat) return
    isPrinting = true
    await fetchLazyPictures()
    isPrinting = false
    print()
  })
}

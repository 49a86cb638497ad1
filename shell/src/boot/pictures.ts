import { optionally } from 'shared-ui/optionally'

/** Marks each picture that fails to load with `data-missing`, by which its place is drawn as a void. */
// One listener for all of them: a picture needs no code of its own, and may fail before any has come.
export function markMissingPictures() {
  const mark = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) target.closest('picture')?.toggleAttribute('data-missing', type === 'error')
  }
  for (const type of ['error', 'load']) document.addEventListener(type, mark, true)
}

/** How long a print waits for its pictures, in ms. */
const printWithin = 3000

/** Fetches the pictures that have never come near the window. Resolves once they are there, or have had their time. */
async function fetchPictures() {
  const lazy = [...document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]')]
  for (const image of lazy) image.setAttribute('loading', 'eager')
  const all = Promise.allSettled(lazy.map((image) => optionally(() => image.decode())))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, printWithin))])
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
  addEventListener('beforeprint', fetchPictures)
  // The keys for it are heard in time.
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
    const isPrinting = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey
    if (key !== 'p' || !isPrinting || altKey || shiftKey || defaultPrevented) return
    event.preventDefault()
    fetchPictures().then(() => print())
  })
}

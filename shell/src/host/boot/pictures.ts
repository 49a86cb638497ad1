/**
 * Shows the next format of each picture whose best one fails to load: a browser may take AVIF and not be able to show it. A
 * picture that has none is marked with `data-load-failed`, by which its place is drawn as a void.
 */
// One listener for all of them: a picture needs no code of its own, and may fail before any has come.
export function retryPictures() {
  const retry = ({ type, target }: Event) => {
    const picture = target instanceof HTMLImageElement && target.closest('picture')
    if (!picture) return
    const isFailed = type === 'error'
    const source = picture.querySelector<HTMLSourceElement>('source:not([media])')
    // It stays in the document, which React hydrates.
    if (isFailed && source) source.media = 'not all'
    else picture.toggleAttribute('data-load-failed', isFailed)
  }
  for (const type of ['error', 'load']) document.addEventListener(type, retry, true)
}

/** Requests the pictures that were never scrolled to. */
function loadLazyPictures() {
  for (const image of document.querySelectorAll('main img[loading=lazy]')) image.setAttribute('loading', 'eager')
}

/** Opens what is folded until the print is over: not every browser lets styles do it (`::details-content`). */
function unfold() {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
  const names = folded.map(({ name }) => name)
  // The browser keeps only one open among those with one name.
  for (const details of folded) Object.assign(details, { name: '', open: true })
  const fold = () => {
    for (const [index, details] of folded.entries()) Object.assign(details, { open: false, name: names[index] })
  }
  addEventListener('afterprint', fold, { once: true })
}

/**
 * Prints a page whole, with the pictures that its visitor has not scrolled to. Chromium and Firefox wait for them. Safari
 * does not: its first preview may lack them, and its next has them.
 */
export function printWithPictures() {
  addEventListener('beforeprint', loadLazyPictures)
  addEventListener('beforeprint', unfold)
}

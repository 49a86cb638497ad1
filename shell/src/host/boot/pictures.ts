/**
 * Shows the next format of each picture whose best one fails to load: a browser may select AVIF and still fail to
 * decode it. A picture without another format gets `data-load-failed`, which styles draw as a void.
 */
// One listener for all pictures: a picture needs no code of its own, and may fail before any code has loaded.
export function retryPictures() {
  const retry = ({ type, target }: Event) => {
    const picture = target instanceof HTMLImageElement && target.closest('picture')
    if (!picture) return
    const isFailed = type === 'error'
    const source = picture.querySelector<HTMLSourceElement>('source:not([media])')
    // The failed source stays in the document, which React hydrates.
    if (isFailed && source) source.media = 'not all'
    else picture.toggleAttribute('data-load-failed', isFailed)
  }
  for (const type of ['error', 'load']) document.addEventListener(type, retry, true)
}

function loadLazyPictures() {
  for (const image of document.querySelectorAll('main img[loading=lazy]')) image.setAttribute('loading', 'eager')
}

/** Opens closed details until printing is over: not every browser lets styles do it (`::details-content`). */
function unfold() {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
  const names = folded.map(({ name }) => name)
  // Among details with the same name, the browser keeps only one open.
  for (const details of folded) Object.assign(details, { name: '', open: true })
  const fold = () => {
    for (const [index, details] of folded.entries()) Object.assign(details, { open: false, name: names[index] })
  }
  addEventListener('afterprint', fold, { once: true })
}

/**
 * Prints the whole page, with the pictures that its visitor has not scrolled to. Chromium and Firefox wait for them.
 * Safari does not: its first preview may lack them, and the next one shows them.
 */
export function printWithPictures() {
  addEventListener('beforeprint', loadLazyPictures)
  addEventListener('beforeprint', unfold)
}

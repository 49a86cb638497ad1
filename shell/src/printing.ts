/** How long a print waits for its pictures, in ms. */
const patience = 3000

/** Fetches the pictures that have never come near the window. Resolves once they are there, or have had their time. */
async function fetchPictures() {
  const lazy = [...document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]')]
  for (const image of lazy) image.setAttribute('loading', 'eager')
  const all = Promise.allSettled(lazy.map((image) => image.decode()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))])
}

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
    if (key !== 'p' || ctrlKey === metaKey || altKey || shiftKey || defaultPrevented) return
    event.preventDefault()
    fetchPictures().then(() => print())
  })
}

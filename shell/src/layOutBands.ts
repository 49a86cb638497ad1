// As in layout.css.
const phone = '(width < 40em)'

/**
 * Lays out the bands that a phone has left for later (layout.css), one in each frame. When the page is hydrated the rest
 * follows: all of them at once would be one long task.
 */
export function layOutBands() {
  if (!matchMedia(phone).matches) return
  const bands = document.querySelectorAll<HTMLElement>('main section, main ~ footer').values()
  const next = () => {
    const { value: band } = bands.next()
    if (!band) return
    band.style.contentVisibility = 'visible'
    requestAnimationFrame(() => setTimeout(next))
  }
  next()
}

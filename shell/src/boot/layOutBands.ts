import { optionally } from 'shared-ui/optionally'
import { pageState } from 'shared-ui/pageState'

// As in layout.css.
const phone = '(width < 40em)'

/**
 * Lays out the bands that a phone has left for later (layout.css), one in each frame: all of them at once would be one long
 * task.
 */
export function layOutBands() {
  const all = document.querySelectorAll<HTMLElement>('main section, body > footer')
  const isWide = optionally(() => !matchMedia(phone).matches)
  const bands = (isWide ? [] : [...all]).values()
  const next = () => {
    const { value: band } = bands.next()
    if (!band) {
      pageState().laidOut = ''
      return
    }
    band.style.contentVisibility = 'visible'
    requestAnimationFrame(() => setTimeout(next))
  }
  next()
}

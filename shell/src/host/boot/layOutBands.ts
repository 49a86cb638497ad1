import { optionally } from 'shared-page/browser'
import { pageState } from 'shared-page/pageState'

// As in layout.css.
const phone = '(width < 40em)'

const nextFrame = () => new Promise(requestAnimationFrame)
const nextTask = () => new Promise((begun) => setTimeout(begun))

/**
 * Lays out the bands that layout.css defers on phones, one per frame: all at once would be one long task. For the same
 * reason, a band's layout and the frame that paints it are separate tasks.
 */
export async function layOutBands() {
  const all = document.querySelectorAll<HTMLElement>('main section, body > footer')
  const isWide = optionally(() => !matchMedia(phone).matches)
  for (const band of isWide ? [] : all) {
    band.style.contentVisibility = 'visible'
    band.getBoundingClientRect()
    await nextFrame()
    await nextTask()
  }
  pageState().laidOut = ''
}

import { prerendered } from 'shared-ui/router'

type Follow = (link: HTMLAnchorElement) => void

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

// A link with a `target`, `_self` too, is the browser's own: another tab, a file, the skip link. Until the first area has
// arrived, React would hold a navigation back: the browser loads the document.
const isOurs = (link: Element | null): link is HTMLAnchorElement =>
  link instanceof HTMLAnchorElement &&
  link.matches('[href]:not([target], [download])') &&
  link.origin === location.origin &&
  !prerendered.getState()

const shownPage = () => document.querySelector('main > *')

// The events of a finger have the target that its first one had. Asking the document costs a layout.
const hitBy = ({ pointerType, clientX, clientY, target }: PointerEvent) =>
  pointerType === 'touch' ? document.elementFromPoint(clientX, clientY) : (target as Node)

/** How far a finger may slip in a press, in px. */
const slip = 10

/** How long after the end of a press its click may come, in ms. */
const clickComes = 500

/**
 * Calls `follow` with every plain link of this site that the visitor presses, in place of the document load, whoever has
 * rendered the link. Returns a function that ends it.
 */
// One native listener: a link works from its first frame on, whatever React is doing.
export function followLinks(follow: Follow): () => void {
  const own = new AbortController()
  const { signal } = own
  let begun: { control: HTMLElement | null; page: Element | null; x: number; y: number } | undefined
  let missedAt = Number.NEGATIVE_INFINITY

  const begin = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    missedAt = Number.NEGATIVE_INFINITY
    const control = target instanceof Element ? target.closest<HTMLElement>('a, button, summary') : null
    begun = { control, page: shownPage(), x, y }
  }

  // What is pressed may go, or move away, before the press has ended: the next page comes, or a menu closes. The press
  // belongs to what was there when it began. Its end would hit something else, or nothing.
  const end = (event: PointerEvent) => {
    if (!begun || !isPlain(event)) return
    const { control, page, x, y } = begun
    begun = undefined
    if (Math.hypot(event.clientX - x, event.clientY - y) > slip) return
    const hit = hitBy(event)
    if (control ? control.contains(hit) : page === shownPage()) return
    if (control?.isConnected) control.click()
    else if (isOurs(control)) follow(control)
    missedAt = event.timeStamp
  }
  const swallow = (event: MouseEvent) => {
    // A key clicks as well, with a `detail` of 0.
    if (event.detail === 0 || event.timeStamp - missedAt > clickComes) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (event.defaultPrevented || !isPlain(event) || !isOurs(link)) return
    event.preventDefault()
    follow(link)
  }

  addEventListener('pointerdown', begin, { passive: true, capture: true, signal })
  addEventListener('pointerup', end, { passive: true, capture: true, signal })
  addEventListener('click', swallow, { capture: true, signal })
  document.addEventListener('click', click, { signal })
  return () => own.abort()
}

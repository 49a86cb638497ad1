import { savesData } from '../boot/savesData.ts'

/** The time a pointer or the focus must rest on a link, in ms: passing pointers cross many links. */
const restTime = 65

/**
 * Calls `prefetch` with the path of another page of this site once the visitor seems about to go there, by pointer or
 * by keyboard. Never calls it for a visitor who saves data.
 */
export function prefetchOnHover(prefetch: (pathname: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (event: Event) => {
    clearTimeout(timer)
    const { target } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    // A finger on a link scrolls more often than it taps. The tap itself arrives as soon as we could detect it.
    if ((event as PointerEvent).pointerType === 'touch' || savesData()) return
    timer = setTimeout(prefetch, restTime, link.pathname)
  }
  for (const type of ['pointerover', 'focusin']) addEventListener(type, look, { passive: true })
}

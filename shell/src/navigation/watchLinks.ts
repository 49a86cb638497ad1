/** How long a pointer or the focus must rest on a link, in ms: on its way elsewhere it passes many links. */
const restTime = 65

/**
 * Calls `prefetch` with the path of another page of this site once the visitor seems about to go there, by pointer, key or
 * finger.
 */
export function watchLinks(prefetch: (pathname: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = ({ type, target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    timer = setTimeout(prefetch, type === 'touchstart' ? 0 : restTime, link.pathname)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, look, { passive: true })
}

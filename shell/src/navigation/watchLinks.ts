/** How long a pointer or the focus stays on a link that is meant, in ms: on its way elsewhere it passes many. */
const stay = 65

/** Tells the path of another page of this site as soon as the visitor seems about to go there, by pointer, key or finger. */
export function watchLinks(ahead: (pathname: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = ({ type, target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    timer = setTimeout(ahead, type === 'touchstart' ? 0 : stay, link.pathname)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, look, { passive: true })
}

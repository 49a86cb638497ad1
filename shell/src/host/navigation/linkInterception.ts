import { useEffect, useEffectEvent } from 'react'
import { pageState } from 'shared-page/pageState'
import { useNavigate } from 'shared-page/router'
import { hasCode } from '../loading/loadedReleases.ts'

const isUnmodifiedClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

// The browser itself follows a link with a `target` (even `_self`): another tab, a file, the skip link. It also follows
// every link of a page whose area failed to load.
const isOurs = (link: Element | null): link is HTMLAnchorElement =>
  link instanceof HTMLAnchorElement &&
  link.matches('[href]:not([target], [download])') &&
  link.origin === location.origin &&
  pageState().hydrated === '' &&
  hasCode(link.pathname)

/**
 * Makes the router follow every plain link of this site that the visitor clicks, including links that React did not
 * render. `App` calls it once.
 */
// One native listener: a link works from its first frame on, even while React is busy.
export function useLinkInterception() {
  const navigate = useNavigate()
  const click = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (event.defaultPrevented || !isUnmodifiedClick(event) || !isOurs(link)) return
    event.preventDefault()
    const { pathname, search, hash, href } = link
    navigate(pathname + search + hash, { replace: href === location.href })
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => click(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
}

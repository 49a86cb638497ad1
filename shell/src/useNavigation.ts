import { type RefObject, useEffect, useRef } from 'react'
import { focusOn } from 'shared-ui/focusOn'
import { pageState } from 'shared-ui/pageState'
import { useLocation } from 'shared-ui/router'
import { hasBrowserGoneTo } from './holdPopstate.ts'

/** How long a navigation waits, in ms, before it scrolls to the element that its hash names. */
const hashDelay = 100

const behavior = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

/** The element that a hash names; a hash that is no valid encoding is taken as it stands. */
function elementOf(hash: string) {
  const id = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}

function scrollTo(element: HTMLElement | null) {
  if (element) element.scrollIntoView({ behavior: behavior() })
  else window.scrollTo({ top: 0, behavior: behavior() })
}

/** Scrolls, moves the focus and announces the page, as each navigation asks for. */
export function useNavigation(announcer: RefObject<HTMLElement | null>) {
  const location = useLocation()
  const last = useRef<string | undefined>(undefined)

  useEffect(() => {
    const first = last.current === undefined
    const isNewPage = !first && last.current !== location.pathname
    last.current = location.pathname
    if (isNewPage) {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (heading) focusOn(heading)
      if (announcer.current) announcer.current.textContent = `${document.title}, page loaded`
    }
    if (!location.hash) {
      // The document's own load keeps the place that the browser remembers.
      if (!first) scrollTo(null)
      return
    }
    // The browser has been there already, and the visitor has gone on since.
    if (first ? 'used' in pageState() : hasBrowserGoneTo(location.hash)) return
    const timer = setTimeout(() => {
      const target = elementOf(location.hash)
      scrollTo(target)
      if (target && !first) focusOn(target)
    }, hashDelay)
    return () => clearTimeout(timer)
  }, [location, announcer])
}

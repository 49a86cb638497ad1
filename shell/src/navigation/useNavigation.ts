import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { sectionAttribute } from 'shared-ui/contract'
import { focusOn } from 'shared-ui/focusOn'
import { pageState } from 'shared-ui/pageState'
import { type Location, useLocation } from 'shared-ui/router'
import { growHero } from './cardToHero.ts'
import { hasBrowserGoneTo } from './holdPopstate.ts'
import { landOn } from './landOn.ts'
import { restoreDocumentsOnly } from './restoreDocumentsOnly.ts'

/** How long a navigation waits, in ms, before it scrolls to the element that its address names. */
const delay = 100

/** The element id that a hash names; a hash that is no valid encoding is taken as it stands. */
function idOf(hash: string) {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** The section that the page shown says its address means: `/sovran-builders/faq` is one page's section. */
const sectionShown = () => document.querySelector(`main [${sectionAttribute}]`)?.getAttribute(sectionAttribute)

// A reload and the way back to a document keep the browser's place, and so does a visitor who has scrolled already.
function isPlaceTaken() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'reload' || visit?.type === 'back_forward' || 'used' in pageState()
}

/**
 * Scrolls, moves the focus and announces the page, as each navigation asks for: to the element that the hash or the
 * address names, else to the top. Back and forward within the document are navigations like any other.
 * @param isPageShown whether the page of the address is there, and not a placeholder that waits for its code.
 * @param isWaiting the same for rendering: when it changes, it is looked at again.
 */
export function useNavigation(
  announcer: RefObject<HTMLElement | null>,
  isPageShown: RefObject<boolean>,
  isWaiting: boolean,
) {
  const location = useLocation()
  const last = useRef<Location | undefined>(undefined)

  useEffect(restoreDocumentsOnly, [])

  // A layout effect: others wait until the view transition is over, and the focus would be late.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the placeholder that goes is a page that comes.
  useLayoutEffect(() => {
    const before = last.current
    if (!isPageShown.current || before === location) return
    last.current = location
    const id = idOf(location.hash) || sectionShown()
    if (!before) {
      // The document's own load keeps the place that the browser has given it.
      if (!id || isPlaceTaken()) return
      return landOn({ find: () => document.getElementById(id), delay, takesFocus: false })
    }
    if (before.pathname !== location.pathname) {
      growHero()
      const heading = document.querySelector<HTMLElement>('main h1')
      if (heading) focusOn(heading)
      if (announcer.current) announcer.current.textContent = `${document.title}, page loaded`
    }
    // The browser has been there already, and the visitor has gone on since.
    if (location.hash && hasBrowserGoneTo(location.hash)) return
    return landOn({ find: () => (id ? document.getElementById(id) : null), delay: id ? delay : 0, takesFocus: true })
  }, [location, announcer, isPageShown, isWaiting])
}

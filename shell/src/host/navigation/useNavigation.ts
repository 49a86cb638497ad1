import { useLayoutEffect, useRef } from 'react'
import { optionally, prefersReducedMotion } from 'shared-page/browser'
import { picturePrefix, sectionAttribute } from 'shared-page/contract'
import { pageState } from 'shared-page/pageState'
import { type Location, useLocation } from 'shared-page/router'
import { browserRestoresScroll } from '../boot/browserRestoresScroll.ts'
import { visitedPaths } from './deferPopstate.ts'
import { focusOn } from './focusOn.ts'
import { scrollToTarget } from './scrollToTarget.ts'

// The scroll passes no pictures that would be fetched for nothing.
/** Jumps close to the top of a new page, which then scrolls on smoothly. */
function startNearTop() {
  const near = prefersReducedMotion() ? 0 : window.innerHeight / 4
  if (window.scrollY > near) window.scrollTo({ top: near, behavior: 'instant' })
}

/** The element id that a hash names. A hash that is not validly encoded is taken as it is. */
const idOf = (hash: string) => optionally(() => decodeURIComponent(hash.slice(1))) ?? hash.slice(1)

/** The section that the address names, as the page says: `/sovran-builders/faq` is a section of `/sovran-builders`. */
const sectionShown = () => document.querySelector(`main [${sectionAttribute}]`)?.getAttribute(sectionAttribute)

const showsPicture = ({ hash }: Location) => hash.startsWith(`#${picturePrefix}`)

/** Whether a picture is opened, turned or closed: it is shown over the page, which keeps its place. */
const isOverPage = (before: Location, now: Location) =>
  before.pathname === now.pathname && (showsPicture(now) || (showsPicture(before) && now.hash === ''))

interface Frame {
  /** Called with the path of each new page. */
  follow: (pathname: string) => void
  /** Whether the visitor is busy in the frame, such as in an open menu: then the focus stays there. */
  isBusy: () => boolean
}

/**
 * Scrolls, moves the focus and announces the page after each navigation: to the element that the hash or the address
 * names, else to the top. Back and forward within the document are navigations like any other.
 */
export function useNavigation({ follow, isBusy }: Frame) {
  const location = useLocation()
  const last = useRef<Location | undefined>(undefined)

  // A layout effect: the page is first painted near its top, with the focus on its heading.
  useLayoutEffect(() => {
    const before = last.current
    if (before === location) return
    last.current = location
    visitedPaths.add(location.pathname)
    if (before && isOverPage(before, location)) return
    const id = idOf(location.hash) || sectionShown()
    if (id || before) pageState().laidOut = ''
    // The place that the browser has found stays, and so does that of a visitor who has scrolled already.
    if (!before && (!id || browserRestoresScroll() || 'used' in pageState())) return
    if (before && before.pathname !== location.pathname) {
      follow(location.pathname)
      if (!id) startNearTop()
      const heading = document.querySelector<HTMLElement>('main h1')
      // A visitor who has opened a menu meanwhile goes on there.
      if (heading && !isBusy()) focusOn(heading)
      const announcer = document.querySelector('body > [aria-live]')
      if (announcer) announcer.textContent = `${document.title}, page loaded`
    }
    return optionally(() => scrollToTarget(id, before !== undefined))
  }, [location, follow, isBusy])
}

import { useLayoutEffect, useRef } from 'react'
import { optionally, prefersReducedMotion } from 'shared-page/browser'
import { picturePrefix, sectionAttribute } from 'shared-page/contract'
import { pageState } from 'shared-page/pageState'
import { type Location, useLocation } from 'shared-page/router'
import { browserRestoresScroll } from '../boot/browserRestoresScroll.ts'
import { visitedPaths } from './deferPopstate.ts'
import { focusOn } from './focusOn.ts'
import { scrollToTarget } from './scrollToTarget.ts'

// So that the scroll passes no lazy pictures, which the browser would fetch without need.
/** Jumps close to the top of a new page; the rest of the way is a smooth scroll. */
function startNearTop() {
  const near = prefersReducedMotion() ? 0 : window.innerHeight / 4
  if (window.scrollY > near) window.scrollTo({ top: near, behavior: 'instant' })
}

/** The element id that a hash names. An invalidly encoded hash is used unchanged. */
const idOf = (hash: string) => optionally(() => decodeURIComponent(hash.slice(1))) ?? hash.slice(1)

/**
 * The section that the path names, from the page's markup: `/sovran-builders/faq` is a section of `/sovran-builders`.
 */
const sectionShown = () => document.querySelector(`main [${sectionAttribute}]`)?.getAttribute(sectionAttribute)

const showsPicture = ({ hash }: Location) => hash.startsWith(`#${picturePrefix}`)

/** Whether a picture is opened, turned or closed: the lightbox covers the page, which keeps its position. */
const isOverPage = (before: Location, now: Location) =>
  before.pathname === now.pathname && (showsPicture(now) || (showsPicture(before) && now.hash === ''))

interface Frame {
  /** Called with the path of each new page. */
  follow: (pathname: string) => void
  /** Whether the visitor is using the frame, such as an open menu, where the focus then stays. */
  isBusy: () => boolean
}

/**
 * After each navigation, scrolls to the element that the hash or the path names, or to the top, moves the focus and
 * announces the page. Back and Forward within the document are navigations like any other.
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
    // On load, the position stays if the browser has restored it or the visitor has already scrolled.
    if (!before && (!id || browserRestoresScroll() || 'used' in pageState())) return
    if (before && before.pathname !== location.pathname) {
      follow(location.pathname)
      if (!id) startNearTop()
      const heading = document.querySelector<HTMLElement>('main h1')
      // A visitor who has opened a menu in the meantime keeps the focus there.
      if (heading && !isBusy()) focusOn(heading)
      const announcer = document.querySelector('body > [aria-live]')
      if (announcer) announcer.textContent = `${document.title}, page loaded`
    }
    return optionally(() => scrollToTarget(id, before !== undefined))
  }, [location, follow, isBusy])
}

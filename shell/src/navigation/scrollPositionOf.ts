/** The distance of an element from the page's top, in px, without the transform by which it may be revealed. */
function topOf(element: Element): number {
  // Measured by the layout: the element's rectangle would include the 50 px by which a block rises as it is revealed.
  let top = 0
  let each: Element | null = element
  while (each instanceof HTMLElement) {
    top += each.offsetTop
    each = each.offsetParent
  }
  return element instanceof HTMLElement ? top : element.getBoundingClientRect().top + window.scrollY
}

/**
 * The page's scroll position, in px, at which an element has landed: as far below the window's top as its
 * `scroll-margin-top` and the page's `scroll-padding-top` say, or as near to that as the page's length allows. Without
 * an element, the page's top.
 */
export function scrollPositionOf(element: Element | null): number {
  if (!element) return 0
  const root = document.documentElement
  const distances = [getComputedStyle(root).scrollPaddingTop, getComputedStyle(element).scrollMarginTop]
  // The initial values are words or empty, and count as 0.
  const above = distances.reduce((sum, distance) => sum + (Number.parseFloat(distance) || 0), 0)
  return Math.max(0, Math.min(topOf(element) - above, root.scrollHeight - window.innerHeight))
}

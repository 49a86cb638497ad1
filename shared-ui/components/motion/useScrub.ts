import { type RefObject, useEffect, useState } from 'react'
import { prefersReducedMotion } from 'shared-page/browser'

/** The scroll distance, in px, over which the element is pinned: its stylesheet's `--runway`, or 0. */
const runwayOf = (element: HTMLElement) =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--runway')) || 0

/**
 * Sets `--scrubbed` on an element that its stylesheet pins: the fraction of its `--runway` that has been scrolled, from
 * 0 to 1. Returns whether it is active: not before the page is scrolled, nor in a window in which the element is not
 * pinned, nor under reduced motion.
 */
export function useScrub(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrubbed, setScrubbed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const show = () => {
      const element = ref.current
      if (!element) return
      const runway = prefersReducedMotion() ? 0 : runwayOf(element)
      setScrubbed(runway > 0)
      if (runway === 0) return element.style.removeProperty('--scrubbed')
      const share = Math.min(1, Math.max(0, -element.getBoundingClientRect().top / runway))
      element.style.setProperty('--scrubbed', share.toFixed(4))
    }
    for (const type of ['scroll', 'resize']) addEventListener(type, show, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [ref])
  return isScrubbed
}

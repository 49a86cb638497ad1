import { type RefObject, useEffect, useState } from 'react'
import { prefersReducedMotion } from 'shared-ui/prefersReducedMotion'

/** How far one scrolls, in px, while the band stands still: as far as its stylesheet says with `--runway`, or not at all. */
const runwayOf = (band: HTMLElement) => Number.parseFloat(getComputedStyle(band).getPropertyValue('--runway')) || 0

/**
 * Sets `--said` on a band that stands still for a while: the share, from 0 to 1, of that way which has been scrolled.
 * Answers whether it does: not before the first scroll, not under reduced motion, and not in a window in which the band
 * does not stand still.
 */
export function useShareScrolled(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const band = ref.current
      if (!band) return
      const runway = prefersReducedMotion() ? 0 : runwayOf(band)
      setScrolled(runway > 0)
      const share = Math.max(0, Math.min(-band.getBoundingClientRect().top / runway, 1))
      if (runway > 0) band.style.setProperty('--said', share.toFixed(4))
      else band.style.removeProperty('--said')
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    // The visitor may have scrolled before the page was hydrated.
    if (window.scrollY > 0) lookSoon()
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [ref])
  return isScrolled
}

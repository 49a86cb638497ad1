import { type RefObject, useEffect, useState } from 'react'
import { prefersReducedMotion } from 'shared-ui/prefersReducedMotion'

/** How far the page scrolls, in px, while the band is pinned: its stylesheet's `--runway`, or 0. */
const runwayOf = (band: HTMLElement) => Number.parseFloat(getComputedStyle(band).getPropertyValue('--runway')) || 0

/**
 * Sets `--said` on a pinned band: the share of its runway that has been scrolled, from 0 to 1. Answers whether it does
 * so: not before the first scroll, not under reduced motion, and not in a window in which the band is not pinned.
 */
export function useShareScrolled(ref: RefObject<HTMLElement | null>): boolean {
  const [isMeasured, setMeasured] = useState(false)
  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const band = ref.current
      if (!band) return
      const runway = prefersReducedMotion() ? 0 : runwayOf(band)
      setMeasured(runway > 0)
      const share = Math.max(0, Math.min(-band.getBoundingClientRect().top / runway, 1))
      if (runway > 0) band.style.setProperty('--said', share.toFixed(4))
      else band.style.removeProperty('--said')
    }
    const measureSoon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    addEventListener('scroll', measureSoon, { passive: true })
    addEventListener('resize', measureSoon)
    // The visitor may have scrolled before the page was hydrated.
    if (window.scrollY > 0) measureSoon()
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', measureSoon)
      removeEventListener('resize', measureSoon)
    }
  }, [ref])
  return isMeasured
}

import { type RefObject, useEffect, useState } from 'react'
import { loadScrollTrigger } from './gsap.ts'
import { onFirstUse } from './useReveals.ts'

/** How far the page scrolls, in px, while the element is pinned: its stylesheet's `--runway`, or 0. */
const runwayOf = (element: HTMLElement) =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--runway')) || 0

/**
 * Sets `--scrubbed` on an element that its stylesheet pins: the share of its `--runway` that has been scrolled, from 0 to 1.
 * Returns whether it does so: not before the page is used, nor if its code cannot be loaded, nor in a window in which the
 * element is not pinned, nor under reduced motion.
 */
// The stylesheet pins it, with `position: sticky`: ScrollTrigger's own pin would move what follows once its code is there.
export function useScrub(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrubbed, setScrubbed] = useState(false)
  useEffect(() => {
    let undo: (() => void) | undefined
    let isCurrent = true
    const begin = async () => {
      const code = await loadScrollTrigger().catch(() => undefined)
      const element = ref.current
      if (!code || !isCurrent || !element) return
      const media = code.gsap.matchMedia()
      media.add('(prefers-reduced-motion: no-preference)', () => {
        const show = ({ progress }: { progress: number }) => {
          const isPinned = runwayOf(element) > 0
          setScrubbed(isPinned)
          if (isPinned) element.style.setProperty('--scrubbed', progress.toFixed(4))
          else element.style.removeProperty('--scrubbed')
        }
        const end = () => `+=${runwayOf(element)}`
        code.ScrollTrigger.create({ trigger: element, start: 'top top', end, onUpdate: show, onRefresh: show })
        return () => {
          setScrubbed(false)
          element.style.removeProperty('--scrubbed')
        }
      })
      undo = () => media.revert()
    }
    const forget = onFirstUse(begin)
    return () => {
      isCurrent = false
      forget()
      undo?.()
    }
  }, [ref])
  return isScrubbed
}

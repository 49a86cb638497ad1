import { type RefObject, useEffect, useState } from 'react'
import { loadScrollingGsap, prefersReducedMotion } from 'shared-ui/motion'

/** Opacity of a word to come: 4.9:1 on slate. */
const unsaid = 0.48

/**
 * Lets scrolling through `runway` say its `[data-word]`s one by one, and sets `--said` there to the share that is
 * said. Answers whether the words are wanted: not before the first scroll, not without GSAP, not under reduced
 * motion, and not in a window where the sheet does not stand still. Until then, or when anything fails, the plain
 * text stays.
 */
export function useSpokenWords(runway: RefObject<HTMLElement | null>): boolean {
  const [isSplit, setSplit] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const begin = () => {
      if (prefersReducedMotion() || !runwayOf(runway.current)) return
      loadScrollingGsap().then(
        () => isCurrent && setSplit(true),
        () => undefined,
      )
    }
    addEventListener('scroll', begin, { once: true, passive: true })
    // The visitor may have scrolled before the page came to life.
    if (window.scrollY > 0) begin()
    return () => {
      isCurrent = false
      removeEventListener('scroll', begin)
    }
  }, [runway])

  useEffect(() => {
    const element = runway.current
    if (!isSplit || !element) return
    let stop = () => {}
    let isCurrent = true
    loadScrollingGsap().then((gsap) => {
      if (!isCurrent) return
      const media = gsap.matchMedia(element)
      media.add('(prefers-reduced-motion: no-preference) and (min-height: 40em)', () => {
        const words = element.querySelectorAll('[data-word]')
        gsap
          .timeline({
            defaults: { ease: 'none' },
            scrollTrigger: { trigger: element, start: 'top top', end: () => `+=${runwayOf(element)}`, scrub: true },
          })
          .fromTo(words, { opacity: unsaid }, { opacity: 1, duration: 1, stagger: 0.5 })
          .fromTo(element, { '--said': 0 }, { '--said': 1, duration: (words.length + 1) / 2 }, 0)
      })
      stop = () => media.revert()
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [isSplit, runway])

  return isSplit
}

/** How far one scrolls, in px, until everything is said: as far as the stylesheet lets the sheet stand still. */
const runwayOf = (element: HTMLElement | null) =>
  element ? Number.parseFloat(getComputedStyle(element).getPropertyValue('--runway')) || 0 : 0

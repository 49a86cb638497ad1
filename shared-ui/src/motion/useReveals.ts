import { type RefObject, useLayoutEffect } from 'react'
import { type Gsap, loadGsap } from './gsap.ts'
import { prefersReducedMotion } from './prefersReducedMotion.ts'

// Not `scroll`: a page that scrolls itself to a section has not been used, and should load nothing.
const interactions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
let isUsed = false

/** Calls back when the visitor first uses the document, or soon when that has happened. Returns the way to call it off. */
function onFirstUse(begin: () => void): () => void {
  if (isUsed) {
    // A frame later the new page has been scrolled to its place.
    const frame = requestAnimationFrame(() => requestAnimationFrame(begin))
    return () => cancelAnimationFrame(frame)
  }
  const use = () => {
    isUsed = true
    forget()
    begin()
  }
  const forget = () => {
    for (const type of interactions) removeEventListener(type, use)
  }
  for (const type of interactions) addEventListener(type, use, { passive: true })
  return forget
}

const isBelow = (element: Element) => element.getBoundingClientRect().top > innerHeight
const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1

/** Where elements are shown: their tops 80 % down the viewport, or anywhere above, as after a jump. */
const rootMargin = '1000000px 0px -20% 0px'

/** How elements look while they wait, and how they come. */
interface Manner {
  hidden: gsap.TweenVars
  from: gsap.TweenVars
  to: gsap.TweenVars
}

// A block waits where it will stand, and is moved down only as it comes: its place says when that is.
const fadingUp: Manner = {
  hidden: { opacity: 0 },
  from: { y: 50, opacity: 0 },
  to: { y: 0, opacity: 1, duration: 0.8, clearProps: 'transform,opacity' },
}
const growing: Manner = {
  hidden: { scale: 0.9 },
  from: { scale: 0.9 },
  to: { scale: 1, duration: 1, clearProps: 'transform' },
}

// Observed, where ScrollTrigger would measure once: on a page that has become shorter since (a filter, an answer
// closed) what stood further down would pass by unseen.
/** Hides elements and shows them as they come, four at most one after the other. Returns the way to stop watching. */
function stage(gsap: Gsap, elements: readonly Element[], { hidden, from, to }: Manner): () => void {
  const waiting = new Set(elements)
  // GSAP complains in the console about a tween of nothing.
  if (waiting.size === 0) return () => {}
  gsap.set([...waiting], hidden)
  const show = (arrived: Element[]) => {
    for (const element of arrived) {
      waiting.delete(element)
      observer.unobserve(element)
    }
    for (let first = 0; first < arrived.length; first += 4)
      gsap.fromTo(arrived.slice(first, first + 4), from, { ...to, ease: 'expo.out', stagger: 0.08 })
  }
  const observer = new IntersectionObserver(
    (entries) => show(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)),
    { rootMargin },
  )
  for (const element of waiting) observer.observe(element)

  const stop = new AbortController()
  const { signal } = stop
  // What stands at the page's very end never reaches 80 % by itself.
  addEventListener('scroll', () => waiting.size > 0 && isAtEnd() && show([...waiting]), { passive: true, signal })
  // Some browsers scroll what takes the focus no further than to the viewport's lower edge.
  const showFocused = ({ target }: Event) => show([...waiting].filter((element) => element.contains(target as Node)))
  addEventListener('focusin', showFocused, { signal })
  return () => {
    observer.disconnect()
    stop.abort()
  }
}

/** Hides what lies below the viewport, and shows it as it comes. Returns the way to stop watching. */
function arrange(root: HTMLElement, gsap: Gsap): () => void {
  const below = [...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(isBelow)
  const isPicture = ({ dataset }: HTMLElement) => dataset.reveal === 'picture'
  const isInBlock = ({ parentElement }: HTMLElement) =>
    parentElement?.closest('[data-reveal]:not([data-reveal="picture"])')
  const blocks = below.filter((element) => !isPicture(element) && !isInBlock(element))
  const stops = [stage(gsap, blocks, fadingUp), stage(gsap, below.filter(isPicture), growing)]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Reveals the `data-reveal` blocks inside `root` as they scroll into view: fading up, or growing where the value is
 * `picture`. Nothing is hidden before the first use of the page, nor when GSAP cannot be had, nor under reduced motion.
 * @param key changes with the page shown.
 */
export function useReveals(root: RefObject<HTMLElement | null>, key: string) {
  // A layout effect, because Suspense runs it again when it shows a page that it had hidden.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another arrangement.
  useLayoutEffect(() => {
    let undo: (() => void) | undefined
    let isCurrent = true
    const begin = async () => {
      if (prefersReducedMotion()) return
      const gsap = await loadGsap().catch(() => undefined)
      if (!gsap || !isCurrent || !root.current) return
      const element = root.current
      const media = gsap.matchMedia()
      media.add('(prefers-reduced-motion: no-preference)', () => arrange(element, gsap))
      undo = () => media.revert()
    }
    const forget = onFirstUse(begin)
    return () => {
      isCurrent = false
      forget()
      undo?.()
    }
  }, [root, key])
}

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

/** Hides what lies below the viewport, and shows it as it comes. */
function arrange(root: HTMLElement, { gsap, ScrollTrigger }: Gsap) {
  const waiting = [...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(isBelow)
  const pictures = waiting.filter(({ dataset }) => dataset.reveal === 'picture')
  const blocks = waiting.filter(
    (element) =>
      element.dataset.reveal !== 'picture' &&
      !element.parentElement?.closest('[data-reveal]:not([data-reveal="picture"])'),
  )
  const stage = (elements: Element[], from: gsap.TweenVars, to: gsap.TweenVars) => {
    // GSAP complains in the console about a tween of nothing.
    if (elements.length === 0) return
    gsap.set(elements, from)
    ScrollTrigger.batch(elements, {
      // Clamped: what stands at the page's very end never reaches 80 % by itself.
      start: 'clamp(top 80%)',
      once: true,
      batchMax: 4,
      onEnter: (batch) => gsap.to(batch, { ...to, ease: 'expo.out', stagger: 0.08 }),
    })
  }
  stage(blocks, { y: 50, opacity: 0 }, { y: 0, opacity: 1, duration: 0.8, clearProps: 'transform,opacity' })
  stage(pictures, { scale: 0.9 }, { scale: 1, duration: 1, clearProps: 'transform' })
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
      const tools = await loadGsap().catch(() => undefined)
      if (!tools || !isCurrent || !root.current) return
      const element = root.current
      const media = tools.gsap.matchMedia()
      media.add('(prefers-reduced-motion: no-preference)', () => arrange(element, tools))
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

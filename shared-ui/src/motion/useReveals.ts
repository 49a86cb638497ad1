import { type RefObject, useLayoutEffect } from 'react'
import { pageState } from '../pageState.ts'
import { loadGsap } from './gsap.ts'
import { prefersReducedMotion } from './prefersReducedMotion.ts'

// `scroll` for what leaves no other sign: the scrollbar, a search in the page, a screen reader.
const interactions = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'scroll'] as const
let isUsed = false

/** Calls back when the visitor first uses the document, or soon when that has happened. Returns the way to call it off. */
function onFirstUse(begin: () => void): () => void {
  if (isUsed) {
    // A frame later the new page has been scrolled to its place.
    const frame = requestAnimationFrame(() => requestAnimationFrame(begin))
    return () => cancelAnimationFrame(frame)
  }
  const use = ({ type }: Event) => {
    // A page that scrolls itself to a section has not been used, and should load nothing.
    if (type === 'scroll' && 'landing' in pageState()) return
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

// What hides and shows is no use before the page is, and comes only then.
const loadTools = () => Promise.all([loadGsap(), import('./arrange.ts')])

/**
 * Reveals the `data-reveal` blocks inside `root` as they scroll into view: fading up, or growing where the value is
 * `picture`. Nothing is hidden before the first use of the page, nor when the code for it cannot be had, nor under
 * reduced motion.
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
      const tools = await loadTools().catch(() => undefined)
      if (!tools || !isCurrent || !root.current) return
      const [gsap, { arrange }] = tools
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

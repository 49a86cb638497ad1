import { type RefObject, useLayoutEffect } from 'react'
import { optionally } from '../../contract/optionally.ts'
import { pageState } from '../../contract/pageState.ts'
import { loadGsap } from './gsap.ts'
import { prefersReducedMotion } from './prefersReducedMotion.ts'

// `scroll` stands for use that fires no other event: of the scrollbar, of the browser's find-in-page, by a screen
// reader.
const interactions = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'scroll'] as const
let isUsed = false

/**
 * Calls `begin` when the visitor first uses the document, or two frames from now when that has happened. Returns a
 * function that cancels it.
 */
export function onFirstUse(begin: () => void): () => void {
  if (isUsed) {
    // By the second frame the new page has been scrolled to its place.
    const frame = requestAnimationFrame(() => requestAnimationFrame(begin))
    return () => cancelAnimationFrame(frame)
  }
  const use = ({ type }: Event) => {
    // A page that scrolls by itself to a section has not been used, and should load nothing.
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

// Nothing is hidden before the page is used, so this code is not loaded before.
const loadCode = () => Promise.all([loadGsap(), import('./arrange.ts')])

/**
 * Reveals the `data-reveal` blocks inside `root` as they scroll into view: fading up, or growing where the value is
 * `picture`. Nothing is hidden before the page is scrolled, where the code for it cannot be loaded, or under reduced
 * motion.
 * @param page the address of the page that is shown; `undefined` until all of it is there.
 */
export function useReveals(root: RefObject<HTMLElement | null>, page: string | undefined) {
  // A layout effect, because React runs it again when Suspense shows a page that it had hidden:
  // https://react.dev/reference/react/Suspense#caveats
  useLayoutEffect(() => {
    if (page === undefined) return
    let undo: (() => void) | undefined
    let isCurrent = true
    const begin = async () => {
      if (prefersReducedMotion()) return
      const code = await loadCode().catch(() => undefined)
      if (!code || !isCurrent || !root.current) return
      const [gsap, { arrange }] = code
      const element = root.current
      const media = gsap.matchMedia()
      media.add('(prefers-reduced-motion: no-preference)', () => optionally(() => arrange(element, gsap)))
      undo = () => media.revert()
    }
    const forget = onFirstUse(begin)
    return () => {
      isCurrent = false
      forget()
      undo?.()
    }
  }, [root, page])
}

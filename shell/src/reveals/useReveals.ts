// biome-ignore-all lint/style/noRestrictedImports: GSAP is imported here only.
import { useLayoutEffect } from 'react'
import { optionally, prefersReducedMotion } from 'shared-page/browser'
import { pageState } from 'shared-page/pageState'

// `scroll` stands for use that fires no other event: of the scrollbar, of the browser's find-in-page, by a screen
// reader.
const interactions = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'scroll'] as const
let isUsed = false

/**
 * Calls `begin` when the visitor first uses the document, or two frames from now when that has happened. Returns a
 * function that cancels it.
 */
function onFirstUse(begin: () => void): () => void {
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

/**
 * Reveals the `data-reveal` blocks of each page as they scroll into view: fading up, or growing where the value is `picture`.
 * Nothing is hidden, and no code for it is loaded, before the document is used.
 */
export function useReveals(pathname: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other blocks.
  useLayoutEffect(() => {
    let undo: (() => void) | undefined
    let isCurrent = true
    const begin = async () => {
      if (prefersReducedMotion()) return
      const code = await Promise.all([import('gsap'), import('./revealOnScroll.ts')]).catch(() => undefined)
      const page = document.getElementById('main')
      if (!code || !isCurrent || !page) return
      const [{ gsap }, { revealOnScroll }] = code
      const media = gsap.matchMedia()
      media.add('(prefers-reduced-motion: no-preference)', () => optionally(() => revealOnScroll(page, gsap)))
      undo = () => media.revert()
    }
    const forget = onFirstUse(begin)
    return () => {
      isCurrent = false
      forget()
      undo?.()
    }
  }, [pathname])
}

// biome-ignore-all lint/style/noRestrictedImports: GSAP is imported here only.
import { useLayoutEffect } from 'react'
import { optionally, prefersReducedMotion } from 'shared-page/browser'
import { pageState } from 'shared-page/pageState'

// `scroll` covers input that fires no other event: from the scroll bar, find-in-page, or a screen reader.
const interactions = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'scroll'] as const
let isUsed = false

/**
 * Calls `begin` on the visitor's first interaction with the document, or after two frames if that has already happened.
 * Returns a function that cancels it.
 */
function onFirstUse(begin: () => void): () => void {
  if (isUsed) {
    // By the second frame the new page has been scrolled to its position.
    const frame = requestAnimationFrame(() => requestAnimationFrame(begin))
    return () => cancelAnimationFrame(frame)
  }
  const use = ({ type }: Event) => {
    // A programmatic scroll to a section is no interaction, and should load nothing.
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
 * Reveals the `data-reveal` blocks of each page as they scroll into view: fading up, or growing if the value is
 * `picture`. Before the first interaction nothing is hidden, and no code for it is loaded.
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

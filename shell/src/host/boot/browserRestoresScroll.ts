import { optionally } from 'shared-page/browser'

/**
 * Whether the browser itself scrolls the document: to its position before a reload or on the way back, or to a text
 * fragment of the URL. Chromium hides the fragment from `location`: https://wicg.github.io/scroll-to-text-fragment/
 */
export function browserRestoresScroll(): boolean {
  const [visit] = optionally(() => performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]) ?? []
  return visit?.type === 'reload' || visit?.type === 'back_forward' || visit?.name.includes(':~:') === true
}

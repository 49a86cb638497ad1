import { optionally } from 'shared-page/browser'

/**
 * Whether the browser itself brings the document to a place: where it was before a reload, or on the way back to it, or a
 * text that its address names. Chromium takes that text out of `location`: https://wicg.github.io/scroll-to-text-fragment/
 */
export function browserRestoresScroll(): boolean {
  const [visit] = optionally(() => performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]) ?? []
  return visit?.type === 'reload' || visit?.type === 'back_forward' || visit?.name.includes(':~:') === true
}

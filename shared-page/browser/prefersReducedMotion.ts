import { optionally } from './optionally.ts'

/** Whether the visitor prefers reduced motion; `false` if there is no window. */
export const prefersReducedMotion = () =>
  optionally(() => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) ?? false

import { optionally } from './optionally.ts'

/** Whether the visitor asked for less motion; `false` where there is no window to ask. */
export const prefersReducedMotion = () =>
  optionally(() => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) ?? false

/** Whether the visitor asked for less motion; `false` where there is no window to ask. */
export const prefersReducedMotion = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

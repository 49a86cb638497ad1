export { loadGsap } from './gsap.ts'
export { prefersReducedMotion } from './prefersReducedMotion.ts'
export { useOnScreen } from './useOnScreen.ts'
export { useReveals } from './useReveals.ts'

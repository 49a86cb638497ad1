export { loadScrollingGsap } from './gsap.ts'
export { prefersReducedMotion } from './prefersReducedMotion.ts'
export { useOnScreen } from './useOnScreen.ts'

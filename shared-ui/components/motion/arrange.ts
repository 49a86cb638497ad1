import type { Gsap } from './gsap.ts'

const starts = (element: Element) => element.getBoundingClientRect().top
// The band first: a phone has not laid out what is inside a band that it has not come near to.
const isBelow = (element: Element) =>
  starts(element.closest('main section') ?? element) > innerHeight || starts(element) > innerHeight
const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1

/** An element is shown once its top is 80 % down the viewport, or anywhere above that, as after a jump. */
const rootMargin = '1000000px 0px -20% 0px'

/** How elements look while they wait, and how they are animated in. */
interface Effect {
  hidden: gsap.TweenVars
  from: gsap.TweenVars
  to: gsap.TweenVars
}

// A waiting block keeps its place, because that place decides when it is shown. It is moved down only as its animation
// begins.
const fadingUp: Effect = {
  hidden: { opacity: 0 },
  from: { y: 50, opacity: 0 },
  to: { y: 0, opacity: 1, duration: 0.8, clearProps: 'transform,opacity' },
}
const growing: Effect = {
  hidden: { scale: 0.9 },
  from: { scale: 0.9 },
  to: { scale: 1, duration: 1, clearProps: 'transform' },
}

// An IntersectionObserver rather than ScrollTrigger, which measures only once: where a filter or a closed answer has
// made the page shorter since, blocks further down would scroll past while still hidden.
/**
 * Hides elements, and shows them as they come into view, staggered in groups of four. Returns a function that stops
 * watching.
 */
function showOnArrival(gsap: Gsap, elements: readonly Element[], { hidden, from, to }: Effect): () => void {
  const waiting = new Set(elements)
  // GSAP warns in the console about a tween without targets.
  if (waiting.size === 0) return () => {}
  gsap.set([...waiting], hidden)
  const forget = (elements: Element[]) => {
    for (const element of elements) {
      waiting.delete(element)
      observer.unobserve(element)
    }
  }
  const show = (arrived: Element[]) => {
    forget(arrived)
    for (let first = 0; first < arrived.length; first += 4)
      gsap.fromTo(arrived.slice(first, first + 4), from, { ...to, ease: 'expo.out', stagger: 0.08 })
  }
  const observer = new IntersectionObserver(
    (entries) => show(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)),
    { rootMargin },
  )
  for (const element of waiting) observer.observe(element)

  const stop = new AbortController()
  const { signal } = stop
  // Elements at the very end of the page never reach the line at 80 %.
  addEventListener('scroll', () => waiting.size > 0 && isAtEnd() && show([...waiting]), { passive: true, signal })
  // Some browsers scroll a focused element no further than to the viewport's lower edge, which is below the line. Show
  // it without moving it: a press focuses as well, and a link that moves before the press ends is not followed.
  const showFocused = ({ target }: Event) => {
    const focused = [...waiting].filter((element) => element.contains(target as Node))
    forget(focused)
    if (focused.length > 0) gsap.set(focused, { clearProps: to.clearProps })
  }
  addEventListener('focusin', showFocused, { signal })
  return () => {
    observer.disconnect()
    stop.abort()
  }
}

/**
 * Hides the `data-reveal` elements of `root` that are below the viewport, and shows them as they come into view.
 * Returns a function that stops watching.
 */
export function arrange(root: HTMLElement, gsap: Gsap): () => void {
  const below = [...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(isBelow)
  const isPicture = ({ dataset }: HTMLElement) => dataset.reveal === 'picture'
  const isInBlock = ({ parentElement }: HTMLElement) =>
    parentElement?.closest('[data-reveal]:not([data-reveal="picture"])')
  const blocks = below.filter((element) => !isPicture(element) && !isInBlock(element))
  const stops = [showOnArrival(gsap, blocks, fadingUp), showOnArrival(gsap, below.filter(isPicture), growing)]
  return () => {
    for (const stop of stops) stop()
  }
}

import type { Gsap } from './gsap.ts'

const isBelow = (element: Element) => element.getBoundingClientRect().top > innerHeight
const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1

/** Where elements are shown: their tops 80 % down the viewport, or anywhere above, as after a jump. */
const rootMargin = '1000000px 0px -20% 0px'

/** How elements look while they wait, and how they come. */
interface Manner {
  hidden: gsap.TweenVars
  from: gsap.TweenVars
  to: gsap.TweenVars
}

// A block waits where it will stand, and is moved down only as it comes: its place says when that is.
const fadingUp: Manner = {
  hidden: { opacity: 0 },
  from: { y: 50, opacity: 0 },
  to: { y: 0, opacity: 1, duration: 0.8, clearProps: 'transform,opacity' },
}
const growing: Manner = {
  hidden: { scale: 0.9 },
  from: { scale: 0.9 },
  to: { scale: 1, duration: 1, clearProps: 'transform' },
}

// Observed, where ScrollTrigger would measure once: on a page that has become shorter since (a filter, an answer
// closed) what stood further down would pass by unseen.
/** Hides elements and shows them as they come, four at most one after the other. Returns the way to stop watching. */
function stage(gsap: Gsap, elements: readonly Element[], { hidden, from, to }: Manner): () => void {
  const waiting = new Set(elements)
  // GSAP complains in the console about a tween of nothing.
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
  // What stands at the page's very end never reaches 80 % by itself.
  addEventListener('scroll', () => waiting.size > 0 && isAtEnd() && show([...waiting]), { passive: true, signal })
  // Some browsers scroll what takes the focus no further than to the viewport's lower edge. It is shown where it stands:
  // a press gives the focus, too, and a link that moved before the press ends would not be followed.
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

/** Hides what lies below the viewport inside `root`, and shows it as it comes. Returns the way to stop watching. */
export function arrange(root: HTMLElement, gsap: Gsap): () => void {
  const below = [...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(isBelow)
  const isPicture = ({ dataset }: HTMLElement) => dataset.reveal === 'picture'
  const isInBlock = ({ parentElement }: HTMLElement) =>
    parentElement?.closest('[data-reveal]:not([data-reveal="picture"])')
  const blocks = below.filter((element) => !isPicture(element) && !isInBlock(element))
  const stops = [stage(gsap, blocks, fadingUp), stage(gsap, below.filter(isPicture), growing)]
  return () => {
    for (const stop of stops) stop()
  }
}

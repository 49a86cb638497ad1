type Gsap = typeof import('gsap').gsap

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

/** How long a page has to stand still, in ms, until what still waits is shown. */
const restTime = 150

// An IntersectionObserver rather than ScrollTrigger, which measures only once: where a filter or a closed answer has
// made the page shorter since, blocks further down would scroll past while still hidden.
/**
 * Shows elements as they come into view, staggered in groups of four. An element is hidden only while a scroll brings it
 * near: at rest nothing is, so that a capture of the whole page, or a reader that does not scroll, misses nothing. Returns a function that stops it.
 */
function showOnArrival(gsap: Gsap, elements: readonly Element[], { hidden, from, to }: Effect): () => void {
  const waiting = new Set(elements)
  const near = new Set<Element>()
  const hiding = new Set<Element>()
  const clear = (shown: readonly Element[]) => {
    for (const element of shown) hiding.delete(element)
    // GSAP warns in the console about a tween without targets.
    if (shown.length > 0) gsap.set([...shown], { clearProps: to.clearProps })
  }
  const forget = (element: Element) => {
    waiting.delete(element)
    near.delete(element)
    arrival.unobserve(element)
    approach.unobserve(element)
  }
  const show = (arrived: readonly Element[]) => {
    for (const element of arrived) forget(element)
    const moved = arrived.filter((element) => hiding.delete(element))
    for (let first = 0; first < moved.length; first += 4)
      gsap.fromTo(moved.slice(first, first + 4), from, { ...to, ease: 'expo.out', stagger: 0.08 })
  }
  const targetsOf = (entries: readonly IntersectionObserverEntry[]) =>
    entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
  const arrival = new IntersectionObserver((entries) => show(targetsOf(entries)), { rootMargin })
  const approach = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) near[isIntersecting ? 'add' : 'delete'](target)
    },
    { rootMargin: '0px 0px 50% 0px' },
  )
  for (const element of waiting) {
    arrival.observe(element)
    approach.observe(element)
  }

  const stop = new AbortController()
  const { signal } = stop
  let timer: ReturnType<typeof setTimeout> | undefined
  const hideComing = () => {
    if (signal.aborted) return
    const next = [...near].filter((element) => waiting.has(element) && !hiding.has(element) && isBelow(element))
    for (const element of next) hiding.add(element)
    if (next.length > 0) gsap.set(next, hidden)
  }
  const rest = () => {
    clear([...hiding].filter(isBelow))
    show([...hiding])
  }
  const move = ({ type }: Event) => {
    if (waiting.size === 0) return stop.abort()
    // Elements at the very end of the page never reach the line at 80 %.
    if (isAtEnd()) return show([...waiting])
    // A window that grows, as for a picture of the whole page, hides nothing.
    if (type === 'resize') return
    clearTimeout(timer)
    timer = setTimeout(rest, restTime)
    // After the frame that shows the scroll: a press that scrolls the page is answered first.
    setTimeout(hideComing)
  }
  for (const type of ['scroll', 'resize']) addEventListener(type, move, { passive: true, signal })
  // Some browsers scroll a focused element no further than to the viewport's lower edge, which is below the line. Show
  // it without moving it: a press focuses as well, and a link that moves before the press ends is not followed.
  const showFocused = ({ target }: Event) => {
    const focused = [...waiting].filter((element) => element.contains(target as Node))
    for (const element of focused) forget(element)
    clear(focused.filter((element) => hiding.has(element)))
  }
  addEventListener('focusin', showFocused, { signal })
  return () => {
    clearTimeout(timer)
    arrival.disconnect()
    approach.disconnect()
    stop.abort()
    clear([...hiding])
  }
}

const blocksIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-reveal]')]

/**
 * Reveals the `data-reveal` elements of `root` that are below the viewport as they come into view, with those that come into
 * the page later, as its deferred bands do. Returns a function that stops watching.
 */
export function revealOnScroll(root: HTMLElement, gsap: Gsap): () => void {
  const known = new WeakSet<Element>()
  const stops: (() => void)[] = []
  const isPicture = ({ dataset }: HTMLElement) => dataset.reveal === 'picture'
  const isInBlock = ({ parentElement }: HTMLElement) =>
    parentElement?.closest('[data-reveal]:not([data-reveal="picture"])')
  const add = () => {
    const added = blocksIn(root).filter((element) => !known.has(element))
    for (const element of added) known.add(element)
    const below = added.filter(isBelow)
    const blocks = below.filter((element) => !isPicture(element) && !isInBlock(element))
    const pictures = below.filter(isPicture)
    if (blocks.length > 0) stops.push(showOnArrival(gsap, blocks, fadingUp))
    if (pictures.length > 0) stops.push(showOnArrival(gsap, pictures, growing))
  }
  add()
  const later = new MutationObserver(add)
  later.observe(root, { childList: true, subtree: true })
  return () => {
    later.disconnect()
    for (const stop of stops) stop()
  }
}

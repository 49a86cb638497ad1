type Gsap = typeof import('gsap').gsap

const starts = (element: Element) => element.getBoundingClientRect().top
// Compares the band first: on a phone, the content of a distant band is not laid out.
const isBelow = (element: Element) =>
  starts(element.closest('main section') ?? element) > innerHeight || starts(element) > innerHeight
const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1

/** An element is shown once its top is 80 % down the viewport, or anywhere above that, as after a jump. */
const rootMargin = '1000000px 0px -20% 0px'

/** The styles of a hidden element, and its animation. */
interface Effect {
  hidden: gsap.TweenVars
  from: gsap.TweenVars
  to: gsap.TweenVars
}

// A hidden block keeps its position, because that decides when it is shown. It is moved down only when its animation
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

/** The time without scrolling, in ms, after which all hidden elements are shown. */
const restTime = 150

// An IntersectionObserver rather than ScrollTrigger, which measures only once: if a filter or a closed answer has
// shortened the page since, blocks further down would scroll past while still hidden.
/**
 * Shows elements as they scroll into view, staggered in groups of four. An element is hidden only while a scroll brings
 * it near. At rest nothing is hidden, so that a full-page capture, or a reader that does not scroll, misses nothing.
 * Returns a function that stops it.
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
    // A growing window, as for a full-page capture, hides nothing.
    if (type === 'resize') return
    clearTimeout(timer)
    timer = setTimeout(rest, restTime)
    // After the frame that paints the scroll: a press that scrolls the page gets its response first.
    setTimeout(hideComing)
  }
  for (const type of ['scroll', 'resize']) addEventListener(type, move, { passive: true, signal })
  // Some browsers scroll a focused element only to the viewport's lower edge, which is below the line. Show it without
  // moving it: a press also focuses, and a link that moves before the release is not followed.
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
 * Reveals the `data-reveal` elements of `root` below the viewport as they scroll into view, including those added
 * later, such as deferred bands. Returns a function that stops it.
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

// The one door to GSAP: nobody else imports it, and nothing loads it before a page is used.

/** Loads on the first call and remembers what came; a failed load is tried again by the next call. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}

/** GSAP, loaded on the first call. */
export const loadGsap = once(async () => (await import('gsap')).gsap)

// Pure: areas without a pinned band ship no ScrollTrigger.
/** GSAP whose timelines can follow the scrolling, by ScrollTrigger; loaded on the first call. */
export const loadScrollingGsap = /* @__PURE__ */ once(async () => {
  const [gsap, { ScrollTrigger }] = await Promise.all([loadGsap(), import('gsap/ScrollTrigger')])
  gsap.registerPlugin(ScrollTrigger)
  return gsap
})

export type Gsap = Awaited<ReturnType<typeof loadGsap>>

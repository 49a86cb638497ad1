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

/** GSAP whose timelines can follow the scrolling: with ScrollTrigger, which only a pinned band is worth. */
export const loadScrollingGsap = once(async () => {
  const [gsap, { ScrollTrigger }] = await Promise.all([loadGsap(), import('gsap/ScrollTrigger')])
  gsap.registerPlugin(ScrollTrigger)
  return gsap
})

export type Gsap = Awaited<ReturnType<typeof loadGsap>>

// The one door to GSAP: nobody else imports it, and nothing loads it before a page is used.

export type Gsap = Awaited<ReturnType<typeof load>>

async function load() {
  const [{ gsap }, { ScrollTrigger }] = await Promise.all([import('gsap'), import('gsap/ScrollTrigger')])
  gsap.registerPlugin(ScrollTrigger)
  return { gsap, ScrollTrigger }
}

let loaded: Promise<Gsap> | undefined

/** GSAP with ScrollTrigger registered, loaded on the first call. A failed load is tried again by the next call. */
export function loadGsap(): Promise<Gsap> {
  loaded ??= load().catch((error) => {
    loaded = undefined
    throw error
  })
  return loaded
}

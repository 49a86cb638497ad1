// biome-ignore-all lint/style/noRestrictedImports: packages take GSAP from here.
// Nothing loads GSAP before a page is used.

const load = async () => (await import('gsap')).gsap

export type Gsap = Awaited<ReturnType<typeof load>>

let loaded: Promise<Gsap> | undefined

/** GSAP, loaded on the first call; where loading has failed, the next call tries again. */
export function loadGsap(): Promise<Gsap> {
  loaded ??= load().catch((error) => {
    loaded = undefined
    throw error
  })
  return loaded
}

/** GSAP with its ScrollTrigger, which few pages use. */
export async function loadScrollTrigger() {
  const [gsap, { ScrollTrigger }] = await Promise.all([loadGsap(), import('gsap/ScrollTrigger')])
  gsap.registerPlugin(ScrollTrigger)
  return { gsap, ScrollTrigger }
}

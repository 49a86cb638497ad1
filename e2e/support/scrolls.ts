import type { Page } from 'playwright/test'

/** The scrolling of a page: the calls of scripts, and the scroll position of each frame in which it has changed. */
export interface Scrolls {
  calls: string[]
  places: number[]
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { scrolls: Scrolls }).scrolls)

/** Records the scrolling of a page from its first byte on. Call before the page is opened. */
export async function watchScrolls(page: Page) {
  await page.addInitScript(() => {
    const scrolls: Scrolls = { calls: [], places: [] }
    Object.assign(window, { scrolls })
    for (const [owner, name] of [
      [window, 'scrollTo'],
      [window, 'scrollBy'],
      [Element.prototype, 'scrollIntoView'],
    ] as const) {
      const original = (owner as unknown as Record<string, (...args: unknown[]) => void>)[name]
      Object.assign(owner, {
        [name](this: unknown, ...args: unknown[]) {
          scrolls.calls.push(name)
          return original?.apply(this, args)
        },
      })
    }
    const record = () => {
      if (scrolls.places.at(-1) !== scrollY) scrolls.places.push(scrollY)
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  })
}

/** Forgets all scrolling so far. */
export const forgetScrolls = (page: Page) =>
  page.evaluate(() => Object.assign((window as unknown as { scrolls: Scrolls }).scrolls, { calls: [], places: [] }))

/** The scrolling of the page, once it has not moved for a second. */
export async function scrollsOf(page: Page): Promise<Scrolls> {
  for (let before = -1; ; ) {
    const scrolls = await seen(page)
    if (scrolls.places.length === before) return scrolls
    before = scrolls.places.length
    await page.waitForTimeout(1000)
  }
}

/** How often a row of numbers changes its direction: 0 where it only rises, or only falls. */
export function turnsIn(places: readonly number[]): number {
  const steps = places.slice(1).map((place, index) => Math.sign(place - (places[index] ?? 0)))
  return steps.slice(1).filter((step, index) => step !== steps[index]).length
}

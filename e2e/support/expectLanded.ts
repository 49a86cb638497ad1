import { expect, type Page } from 'playwright/test'

/** The height that covers the top of the window, in px: the fixed header and the section menu that sticks below it. */
export const coveredAtTop = (page: Page) =>
  page.evaluate(() => {
    const bars = [document.querySelector('header'), document.querySelector('nav[aria-label="Sections of this page"]')]
    return Math.max(...bars.map((bar) => bar?.getBoundingClientRect().bottom ?? 0))
  })

/** Where an element's top is in the window, in px, once it has been there for 300 ms. Runs in the page. */
const topAtRest = (element: Element) =>
  new Promise<number>((rest) => {
    let top = Number.NaN
    let since = 0
    const look = (now: number) => {
      const { y } = element.getBoundingClientRect()
      if (Math.round(y) !== Math.round(top)) since = now
      top = y
      if (now - since < 300) requestAnimationFrame(look)
      else rest(top)
    }
    requestAnimationFrame(look)
  })

/** Waits until the heading of the section is at rest, below all that covers the top and inside the window. */
export async function expectLanded(page: Page, id: string) {
  const heading = page.locator(`section#${id} h2`).first()
  await expect(async () => {
    const top = await heading.evaluate(topAtRest, undefined, { timeout: 5000 })
    // A fraction of a pixel covers nothing.
    expect(top).toBeGreaterThan((await coveredAtTop(page)) - 1)
  }).toPass({ timeout: 15_000 })
  await expect(heading).toBeInViewport({ ratio: 1 })
}

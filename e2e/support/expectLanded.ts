import { expect, type Page } from 'playwright/test'

/** How much of the window's top is covered, in px: by the fixed header and the sticky section menu below it. */
export const coveredAtTop = (page: Page) =>
  page.evaluate(() => {
    const bars = [document.querySelector('header'), document.querySelector('nav[aria-label="Sections of this page"]')]
    return Math.max(...bars.map((bar) => bar?.getBoundingClientRect().bottom ?? 0))
  })

/** The top of an element in the window, in px, once it has not moved for 300 ms. Runs in the page. */
const topAtRest = (element: Element) =>
  new Promise<number>((resolve) => {
    let lastTop = Number.NaN
    let since = 0
    const measure = (now: number) => {
      const { y } = element.getBoundingClientRect()
      if (Math.round(y) !== Math.round(lastTop)) since = now
      lastTop = y
      if (now - since < 300) requestAnimationFrame(measure)
      else resolve(lastTop)
    }
    requestAnimationFrame(measure)
  })

/** Waits until the section's heading rests inside the window, below the bars that cover the window's top. */
export async function expectLanded(page: Page, id: string) {
  const heading = page.locator(`section#${id} h2`).first()
  await expect(async () => {
    const top = await heading.evaluate(topAtRest, undefined, { timeout: 5000 })
    // A fraction of a pixel may be covered: nobody sees it.
    expect(top).toBeGreaterThan((await coveredAtTop(page)) - 1)
  }).toPass({ timeout: 15_000 })
  await expect(heading).toBeInViewport({ ratio: 1 })
}

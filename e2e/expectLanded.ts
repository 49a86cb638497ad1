import { expect, type Page } from 'playwright/test'

/** What covers the top of the window: the fixed header and the section menu that sticks below it, in px. */
export const coveredAtTop = (page: Page) =>
  page.evaluate(() => {
    const bars = [document.querySelector('header'), document.querySelector('nav[aria-label="Sections of this page"]')]
    return Math.max(...bars.map((bar) => bar?.getBoundingClientRect().bottom ?? 0))
  })

/** Waits until the heading of the section is at rest, below all that covers the top and inside the window. */
export async function expectLanded(page: Page, id: string) {
  const heading = page.locator(`section#${id} h2`).first()
  const topOf = async () => (await heading.boundingBox())?.y ?? Number.NaN
  await expect(async () => {
    const before = await topOf()
    await page.waitForTimeout(300)
    expect(Math.round(await topOf()), 'the page is still moving').toBe(Math.round(before))
    // A fraction of a pixel covers nothing.
    expect(before).toBeGreaterThan((await coveredAtTop(page)) - 1)
  }).toPass({ timeout: 15_000 })
  await expect(heading).toBeInViewport({ ratio: 1 })
}

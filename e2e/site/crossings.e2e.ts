import { expect, type Page, test } from 'playwright/test'
import { visit } from '../support/hydrated.ts'

/** The first frame of the page that a press leads to. */
interface FirstFrame {
  focused: string | undefined
  scrolled: number
}

/** Watches for the first frame in which the heading is another one. Call before the press. */
const watchFirstFrame = (page: Page) =>
  page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent
    const seen = new Promise<FirstFrame>((resolve) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent === before) return requestAnimationFrame(look)
        resolve({ focused: document.activeElement?.tagName, scrolled: scrollY })
      }
      requestAnimationFrame(look)
    })
    Object.assign(window, { seen })
  })

const firstFrame = (page: Page) => page.evaluate(() => (window as unknown as { seen: Promise<FirstFrame> }).seen)

const card = (page: Page) => page.locator('main a[href="/works/garden-room-isleworth"]:has(img)').first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Rests on the card until all that its page needs has come, of whichever area. */
async function restOnCard(page: Page) {
  await card(page).scrollIntoViewIfNeeded()
  const fetched = page.waitForEvent('requestfinished', (request) => /\/WorkPage-[^/]+\.js$/.test(request.url()))
  await card(page).hover()
  await fetched
  await page.waitForLoadState('networkidle')
}

test('a card rested on opens offline', async ({ page, context }) => {
  await visit(page, '/sovran-design')
  const before = await heading(page).textContent()
  await restOnCard(page)
  await context.setOffline(true)
  await watchFirstFrame(page)
  await card(page).click()
  await expect(page).toHaveURL('/works/garden-room-isleworth')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText(/, page loaded$/)).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await context.setOffline(false)
  const { focused, scrolled } = await firstFrame(page)
  expect(scrolled).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 4)
  expect(focused).toBe('H1')

  // The way back is shown by the first frame after it.
  const next = await page.evaluate(
    () =>
      new Promise<string | null | undefined>((seen) => {
        addEventListener('popstate', () => requestAnimationFrame(() => seen(document.querySelector('h1')?.textContent)))
        history.back()
      }),
  )
  expect(next).toBe(before)
})

test('with reduced motion a page is at its top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/sovran-design')
  await restOnCard(page)
  await watchFirstFrame(page)
  await card(page).click()
  await expect(page).toHaveURL('/works/garden-room-isleworth')
  await expect(heading(page)).toBeFocused()
  expect(await firstFrame(page)).toMatchObject({ scrolled: 0 })
})

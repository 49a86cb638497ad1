import { expect, test } from 'playwright/test'
import { visit } from '../support/hydrated.ts'

test('a card that was hovered over opens offline', async ({ page, context }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const card = page.locator('main a[href="/works/garden-room-isleworth"]:has(img)').first()
  await visit(page, '/sovran-design')
  const before = await heading.textContent()
  // Hovers over the card until everything that its page needs has loaded, from whichever area.
  await card.scrollIntoViewIfNeeded()
  const fetched = page.waitForEvent('requestfinished', (request) => /\/WorkPage-[^/]+\.js$/.test(request.url()))
  await card.hover()
  await fetched
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  // The first frame with a different heading.
  await page.evaluate((old) => {
    const seen = new Promise((resolve) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent === old) return requestAnimationFrame(look)
        resolve({ focused: document.activeElement?.tagName, scrolled: scrollY })
      }
      requestAnimationFrame(look)
    })
    Object.assign(window, { seen })
  }, before)
  await card.click()
  await expect(page).toHaveURL('/works/garden-room-isleworth')
  await expect(heading).toBeFocused()
  await expect(page.getByText(/, page loaded$/)).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await context.setOffline(false)
  const first = await page.evaluate(() => (window as unknown as { seen: Promise<Record<string, unknown>> }).seen)
  expect(first.focused).toBe('H1')
  expect(first.scrolled).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 4)

  // The first frame after going back shows the previous page.
  const next = await page.evaluate(
    () =>
      new Promise<string | null | undefined>((seen) => {
        addEventListener('popstate', () => requestAnimationFrame(() => seen(document.querySelector('h1')?.textContent)))
        history.back()
      }),
  )
  expect(next).toBe(before)
})

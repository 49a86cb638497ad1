import { expect, type Page, test } from 'playwright/test'
import { hydrated, visit } from '../support/hydrated.ts'
import { countLeftForLater, delayRequests } from '../support/visitor.ts'

const isInView = (page: Page, selector: string) => expect(page.locator(selector)).toBeInViewport()

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } })

  test('bands below the window are laid out when they come near', async ({ page }) => {
    const leftForLater = await countLeftForLater(page)
    await delayRequests(page, /\/r\/shell\/assets\/[^/]+\.js$/)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    expect(await leftForLater()).toBeGreaterThan(3)
    await expect(page.locator('html')).not.toHaveAttribute('data-images-deferred')
    // The bands that a scroll reaches are taller than estimated, and push the footer down.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(page.locator('footer')).toBeInViewport({ timeout: 1000 })
    }).toPass()
  })

  test('a hash and a link reach lower sections before hydration', async ({ page }) => {
    await visit(page, '/#case-studies')
    await isInView(page, '#case-studies')
    await delayRequests(page, /\/r\/shell\/assets\/main-[^/]+\.js$/)
    await page.goto('/sovran-design', { waitUntil: 'domcontentloaded' })
    await page.locator('main a[href="#contact"]').first().click()
    await isInView(page, '#contact h2')
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  })
})

test('a list filtered by the URL is filtered before and after hydration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await delayRequests(page, /\/r\/shell\/assets\/main-[^/]+\.js$/)
  const heights: number[] = []
  for (const address of ['/works?in=ealing', '/works']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''))
    heights.push(await page.locator('main').evaluate(({ scrollHeight }) => scrollHeight))
  }
  const [narrow = 0, whole = 0] = heights
  expect(narrow).toBeLessThan(whole / 2)
  release()
  await page.goto('/works?in=ealing')
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Show all projects' })).toBeVisible()
  // The link to the whole list is a line of the page.
  expect(Math.abs((await page.locator('main').evaluate(({ scrollHeight }) => scrollHeight)) - narrow)).toBeLessThan(60)
})

test('bands inside a tall window are laid out immediately', async ({ page }) => {
  const leftForLater = await countLeftForLater(page)
  await page.goto('/')
  expect(await leftForLater()).toBe(0)
})

test('a picture that hangs delays neither drawings nor code', async ({ page }) => {
  // Chromium's headless shell may send a `pointermove`, which would fetch everything immediately.
  await page.addInitScript(() =>
    addEventListener('pointermove', (event) => event.isTrusted && event.stopImmediatePropagation(), true),
  )
  await delayRequests(page, /house-new-build-dusk-hero/)
  const drawing = page.waitForRequest(/line-house/)
  await page.goto('/sovran-design', { waitUntil: 'domcontentloaded' })
  await drawing
  const shown = page.locator('img[loading=lazy]:visible')
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveAttribute('src', /line-house/)
  // The picture delays the load event, but the code is fetched nevertheless.
  await hydrated(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
})

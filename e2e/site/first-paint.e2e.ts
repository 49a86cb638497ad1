import { expect, type Page, test } from 'playwright/test'
import { alive } from '../support/alive.ts'
import { hold } from '../support/hold.ts'

/** The bands of a page that the browser may leave for later. */
const leftForLater = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main section, footer')].filter(
        (band) => getComputedStyle(band).contentVisibility === 'auto',
      ).length,
  )

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Opens a page whose load does not end before the answer is called, as its pictures do not come. */
async function openUnfinished(page: Page, address: string) {
  const release = await hold(page, /\/pictures\//)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return release
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } })

  for (const address of ['/', '/sovran-builders'])
    test(`${address} is laid out below its first screens after it has been painted, and comes out as tall`, async ({
      page,
      browser,
    }) => {
      const release = await openUnfinished(page, address)
      expect(await leftForLater(page)).toBeGreaterThan(3)
      release()
      await alive(page)
      await expect(page.locator('html')).not.toHaveAttribute('data-held')
      expect(await leftForLater(page)).toBe(0)

      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 412, height: 823 } })
      const plain = await context.newPage()
      await plain.goto(address)
      // Without scripts a form offers an e-mail instead, and the foot of the page says what still works.
      const share = (await heightOf(page)) / (await heightOf(plain))
      expect(share).toBeGreaterThan(0.9)
      expect(share).toBeLessThan(1.1)
      await context.close()
    })

  test('a touch has the whole page laid out, whatever is still to come', async ({ page }) => {
    const release = await openUnfinished(page, '/')
    await page.mouse.move(200, 400)
    await page.mouse.move(210, 410)
    await alive(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-held')
    expect(await leftForLater(page)).toBe(0)
    release()
  })

  test('a key finds the whole page laid out, as it may lead to its end', async ({ page }) => {
    const enliven = await hold(page, /\/r\/shell\/assets\/index-[^/]+\.js$/)
    const release = await openUnfinished(page, '/')
    await page.keyboard.press('Shift')
    expect(await leftForLater(page)).toBe(0)
    enliven()
    release()
  })

  test('what is below the first screens comes even where the page’s code does not', async ({ page }) => {
    const enliven = await hold(page, /\/r\/shell\/assets\/[^/]+\.js$/)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    for (const held of ['data-waiting', 'data-held']) await expect(page.locator('html')).not.toHaveAttribute(held)
    expect(await leftForLater(page)).toBe(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-alive')
    enliven()
  })

  test('a place further down is gone to over the heights of all that is above it', async ({ page }) => {
    const release = await openUnfinished(page, '/#case-studies')
    expect(await leftForLater(page)).toBe(0)
    release()
    await alive(page)
    await expect(page.locator('#case-studies')).toBeInViewport()
  })

  test('a link to a place further down leads there before the page is alive', async ({ page }) => {
    const enliven = await hold(page, /\/r\/shell\/assets\/index-[^/]+\.js$/)
    const release = await openUnfinished(page, '/sovran-design')
    await page.locator('main a[href="#contact"]').first().click()
    expect(await leftForLater(page)).toBe(0)
    await expect(page.locator('#contact').getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(page.locator('html')).not.toHaveAttribute('data-alive')
    enliven()
    release()
  })

  test('a page that is loaded again stays where the visitor was', async ({ page }) => {
    await page.goto('/')
    await alive(page)
    await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }))
    await page.reload()
    await alive(page)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(5900)
  })
})

test('a window with room for more is laid out at once', async ({ page }) => {
  const release = await openUnfinished(page, '/')
  expect(await leftForLater(page)).toBe(0)
  release()
})

test('the drawing that stands over a picture comes after the first paint, and what is below once the page is loaded', async ({
  page,
}) => {
  // The headless shell tells every page of a pointer that moved, and whoever moves one is given everything at once.
  await page.addInitScript(() => addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true))
  const release = await hold(page, /house-new-build-dusk-hero/)
  const drawing = page.waitForRequest(/line-house/)
  await page.goto('/sovran-design', { waitUntil: 'domcontentloaded' })
  await drawing
  const shown = page.locator('img[loading=lazy]:visible')
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveAttribute('src', /line-house/)
  release()
  await alive(page)
  const [painted = Number.POSITIVE_INFINITY, fetched = 0] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('line-house'))?.startTime,
  ])
  expect(fetched).toBeGreaterThan(painted)
})

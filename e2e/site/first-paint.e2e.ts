import { expect, type Page, test } from 'playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { hold } from '../support/visitor.ts'

/** Counts the bands that the browser may leave for later. Runs in the page. */
const countLeft = () =>
  [...document.querySelectorAll('main section, footer')].filter(
    (band) => getComputedStyle(band).contentVisibility === 'auto',
  ).length

/** The bands of a page that the browser may leave for later. */
const leftForLater = (page: Page) => page.evaluate(countLeft)

/** The same at the moment at which the document is complete. Call before the page is opened; the returned function asks. */
async function leftAtFirst(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => { window.leftAtFirst = (${String(countLeft)})() })`,
  )
  return () => page.evaluate(() => (window as unknown as { leftAtFirst: number }).leftAtFirst)
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Opens a page whose load does not end before the answer is called, as its pictures do not come. */
async function openUnfinished(page: Page, address: string) {
  const release = await hold(page, /\/pictures\//)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return release
}

/**
 * Keeps from a page that a pointer has moved: the headless shell tells each page so, and whoever moves one is given
 * everything at once. Call before the page is opened.
 */
const restPointer = (page: Page) =>
  page.addInitScript(() => addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } })

  for (const address of ['/', '/sovran-builders'])
    test(`${address} is laid out below its first screens after it has been painted, and comes out as tall`, async ({
      page,
      browser,
    }) => {
      await restPointer(page)
      // Not a question from here: after three seconds the page goes on, and a busy machine may need them.
      const atFirst = await leftAtFirst(page)
      const release = await openUnfinished(page, address)
      expect(await atFirst()).toBeGreaterThan(3)
      release()
      await hydrated(page)
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
    await hydrated(page)
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
    await hydrated(page)
    await expect(page.locator('#case-studies')).toBeInViewport()
  })

  test('a link to a place further down leads there before the page is hydrated', async ({ page }) => {
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
    await hydrated(page)
    await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }))
    await page.reload()
    await hydrated(page)
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
  await restPointer(page)
  const release = await hold(page, /house-new-build-dusk-hero/)
  const drawing = page.waitForRequest(/line-house/)
  await page.goto('/sovran-design', { waitUntil: 'domcontentloaded' })
  await drawing
  const shown = page.locator('img[loading=lazy]:visible')
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveAttribute('src', /line-house/)
  release()
  await hydrated(page)
  const [painted = Number.POSITIVE_INFINITY, fetched = 0] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('line-house'))?.startTime,
  ])
  expect(fetched).toBeGreaterThan(painted)
})

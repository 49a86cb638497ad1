import { expect, type Page, test } from 'playwright/test'
import { wholeChromium } from '../support/chromium.ts'
import { hydrated, visit } from '../support/hydrated.ts'
import { countLeftForLater, expectLanded, follow, jumpTo, restAt, scrolled } from '../support/visitor.ts'

test('back and forward lead to the top', async ({ page }) => {
  const atTop = async (address: string) => {
    await expect(page).toHaveURL(address)
    await expect.poll(() => scrolled(page)).toBe(0)
  }
  await visit(page, '/')
  await jumpTo(page, 2000)
  await follow(page, '/contact')
  await atTop('/contact')
  await jumpTo(page, 600)
  await page.goBack()
  await atTop('/')
  await jumpTo(page, 1500)
  await page.goForward()
  await atTop('/contact')
})

// Chromium restores the scroll position relative to an element, which may be a fraction of a pixel off:
// https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/renderer/core/layout/scroll_anchor.h
const expectAt = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThanOrEqual(1)

test('a reload and Back both restore the scroll position', async ({ page }) => {
  await page.addInitScript(() => {
    const places: number[] = []
    addEventListener('scroll', () => places.push(Math.round(scrollY)))
    Object.assign(window, { places })
  })
  await page.goto('/sovran-builders/process')
  await expectLanded(page, 'process')
  const inSection = await restAt(page, 3000)
  expect(inSection).toBeGreaterThan(1500)
  await page.reload()
  await hydrated(page)
  await expectAt(page, inSection)
  // Without a smooth scroll: a reload must not visibly scroll.
  for (const place of await page.evaluate(() => (window as unknown as { places: number[] }).places))
    expect(Math.abs(place - inSection)).toBeLessThanOrEqual(1)
  await follow(page, '/sovran-design')
  await expect.poll(() => scrolled(page)).toBe(0)
  const inPage = await restAt(page, 2500)
  expect(inPage).toBeGreaterThan(1500)
  await page.reload()
  await hydrated(page)
  await expectAt(page, inPage)
  await page.goto('/robots.txt')
  await page.goBack()
  await hydrated(page)
  await expectAt(page, inPage)
})

test('a phone lays out every band before it restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Bands with an estimated height may shift the page when they are laid out.
  const leftForLater = await countLeftForLater(page)
  await visit(page, '/sovran-design')
  expect(await leftForLater()).toBeGreaterThan(5)
  const place = await restAt(page, 3500)
  await page.reload()
  await hydrated(page)
  expect(await leftForLater()).toBe(0)
  await expectAt(page, place)
})

test('a page from the back-forward cache is unchanged', async ({ playwright, browserName, launchOptions, baseURL }) => {
  const isChromium = browserName === 'chromium'
  const executablePath = wholeChromium() ?? ''
  test.skip(isChromium && !executablePath, 'A headless shell has no such cache.')
  // Playwright starts Chromium without this cache.
  const withCache = { executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] }
  const browser = await playwright[browserName].launch({ ...launchOptions, ...(isChromium && withCache) })
  const page = await browser.newPage({ baseURL: String(baseURL), viewport: { width: 1440, height: 900 } })
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => persisted && Object.assign(window, { isKept: true })),
  )
  await visit(page, '/sovran-design')
  await jumpTo(page, 4000)
  await visit(page, '/contact')
  // Not `goBack`, which waits for a document to load; in a separate task, because the document may be replaced
  // immediately.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(page).toHaveURL('/sovran-design')
  const isKept = () => page.evaluate(() => 'isKept' in window).catch(() => false)
  if (isChromium) await expect.poll(isKept).toBe(true)
  else if (!(await isKept())) {
    await browser.close()
    test.skip(true, 'Playwright’s build of this engine has no such cache.')
  }
  await expect.poll(() => scrolled(page)).toBe(4000)
  await follow(page, '/sovran-builders')
  await expect(page).toHaveURL('/sovran-builders')
  await expect.poll(() => scrolled(page)).toBe(0)
  await browser.close()
})

import { expect, type Page, test } from 'playwright/test'
import { findWholeChromium } from '../../platform/base/chromium.ts'
import { expectLanded } from '../support/expectLanded.ts'
import { hydrated } from '../support/hydrated.ts'
import { forgetScrolls, scrollsOf, turnsIn, watchScrolls } from '../support/scrolls.ts'

const follow = (page: Page, address: string) => page.locator(`a[href="${address}"]`).first().dispatchEvent('click')
const place = (page: Page) => page.evaluate(() => scrollY)
const jumpTo = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

test.beforeEach(({ page }) => watchScrolls(page))

for (const [from, to, id] of [
  ['/', '/sovran-builders/process', 'process'],
  ['/sovran-builders/process', '/sovran-design#planning', 'planning'],
] as const) {
  test(`from ${from} to ${to}: one smooth scroll, which ends at the section`, async ({ page }) => {
    await page.goto(from)
    await hydrated(page)
    await scrollsOf(page)
    await forgetScrolls(page)
    await follow(page, to)
    await expect(page).toHaveURL(to)
    await expectLanded(page, id)
    const { calls, places } = await scrollsOf(page)
    expect(calls).toEqual(['scrollTo'])
    // Frames between the two ends: it has not jumped. And it never turns back.
    expect(places.length).toBeGreaterThan(2)
    expect(turnsIn(places)).toBe(0)
    await expectLanded(page, id)
  })
}

test('from far down a page to another page: a smooth scroll to the top, from nearby', async ({ page }) => {
  await page.goto('/#case-studies')
  await hydrated(page)
  await expect.poll(() => place(page)).toBeGreaterThan(1000)
  await scrollsOf(page)
  await forgetScrolls(page)
  await follow(page, '/about')
  await expect(page).toHaveURL('/about')
  await expect.poll(() => place(page)).toBe(0)
  const { calls, places } = await scrollsOf(page)
  expect(calls).toEqual(['scrollTo', 'scrollTo'])
  expect(places.at(-1)).toBe(0)
  // The first is where the page before stood.
  expect(Math.max(...places.slice(1))).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 4)
  expect(places.length).toBeGreaterThan(2)
  expect(turnsIn(places)).toBe(0)
})

test('a page that has landed does nothing more: no scroll, and no work for one', async ({ page }) => {
  await page.goto('/sovran-builders/process')
  await expectLanded(page, 'process')
  await scrollsOf(page)
  await forgetScrolls(page)
  await page.waitForTimeout(3000)
  expect(await scrollsOf(page)).toEqual({ calls: [], places: [await place(page)] })
})

test('back and forward lead to the top, or to the hash', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await jumpTo(page, 2000)
  await follow(page, '/contact')
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => place(page)).toBe(0)
  await jumpTo(page, 600)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => place(page)).toBe(0)
  await jumpTo(page, 1500)
  await page.goForward()
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => place(page)).toBe(0)
  await follow(page, '/sovran-design#planning')
  await expectLanded(page, 'planning')
  await follow(page, '/')
  await expect.poll(() => place(page)).toBe(0)
  await page.goBack()
  await expectLanded(page, 'planning')
})

test('a reload keeps the place, at a section’s address and after navigations too', async ({ page }) => {
  await page.goto('/sovran-builders/process')
  await expectLanded(page, 'process')
  await jumpTo(page, 3000)
  await page.reload()
  await hydrated(page)
  await page.waitForTimeout(1000)
  expect(await place(page)).toBe(3000)
  await follow(page, '/')
  await expect.poll(() => place(page)).toBe(0)
  await jumpTo(page, 2500)
  await page.reload()
  await hydrated(page)
  await page.waitForTimeout(1000)
  expect(await place(page)).toBe(2500)
})

test('the way back to a document keeps its place', async ({ page }) => {
  await page.goto('/sovran-design')
  await hydrated(page)
  await jumpTo(page, 4000)
  // Another document, as the way back from another site.
  await page.goto('/robots.txt')
  await page.goBack()
  await hydrated(page)
  await expect.poll(() => place(page)).toBe(4000)
  await page.waitForTimeout(1000)
  expect(await place(page)).toBe(4000)
})

test('a page that the browser has kept whole comes back as it was left', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const executablePath = findWholeChromium()
  if (!executablePath)
    return test.skip(true, 'The headless shell has no back-forward cache, and no other Chromium is here.')
  // Playwright starts Chromium without its back-forward cache.
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const browser = await playwright.chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs })
  const page = await browser.newPage({ baseURL: String(baseURL), viewport: { width: 1440, height: 900 } })
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => persisted && Object.assign(window, { isKept: true })),
  )
  await page.goto('/sovran-design')
  await hydrated(page)
  await jumpTo(page, 4000)
  await page.goto('/contact')
  await hydrated(page)
  // Not `goBack`, which waits for a document to load; and in a task of its own, as the document may be exchanged at once.
  await page.evaluate(() => void setTimeout(() => history.back()))
  // The document is exchanged under the question.
  await expect.poll(() => page.evaluate(() => 'isKept' in window).catch(() => false)).toBe(true)
  await page.waitForTimeout(1000)
  expect(await place(page)).toBe(4000)
  await follow(page, '/sovran-builders')
  await expect(page).toHaveURL('/sovran-builders')
  await expect.poll(() => place(page)).toBe(0)
  await browser.close()
})

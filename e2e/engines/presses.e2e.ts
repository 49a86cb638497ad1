import type { Page } from 'playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { expectLastWins, forgetPresses, watchPresses } from '../support/pressWatch.ts'
import { expect, test } from './test.ts'

// The second of two presses, at several moments of the first one's navigation. e2e/site/presses.e2e.ts has the whole
// table, in Chromium.

const gaps = [0, 60, 120, 180, 240, 320, 480, 700]

async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  await watchPresses(page)
}

async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`The page shows no ${selector}.`)
  return [box.x + box.width / 2, box.y + box.height / 2] as const
}

/** Presses both controls, and returns what was hit, once the last link is shown. */
async function pressBoth(page: Page, first: string, second: string, gap: number) {
  const [from, to] = [await middleOf(page, first), await middleOf(page, second)]
  await forgetPresses(page)
  await page.mouse.click(...from)
  await page.waitForTimeout(gap)
  await page.mouse.click(...to)
  return expectLastWins(page, 2, `${first}, then ${second} after ${gap} ms`)
}

const inHeader = (address: string) => `header nav > ul > li > a[href="${address}"]`
const pairs = [
  ['/contact', '/careers'],
  ['/', '/contact'],
  ['/careers', '/'],
] as const

async function ofHeader(page: Page, moments: readonly number[]) {
  await open(page, '/about')
  for (const [index, gap] of moments.entries()) {
    const [first, second] = pairs[index % pairs.length] ?? pairs[0]
    expect(await pressBoth(page, inHeader(first), inHeader(second), gap)).toEqual([first, second])
  }
}

test('of two links of the header the last one wins @smoke', ({ page }) => ofHeader(page, [60, 180, 320]))

test('of two links of the header the last one wins, at any moment of a navigation', ({ page }) =>
  ofHeader(page, [...gaps, ...gaps, ...gaps]))

/** Brings the footer into the window, and waits until no band that comes late moves it out again. */
const showFooter = (page: Page) =>
  expect
    .poll(async () => {
      const footer = page.locator('footer nav').first()
      await footer.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const [, y] = await middleOf(page, 'footer nav a')
      await page.waitForTimeout(200)
      return (await middleOf(page, 'footer nav a'))[1] - y
    })
    .toBe(0)

test('of two links of the footer the last one wins', async ({ page }) => {
  await open(page, '/careers')
  for (const gap of gaps) {
    await showFooter(page)
    await pressBoth(page, 'footer nav a[href="/about"]', 'footer nav a[href="/contact"]', gap)
    await forgetPresses(page)
    await page.locator(inHeader('/careers')).click()
    await expectLastWins(page, 1, 'on to /careers')
  }
})

test('the phone’s menu opens at any moment of a navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/about')
  const menu = page.getByRole('dialog')
  const opener = page.getByRole('button', { name: 'Menu' })
  for (const [index, gap] of gaps.entries()) {
    if (!(await menu.isVisible())) await opener.click()
    await expect(menu).toBeVisible()
    await menu.evaluate((it) => Promise.allSettled(it.getAnimations().map(({ finished }) => finished)).then(() => {}))
    const link = `dialog nav a[href="${index % 2 ? '/contact' : '/careers'}"]`
    const [, hit] = await pressBoth(page, link, 'header button[aria-controls="menu"]', gap)
    // A slow menu may be there still, with its own button in that place.
    if (hit === 'Menu') await expect(menu).toBeVisible()
    else await expect(menu).not.toBeVisible()
  }
})

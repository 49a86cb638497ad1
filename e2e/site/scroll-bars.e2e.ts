import { expect, type Page, test } from 'playwright/test'
import { findChromium } from '../support/chromium.ts'
import { visit } from '../support/hydrated.ts'
import { reducedMotion } from '../support/visitor.ts'

// Windows with classic scroll bars: opening something over the page must not move the page.

test.use({
  ...reducedMotion,
  launchOptions: {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

/** The positions of the parts of a page that are inside the window. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *, main section > :not(dialog), header > *')]
      .map((element) => element.getBoundingClientRect())
      .map(({ left, width }) => [left, width]),
  )

const openings = [
  { what: 'the film', address: '/', width: 1280, opener: 'main [aria-haspopup=dialog][commandfor]' },
  { what: 'a picture', address: '/works/pool-house-esher', width: 1280, opener: 'main a[data-caption]' },
  { what: 'the menu', address: '/contact', width: 390, opener: 'header [popovertarget]' },
] as const

for (const { what, address, width, opener } of openings)
  test(`${what} opens without moving the page behind it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, address)
    test.skip(
      (await page.evaluate(() => innerWidth - document.documentElement.clientWidth)) === 0,
      'Scroll bars take no space.',
    )
    await page.locator(opener).first().scrollIntoViewIfNeeded()
    const before = await places(page)
    await page.locator(opener).first().click()
    await expect(page.locator('dialog:is([open], :popover-open)')).toBeVisible()
    expect(await places(page)).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog:is([open], :popover-open)')).toHaveCount(0)
    expect(await places(page)).toEqual(before)
  })

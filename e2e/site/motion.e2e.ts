import { expect, type Page, test } from 'playwright/test'
import { visit } from '../support/hydrated.ts'

/** How many blocks of the page are hidden until they are scrolled to. */
const hidden = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main [data-reveal]')].filter((it) => getComputedStyle(it).opacity === '0').length,
  )

/** Opens a page, and lists the requests for the code that moves its blocks. */
async function open(page: Page, address = '/about') {
  const asked: string[] = []
  page.on('request', (request) => /gsap/.test(request.url()) && asked.push(request.url()))
  await visit(page, address)
  return asked
}

test('blocks are hidden once a page is used, until reached', async ({ page }) => {
  const asked = await open(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect(await hidden(page)).toBe(0)
  await page.keyboard.press('Shift')
  await expect.poll(() => hidden(page)).toBeGreaterThan(3)
  expect(asked.length).toBeGreaterThan(0)
  // A block that takes the focus is there at once.
  const last = page.locator('main [data-reveal] a').last()
  await last.focus()
  await expect(last.locator('xpath=ancestor::*[@data-reveal][last()]')).toHaveCSS('opacity', '1')
  await page.keyboard.press('End')
  await expect.poll(() => hidden(page)).toBe(0)
})

test('a page that scrolls itself to a section loads nothing for that', async ({ page }) => {
  const asked = await open(page, '/sovran-builders/process')
  await expect(page.locator('section#process').getByRole('heading', { level: 2 }).first()).toBeInViewport()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('where the code cannot be had, nothing is hidden', async ({ page }) => {
  await page.route(/gsap/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await open(page)
  await page.keyboard.press('Shift')
  await failed
  expect(await hidden(page)).toBe(0)
})

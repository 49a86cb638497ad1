import { expect, type Page, test } from 'playwright/test'
import { visit } from '../support/hydrated.ts'

const hidden = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main [data-reveal]')].filter((it) => getComputedStyle(it).opacity === '0').length,
  )

/** Opens a page, and lists the requests for the animation code. */
async function open(page: Page, address = '/about') {
  const asked: string[] = []
  page.on('request', (request) => /gsap/.test(request.url()) && asked.push(request.url()))
  await visit(page, address)
  return asked
}

test('blocks fade in as a scroll reaches them', async ({ page }) => {
  const asked = await open(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.keyboard.press('Shift')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const most = page.evaluate(async () => {
    let most = 0
    for (const end = performance.now() + 20_000; most === 0 && performance.now() < end; ) {
      scrollBy({ top: 20, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      const blocks = [...document.querySelectorAll('main [data-reveal]')]
      most = Math.max(most, blocks.filter((it) => getComputedStyle(it).opacity === '0').length)
    }
    return most
  })
  expect(await most).toBeGreaterThan(0)
  await page.keyboard.press('End')
  await expect.poll(() => hidden(page)).toBe(0)
})

test('a page that has stopped scrolling hides nothing below its window', async ({ page }) => {
  const asked = await open(page)
  await page.keyboard.press('Shift')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.mouse.wheel(0, 300)
  const below = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main [data-reveal]')].filter(
          (it) => it.getBoundingClientRect().top > innerHeight && getComputedStyle(it).opacity !== '1',
        ).length,
    )
  await expect.poll(below).toBe(0)
  await expect.poll(() => hidden(page)).toBeLessThan(3)
  // A block with the focus is shown immediately.
  const last = page.locator('main [data-reveal] a').last()
  await last.focus()
  await expect(last.locator('xpath=ancestor::*[@data-reveal][last()]')).toHaveCSS('opacity', '1')
})

test('a page that scrolls itself to a section loads nothing', async ({ page }) => {
  const asked = await open(page, '/sovran-builders/process')
  await expect(page.locator('section#process').getByRole('heading', { level: 2 }).first()).toBeInViewport()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('without code no block is hidden', async ({ page }) => {
  await page.route(/gsap/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await open(page)
  await page.keyboard.press('Shift')
  await failed
  expect(await hidden(page)).toBe(0)
})

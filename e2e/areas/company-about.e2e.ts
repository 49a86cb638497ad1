import { expect, test } from 'playwright/test'
import { hydrated } from '../support/hydrated.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

test('about: the menu follows the scrolling', async ({ page }) => {
  await page.goto('/about')
  const menu = page.getByRole('navigation', { name: 'On this page' })
  const current = menu.locator('[aria-current="location"]')
  for (const [id, title] of [
    ['our-story', 'Our Story'],
    ['process', 'Our Process'],
    ['contact', 'Contact Us'],
    ['space-story', 'Every Space Has a Story'],
  ]) {
    await page.evaluate((to) => {
      const section = document.getElementById(to ?? '')
      scrollTo({ top: (section?.getBoundingClientRect().top ?? 0) + scrollY - 190, behavior: 'instant' })
    }, id)
    await expect(current).toHaveText(title ?? '')
  }
})

test('about: a chosen section comes to stand 100 px below the top', async ({ page }) => {
  await page.goto('/about')
  const menu = page.getByRole('navigation', { name: 'On this page' })
  await menu.getByRole('link', { name: 'Our Ethos' }).click()
  await expect
    .poll(() => page.locator('#our-ethos').evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(100)
  await menu.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
})

test('about: a hash that cannot be decoded leads to the top, and is no error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/about')
  await hydrated(page)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await page.evaluate(() => {
    location.hash = '#100%'
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(errors).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('about: the bar says what is being read, also back at the top', async ({ page }) => {
    await page.goto('/about')
    const bar = page.getByRole('navigation', { name: 'On this page' }).getByRole('button')
    await page.evaluate(() => document.getElementById('process')?.scrollIntoView({ behavior: 'instant' }))
    await expect(bar).toHaveText('On this page: Our Process')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(bar).toHaveText('On this page: About')
  })
})

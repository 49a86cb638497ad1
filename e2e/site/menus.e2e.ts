import { expect, type Locator, type Page, test } from 'playwright/test'
import { axe } from '../support/axe.ts'
import { visit } from '../support/hydrated.ts'
import { endAnimations, isSideways, menuRow, reducedMotion, tabTo } from '../support/visitor.ts'

test.use(reducedMotion)

const trigger = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
const panelOf = async (page: Page, button: Locator) => page.locator(`#${await button.getAttribute('aria-controls')}`)

test('the keyboard walks through every menu and out again', async ({ page }) => {
  await visit(page, '/contact')
  for (const name of ['About Us', 'Architectural', 'Build', 'Interiors'])
    await test.step(name, async () => {
      const button = trigger(page, name)
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      const panel = await panelOf(page, button)
      expect(await axe(page, { part: 'header' })).toEqual([])
      expect(await isSideways(page)).toBe(false)
      const links = panel.getByRole('link')
      const count = await links.count()
      expect(count).toBeGreaterThan(5)
      for (let step = 0; step < count; step++) {
        await page.keyboard.press('Tab')
        await expect(links.nth(step)).toBeFocused()
        await expect(links.nth(step)).toBeInViewport({ ratio: 0.5 })
      }
      await page.keyboard.press('Tab')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(panel).toBeHidden()
    })
})

test.describe('at 200 % zoom', () => {
  // A window of 1440 × 900 px at 200 % zoom has half the CSS pixels.
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })
  test('every entry of the phone menu is reachable by keyboard', async ({ page }) => {
    await visit(page, '/contact')
    expect(await page.locator('dialog nav a').count()).toBeGreaterThan(50)
    const toggle = page.getByRole('button', { name: 'Menu' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused()
    const names = ['About Us', 'Interiors', 'Kitchens', 'Build', 'Residential', 'Commercial', 'Architectural Design']
    for (const name of names) {
      const row = menuRow(page, name)
      await tabTo(page, row)
      await page.keyboard.press(name === 'Build' ? 'Space' : 'Enter')
      await page.keyboard.press('Tab')
      await expect(row.locator('xpath=..').locator(':focus')).toBeInViewport({ ratio: 0.5 })
      expect(await isSideways(page)).toBe(false)
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await axe(page, { part: 'dialog' }), name).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await menu.evaluate((it) => it.scrollWidth - it.clientWidth), name).toBe(0)
      expect(await isSideways(page), name).toBe(false)
      await page.setViewportSize({ width: 720, height: 450 })
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a pressed row stays in place while others close', async ({ page }) => {
    // If the closed list fills the window, the row moves up to its place: there is nothing to show above it.
    await page.setViewportSize({ width: 390, height: 500 })
    await visit(page, '/contact')
    await page.getByRole('button', { name: 'Menu' }).click()
    await endAnimations(page)
    for (const name of ['Interiors', 'Bespoke areas']) await menuRow(page, name).click()
    const row = menuRow(page, 'Build')
    await row.evaluate((it) => {
      const dialog = it.closest('dialog')
      if (dialog) dialog.scrollTop += it.getBoundingClientRect().top - 200
    })
    const top = async () => (await row.boundingBox())?.y ?? 0
    const before = await top()
    await row.click()
    await expect(row.locator('xpath=..')).toHaveAttribute('open')
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('a notice explains what still works, and the menu opens', async ({ page }) => {
      await page.goto('/about')
      await expect(page.getByText('Without JavaScript every page can still be read')).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
      for (const name of ['Build', 'Residential']) await menuRow(page, name).click()
      await expect(page.getByRole('link', { name: 'Swimming pools' })).toBeVisible()
    })
  })
})

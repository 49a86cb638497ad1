import { expect, type Locator, type Page, test } from 'playwright/test'
import { axe } from '../support/axe.ts'
import { hold } from '../support/hold.ts'
import { hydrated } from '../support/hydrated.ts'
import { isSideways } from '../support/isSideways.ts'
import { still } from '../support/still.ts'

test.use(still)

/** The menus of the bar: how many links each holds, and the first and the last of them. */
const menus = [
  { name: 'About Us', count: 6, first: 'About Sovran', last: 'Contact Us' },
  { name: 'Architectural', count: 6, first: 'Architectural design', last: 'Portfolio' },
  { name: 'Build', count: 18, first: 'All building services', last: 'Retail spaces' },
  { name: 'Interiors', count: 28, first: 'All interiors', last: 'Scandinavian' },
] as const

async function open(page: Page, address = '/') {
  await page.goto(address)
  await hydrated(page)
}

const trigger = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })

const panel = async (page: Page, button: Locator) => page.locator(`#${await button.getAttribute('aria-controls')}`)

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

for (const { name, count, first, last } of menus) {
  test(`${name}: the keyboard walks through every link and out again; ArrowDown opens it, Escape gives the focus back`, async ({
    page,
  }) => {
    await open(page)
    const button = trigger(page, name)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const inside = await panel(page, button)
    await expect(inside.getByRole('link')).toHaveCount(count)
    for (let step = 0; step < count; step++) {
      await page.keyboard.press('Tab')
      const words = await focused(page)
      if (step === 0) expect(words).toBe(first)
      if (step === count - 1) expect(words).toBe(last)
      // Every one of them is where it can be seen.
      expect(await inside.locator(':focus').count(), words).toBe(1)
      await expect(inside.locator(':focus')).toBeInViewport({ ratio: 0.5 })
    }
    await page.keyboard.press('Tab')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(inside).toBeHidden()

    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(inside.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
  })
}

test('axe finds nothing while a menu is open', async ({ page }) => {
  await open(page)
  for (const { name } of menus) {
    const button = trigger(page, name)
    await button.click()
    const inside = await panel(page, button)
    await expect(inside).toBeVisible()
    await inside.evaluate((it) => Promise.allSettled(it.getAnimations().map(({ finished }) => finished)))
    expect(await axe(page, 'header'), name).toEqual([])
    expect(await isSideways(page), name).toBe(false)
    await page.keyboard.press('Escape')
  }
})

test('a pointer that waits on an entry before the page is hydrated finds its menu open when it is', async ({
  page,
}) => {
  const release = await hold(page, /\/r\/shell\/assets\/index-[^/]+\.js$/)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await trigger(page, 'Build').hover()
  await expect(page.locator('html')).not.toHaveAttribute('data-alive', /frame/)
  release()
  await expect(trigger(page, 'Build')).toHaveAttribute('aria-expanded', 'true')
  await expect(trigger(page, 'Interiors')).toHaveAttribute('aria-expanded', 'false')
})

test.describe('at 200 % zoom', () => {
  // A window of 1440 × 900 px has half of each at 200 %.
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })
  test('the full-screen menu holds everything, by keyboard', async ({ page }) => {
    await open(page)
    await walkThroughTheMenu(page)
  })
})

/** Opens each panel of the full-screen menu with the keyboard alone and reaches its last link, and closes it. */
async function walkThroughTheMenu(page: Page) {
  const toggle = page.getByRole('button', { name: 'Menu' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused()
  const reach = async (target: Locator) => {
    for (let presses = 0; presses < 40; presses++) {
      if (await target.evaluate((it) => it === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${target}`)
  }
  const row = (name: string) => menu.getByRole('button', { name, exact: true })
  const rows: readonly (readonly [name: string, within: string, last: string])[] = [
    ['About Us', '#panel-company', 'Contact Us'],
    ['Interiors', '#panel-interiors', 'Complete home solutions'],
    ['Kitchens', '#panel-interiors-kitchens', 'Scandinavian'],
    ['Build', '#panel-builders', 'Contact the builders'],
    ['Residential', '#panel-builders-residential', 'Swimming pools'],
    ['Commercial', '#panel-builders-commercial', 'Retail spaces'],
    ['Architectural Design', '#panel-design', 'Portfolio'],
  ]
  for (const [name, within, last] of rows) {
    await reach(row(name))
    await page.keyboard.press(name === 'Build' ? 'Space' : 'Enter')
    await expect(row(name)).toHaveAttribute('aria-expanded', 'true')
    // A panel that is still opening scrolls its last link into a height that it outgrows. Nobody's Tab is that fast.
    await menu.evaluate((it) => Promise.allSettled(it.getAnimations({ subtree: true }).map(({ finished }) => finished)))
    if (name === 'Build') continue
    const link = menu.locator(within).getByRole('link', { name: last })
    await reach(link)
    await expect(link).toBeInViewport({ ratio: 0.5 })
    expect(await isSideways(page)).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('it reaches every page and section that the wide menus reach', async ({ page }) => {
    await open(page)
    const addresses = (within: string) =>
      page.locator(`${within} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const wide = await addresses('header nav')
    expect(wide.length).toBeGreaterThan(50)
    const phone = new Set(await addresses('dialog nav'))
    expect(wide.filter((address) => !phone.has(address))).toEqual([])
  })

  test('Tab does not lead into a panel that is still collapsing', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const about = page.getByRole('dialog').getByRole('button', { name: 'About Us' })
    await about.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#panel-company')).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Interiors')
  })

  test('axe finds nothing while any panel is open, and nothing scrolls sideways', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog')
    for (const [name = '', nested] of [
      ['About Us'],
      ['Interiors', 'Kitchens'],
      ['Build', 'Residential'],
      ['Architectural Design'],
    ]) {
      await page.setViewportSize({ width: 390, height: 844 })
      await menu.getByRole('button', { name, exact: true }).click()
      if (nested) await menu.getByRole('button', { name: nested, exact: true }).click()
      await page.waitForTimeout(700)
      expect(await axe(page, 'dialog'), name).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await menu.evaluate((it) => it.scrollWidth - it.clientWidth), name).toBe(0)
      expect(await isSideways(page), name).toBe(false)
    }
  })
})

test('a page that cannot be had without a network says that there is none', async ({ page, context }) => {
  await open(page)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
  const trouble = page.getByRole('main').getByRole('alert')
  // Retries of a file take some seconds before they are given up.
  await expect(trouble).toContainText('You appear to be offline.', { timeout: 20_000 })
  await context.setOffline(false)
  await trouble.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('offline', { timeout: 20_000 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  test('the foot of the page says what still works, and the menu opens whole', async ({ page }) => {
    await page.goto('/about')
    // By element: Playwright's text search leaves out what stands in a <noscript>.
    await expect(page.locator('footer noscript p')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('link', { name: 'Swimming pools' })).toBeVisible()
  })
})

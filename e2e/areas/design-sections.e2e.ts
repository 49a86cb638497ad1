import { expect, type Page, test } from 'playwright/test'
import { expectLanded } from '../support/expectLanded.ts'
import { address, sectionIds } from './designPage.ts'
import { openDesign } from './openDesign.ts'

const active = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections of this page' }).locator('[aria-current="location"]')

test.beforeEach(({ page }) => openDesign(page))

test('the active section is the one that reaches across the line at 100 px', async ({ page }) => {
  await expect(active(page)).toHaveText('Top')
  for (const [id, title] of [
    ['planning', 'Planning'],
    ['team', 'Team'],
    ['faq', 'FAQ'],
  ] as const) {
    const moveTo = (line: number) =>
      page.evaluate(
        ([id, line]) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN
          scrollTo({ top: scrollY + top - line, behavior: 'instant' })
        },
        [id, line] as const,
      )
    // What is above has its size only when it has been reached once.
    await moveTo(100)
    await moveTo(99)
    await expect(active(page)).toHaveText(title)
    await moveTo(103)
    await expect(active(page)).not.toHaveText(title)
  }
})

test('the section navigation goes to a section, and to it from elsewhere', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Sections of this page' })
  await nav.getByRole('link', { name: 'Engineering' }).click()
  await expect(page.locator('section#engineering').getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(active(page)).toHaveText('Engineering')
  for (const id of ['planning', 'portfolio', 'services']) {
    // From a document that is not the page: else only the hash would change.
    await page.goto('about:blank')
    await page.goto(`${address}#${id}`)
    await expectLanded(page, id === 'services' ? 'overview' : id)
  }
})

test('every section lands with its heading clear of what covers the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const nav = page.getByRole('navigation', { name: 'Sections of this page' })
  for (const id of sectionIds.slice(1)) {
    await nav.locator(`a[href$="#${id}"]`).click()
    await expectLanded(page, id)
    await expect(nav.locator('[aria-current="location"]')).toHaveAttribute('href', `#${id}`)
  }
})

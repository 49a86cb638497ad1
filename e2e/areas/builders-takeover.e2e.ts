import { test } from 'playwright/test'
import { expectLanded } from '../support/expectLanded.ts'
import { hydrated } from '../support/hydrated.ts'

for (const address of ['/sovran-builders/process', '/sovran-builders#process']) {
  test(`${address} gives way to what scrolls without wheel, finger or key`, async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    await expectLanded(page, 'process')
    // As a screen reader, a voice or a search in the page does.
    await page.locator('section#faq').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await page.waitForTimeout(800)
    await expectLanded(page, 'faq')
  })
}

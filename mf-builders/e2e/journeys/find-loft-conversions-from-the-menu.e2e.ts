import { visit } from 'e2e/hydrated'
import { expect, test } from 'playwright/test'

test('a visitor finds lofts in the menu, and sends an enquiry', async ({ page }) => {
  await visit(page, '/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Build\b/ })
    .hover()
  await page.getByRole('banner').getByRole('link', { name: 'Loft conversions' }).click()
  await expect(page).toHaveURL('/sovran-builders/residential/loft-conversions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loft conversions')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Schedule Consultation' }).click()
  await expect(page).toHaveURL('/contact?about=loft-conversions')
})

import { hydrated, visit } from 'e2e/hydrated'
import { dragFinger, tabTo } from 'e2e/visitor'
import { expect, test } from 'playwright/test'

test('a visitor looks through the gallery with the keyboard alone', async ({ page }) => {
  await visit(page, '/sovran-interiors/gallery')
  const pictures = page.getByRole('main').getByRole('figure').getByRole('button')
  const dialog = page.getByRole('dialog')
  await expect(pictures).toHaveCount(12)

  await hydrated(page)
  await pictures.first().focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('1 of 12')).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('3 of 12')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText('2 of 12')).toBeVisible()
  await expect(dialog.getByText('Two marble bowls on a walnut vanity')).toBeVisible()
  await page.keyboard.press('End')
  await expect(dialog.getByText('12 of 12')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('1 of 12')).toBeVisible()
  await page.keyboard.press('ArrowRight')

  // The focus stays inside the dialog and reaches every button.
  for (const name of ['Previous picture', 'Next picture', 'Close']) {
    await page.keyboard.press('Tab')
    await tabTo(page, dialog.getByRole('button', { name }), 6)
  }

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(pictures.nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Bathrooms')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bathrooms')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only in Chromium can a test drag a finger.')
  test('a finger turns the pages', async ({ page }) => {
    await visit(page, '/sovran-interiors/gallery')
    const dialog = page.getByRole('dialog')
    await hydrated(page)
    await page.getByRole('main').getByRole('figure').getByRole('button').first().tap()
    await expect(dialog).toBeVisible()
    await dragFinger(page, [320, 400], [200, 402], [80, 404])
    await expect(dialog.getByText('2 of 12')).toBeVisible()
    await dragFinger(page, [80, 400], [200, 402], [320, 404])
    await expect(dialog.getByText('1 of 12')).toBeVisible()
  })
})

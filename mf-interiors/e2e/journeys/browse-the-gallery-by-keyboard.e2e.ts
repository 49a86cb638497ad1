import { visit } from 'e2e/hydrated'
import { tabTo } from 'e2e/visitor'
import { expect, test } from 'playwright/test'
import { gallery } from '../../src/pages/gallery/gallery.content.ts'

const count = gallery.pictures.length
const place = (n: number) => `${n} of ${count}`

test('a visitor looks through the gallery with the keyboard alone', async ({ page }) => {
  await visit(page, '/sovran-interiors/gallery')
  const pictures = page.getByRole('main').getByRole('figure').locator('a[aria-haspopup=dialog]')
  const dialog = page.getByRole('dialog')
  await pictures.first().focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(place(1))).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(place(3))).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText(place(2))).toBeVisible()
  await page.keyboard.press('End')
  await expect(dialog.getByText(place(count))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(place(1))).toBeVisible()
  await page.keyboard.press('ArrowRight')

  // The focus stays inside the dialog and reaches every button.
  for (const name of ['Previous picture', 'Next picture', 'Close'])
    await tabTo(page, dialog.getByRole('button', { name }), 6)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(pictures.nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  const room = await page.evaluate(() => document.activeElement?.textContent ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(room)
})

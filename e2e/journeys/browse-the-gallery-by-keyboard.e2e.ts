import { expect, test } from 'playwright/test'

test('a visitor looks through the gallery with the keyboard alone', async ({ page }) => {
  await page.goto('/sovran-interiors/gallery')
  const pictures = page.getByRole('main').getByRole('figure').getByRole('button')
  const dialog = page.getByRole('dialog')
  await expect(pictures).toHaveCount(12)

  await pictures.first().focus()
  await expect(async () => {
    // Before the page is alive the key does nothing.
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(dialog.getByText('1 of 12')).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('3 of 12')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText('2 of 12')).toBeVisible()
  await expect(dialog.getByText('Drawer fronts cut from one board')).toBeVisible()
  await page.keyboard.press('End')
  await expect(dialog.getByText('12 of 12')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('1 of 12')).toBeVisible()
  await page.keyboard.press('ArrowRight')

  // The focus stays inside, and every button is reached.
  for (const name of ['Previous picture', 'Next picture', 'Close']) {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name })).toBeFocused({ timeout: 100 })
    }).toPass()
  }

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(pictures.nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Bathrooms' }).and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bathrooms')
})

test('a finger turns the pages', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/sovran-interiors/gallery')
  const dialog = page.getByRole('dialog')
  await expect(async () => {
    await page.getByRole('main').getByRole('figure').getByRole('button').first().tap()
    await expect(dialog).toBeVisible({ timeout: 500 })
  }).toPass()
  const touch = await context.newCDPSession(page)
  const swipe = async (from: number, to: number) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 400 }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: (from + to) / 2, y: 402 }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 404 }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(320, 80)
  await expect(dialog.getByText('2 of 12')).toBeVisible()
  await swipe(80, 320)
  await expect(dialog.getByText('1 of 12')).toBeVisible()
  await context.close()
})

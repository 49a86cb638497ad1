import { visit } from 'e2e/hydrated'
import { expect, type Page, test } from 'playwright/test'

const work = '/works/pool-house-esher'
const dialog = (page: Page) => page.getByRole('dialog')
const picture = (page: Page, number: number) => page.locator(`#picture-${number}`)

test('a picture has a URL; Back leads to its page', async ({ page }) => {
  await visit(page, work)
  await picture(page, 3).click()
  await expect(dialog(page)).toContainText('3 of 4')
  await expect(page).toHaveURL(`${work}#picture-3`)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${work}#picture-4`)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(work)
  await expect(picture(page, 4)).toBeFocused()
  await expect(picture(page, 4)).toBeInViewport()
  await page.goForward()
  await expect(dialog(page)).toContainText('4 of 4')
})

test('a picture clicked before any code has loaded opens once it has', async ({ page }) => {
  await visit(page, '/works')
  let bring = () => {}
  const brought = new Promise<void>((resolve) => {
    bring = resolve
  })
  await page.route('**/*.js', async (route) => {
    await brought
    await route.continue()
  })
  await page.goto(work, { waitUntil: 'commit' })
  await picture(page, 3).click()
  await expect(page).toHaveURL(`${work}#picture-3`)
  await expect(picture(page, 3)).toBeInViewport()
  bring()
  await expect(dialog(page)).toContainText('3 of 4')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(work)
  await page.goBack()
  await expect(page).toHaveURL('/works')
})

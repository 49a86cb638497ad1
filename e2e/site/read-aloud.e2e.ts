import { expect, type Page, test } from 'playwright/test'
import { expectRead } from '../support/expectRead.ts'
import { hydrated } from '../support/hydrated.ts'
import { still } from '../support/still.ts'

// The pages of each kind are read aloud in every-kind.e2e.ts.

test.skip(({ browserName }) => browserName !== 'chromium', 'One engine’s tree is compared.')
// What moves by itself stands still.
test.use(still)

async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

test('the menus are read aloud as they were, closed and open', async ({ page }) => {
  await open(page, '/careers')
  const banner = page.getByRole('banner')
  await expectRead(banner, 'menus-closed')
  for (const [file, name] of [
    ['about', /^About/],
    ['design', /^Architectural/],
    ['build', /^Build\b/],
    ['interiors', /^Interiors/],
  ] as const) {
    const trigger = banner.getByRole('button', { name })
    await trigger.click()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expectRead(banner, `menu-${file}`)
    await page.keyboard.press('Escape')
  }
})

test('a phone’s menu is read aloud as it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/careers')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await expectRead(menu, 'menu-phone')
  for (const name of ['Interiors', 'Kitchens']) await menu.getByRole('button', { name, exact: true }).click()
  await expectRead(menu, 'menu-phone-kitchens')
})

test('a form is read aloud as it was: refused, on its way, failed and sent', async ({ page }) => {
  let release = () => {}
  await page.route(/documents:commit/, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    await route.abort()
  })
  await open(page, '/contact')
  const form = page.getByRole('form', { name: 'Contact form' })
  const around = form.locator('..')
  const send = form.getByRole('button')
  await send.click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expectRead(around, 'form-refused')
  await form.getByLabel('Name').fill('Ada Lovelace')
  await form.getByLabel('Email').fill('ada@visitor.example')
  await form.getByLabel('Service').selectOption('interiors')
  await form.getByLabel('Message').fill('A wardrobe under the slope.')
  await send.click()
  await expect(send).toBeDisabled()
  await expectRead(around, 'form-on-its-way')
  await expect.poll(() => String(release)).not.toBe('() => {}')
  release()
  await expect(page.getByRole('alert')).not.toHaveText('')
  await expectRead(around, 'form-failed')
  await page.unroute(/documents:commit/)
  await send.click()
  await expect(page.getByText('Thank You!')).toBeVisible()
  await expectRead(page.getByRole('status'), 'form-sent')
})

test('the dialogs are read aloud as they were', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Play the film' }).click()
  await expectRead(page.getByRole('dialog'), 'dialog-film')
  await open(page, '/sovran-interiors/gallery')
  await page.getByRole('main').getByRole('figure').getByRole('button').first().click()
  await expectRead(page.getByRole('dialog'), 'dialog-picture')
})

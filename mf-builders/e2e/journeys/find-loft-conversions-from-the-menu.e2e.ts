import { storedEnquiries } from 'e2e/enquiries'
import { visit } from 'e2e/hydrated'
import { menuRow, newEmail, tabTo } from 'e2e/visitor'
import { expect, test } from 'playwright/test'

test('a visitor finds lofts in the menu, and asks', async ({ page }) => {
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
  const form = page.getByRole('form', { name: 'Contact form' })
  await expect(form.getByRole('combobox', { name: 'Service' })).toHaveValue('builders')
  await expect(form.getByLabel('Message')).toHaveValue('About: loft conversions\n')
  const email = newEmail('loft')
  await form.getByLabel('Name').fill('Ada Lovelace')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeInViewport()
  const [sent] = await storedEnquiries(email)
  expect(sent).toMatchObject({ service: 'builders', message: 'About: loft conversions\n' })
})

test('the same with the keyboard alone', async ({ page }) => {
  await visit(page, '/')
  const build = page.getByRole('banner').getByRole('button', { name: /^Build\b/ })
  await build.focus()
  await page.keyboard.press('Enter')
  await expect(build).toHaveAttribute('aria-expanded', 'true')
  const loft = page.getByRole('banner').getByRole('link', { name: 'Loft conversions' })
  await tabTo(page, loft)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sovran-builders/residential/loft-conversions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loft conversions')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('through the nested list', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('dialog')
    for (const name of ['Build', 'Residential']) await menuRow(page, name).tap()
    await menu.getByRole('link', { name: 'Loft conversions' }).tap()
    await expect(page).toHaveURL('/sovran-builders/residential/loft-conversions')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loft conversions')
  })
})

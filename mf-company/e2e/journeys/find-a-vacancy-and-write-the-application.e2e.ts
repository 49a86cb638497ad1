import { visit } from 'e2e/hydrated'
import { expect, test } from 'playwright/test'

test('a job seeker finds a vacancy, reads it whole and gets an e-mail with its subject', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await page.getByRole('link', { name: 'See Open Positions' }).click()

  await page.getByRole('heading', { name: 'Construction Project Manager' }).click()
  await page.getByRole('link', { name: 'Apply Now Construction Project Manager' }).click()
  await expect(page).toHaveURL('/apply/2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Construction Project Manager')
  await expect(page.getByText('SMSTS, first aid and CSCS cards in date')).toBeVisible()

  const mail = new URL((await page.getByRole('link', { name: 'Apply by email' }).getAttribute('href')) ?? '')
  expect(mail.pathname).toBe('careers@sovran.example')
  expect(mail.searchParams.get('subject')).toBe('Application: Construction Project Manager (vacancy 2)')
  // Visitors without a mail program can read the address and the subject.
  await expect(page.getByText('Application: Construction Project Manager (vacancy 2)')).toBeVisible()

  await page.getByRole('link', { name: 'Back to Open Positions' }).click()
  await expect(page).toHaveURL('/careers#open-positions')
  await expect(page.getByRole('heading', { name: 'Open Positions' })).toBeInViewport()
})

test('the same with the keyboard alone', async ({ page }) => {
  await visit(page, '/careers')
  const vacancy = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Architectural Designer' }) })
  // In a wide window every vacancy is open. Enter closes it, and opens it again.
  await expect(vacancy.getByText('Responsibilities')).toBeVisible()
  await vacancy.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(vacancy.getByText('Responsibilities')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(vacancy.getByText('Responsibilities')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Apply Now Architectural Designer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/apply/3')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every vacancy can be opened, read and applied for', async ({ page }) => {
    await page.goto('/careers')
    await page.getByRole('heading', { name: 'Architectural Designer' }).click()
    await page.getByRole('link', { name: 'Apply Now Architectural Designer' }).click()
    await expect(page).toHaveURL('/apply/3')
    await expect(page.getByRole('link', { name: 'Apply by email' })).toHaveAttribute('href', /^mailto:careers@/)
  })
})

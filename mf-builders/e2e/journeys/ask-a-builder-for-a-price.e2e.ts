import { storedEnquiries } from 'e2e/enquiries'
import { visit } from 'e2e/hydrated'
import { newEmail } from 'e2e/visitor'
import { expect, test } from 'playwright/test'

test('a visitor corrects a mistake, and books a consultation', async ({ page }) => {
  const email = newEmail('consultation')
  const form = page.getByRole('form', { name: 'Consultation booking form' })
  const book = form.getByRole('button')

  await visit(page, '/sovran-builders')
  await page.getByRole('link', { name: 'Book Consultation Now' }).click()
  await expect(page.getByRole('heading', { name: 'Book a consultation' })).toBeInViewport()

  await form.getByLabel('Name').fill('Ada Lovelace')
  await form.getByLabel('Email').fill('ada at home')
  await form.getByLabel('Phone').fill('020 7946 0999')
  await form.getByLabel('Project type').selectOption('Extension')
  await form.getByLabel('Budget').selectOption('£250,000 - £500,000')
  await book.click()

  await expect(form.getByLabel('Email')).toBeFocused()
  expect(await storedEnquiries('ada at home')).toEqual([])

  await form.getByLabel('Email').fill(email)
  await book.click()
  await expect(page.getByRole('status').filter({ hasText: 'consultation' })).toHaveText(
    'Your consultation request has been sent successfully. We will contact you soon!',
  )

  const stored = await storedEnquiries(email)
  expect(stored).toMatchObject([{ name: 'Ada Lovelace', message: expect.stringContaining('Type: Extension\n') }])
})

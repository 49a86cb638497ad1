import { storedEnquiries } from 'e2e/enquiries'
import { visit } from 'e2e/hydrated'
import { newEmail } from 'e2e/visitor'
import { expect, test } from 'playwright/test'

test('a visitor books a consultation from home, and is thanked', async ({ page }) => {
  const email = newEmail('home')
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Book a Free Consultation' }).first().click()
  await expect(page).toHaveURL('/contact')

  const form = page.getByRole('form', { name: 'Contact form' })
  await form.getByLabel('Name').fill('Ada Lovelace')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Service').selectOption({ label: 'Builders' })
  await form.getByLabel('Message').fill('The stair meets the landing eleven millimetres low.')
  await form.getByRole('button', { name: 'Send Message' }).click()

  const thanks = page.getByRole('status').filter({ hasText: 'Thank You!' })
  await expect(thanks).toContainText("Your message has been sent successfully. We'll get back to you shortly.")
  expect(await storedEnquiries(email)).toMatchObject([{ name: 'Ada Lovelace', service: 'builders' }])
})

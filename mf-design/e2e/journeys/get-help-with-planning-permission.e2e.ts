import { storedEnquiries } from 'e2e/enquiries'
import { visit } from 'e2e/hydrated'
import { newEmail } from 'e2e/visitor'
import { expect, test } from 'playwright/test'
import { faq } from '../../src/pages/content/faq.content.ts'

const { question, answer } = faq.items.find((item) => item.question.includes('planning permission')) ?? faq.items[0]

test('a visitor reads about planning, and sends an enquiry', async ({ page }) => {
  const email = newEmail('planning')
  const form = page.getByRole('form', { name: 'Design enquiry form' })
  const field = form.getByLabel('Message')

  await visit(page, '/sovran-design#planning')
  await expect(page.getByRole('listitem').filter({ hasText: 'Council decision' })).toContainText('8 weeks')
  await page.getByText(question).click()
  await expect(page.getByText(answer)).toBeVisible()

  await form.getByLabel('Name').fill('Ada Lovelace')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Phone').fill('07700 900464')
  await field.fill('We would like a dormer.')
  await form.getByLabel('Service').selectOption({ label: 'Planning permission' })
  await expect(field).toHaveValue('planning-permission')
  await field.press('End')
  await field.pressSequentially(', for a dormer in a conservation area.')

  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your message' })).toBeVisible()
  const message = 'planning-permission, for a dormer in a conservation area.'
  expect(await storedEnquiries(email)).toMatchObject([{ service: 'design', message }])
})

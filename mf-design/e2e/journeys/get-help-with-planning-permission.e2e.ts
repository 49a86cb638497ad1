import { storedEnquiries } from 'e2e/enquiries'
import { visit } from 'e2e/hydrated'
import { newEmail } from 'e2e/visitor'
import { expect, test } from 'playwright/test'

test('a visitor reads about planning, chooses it as the service and edits the message, and it is stored for design', async ({
  page,
}) => {
  const email = newEmail('planning')
  const form = page.getByRole('form', { name: 'Design enquiry form' })
  const message = form.getByLabel('Message')

  await visit(page, '/sovran-design#planning')
  const periods = page.getByRole('listitem').filter({ hasText: 'Council decision' })
  await expect(periods).toContainText('8 weeks')
  await page.getByText('Can you help with planning permission?').click()
  await expect(page.getByText('submit as your agent')).toBeVisible()

  await page.getByRole('link', { name: 'Schedule Consultation' }).first().click()
  await form.getByLabel('Name').fill('Ada Lovelace')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Phone').fill('07700 900464')
  await message.fill('We would like a dormer.')
  await form.getByLabel('Service').selectOption({ label: 'Planning permission' })
  await expect(message).toHaveValue('planning-permission')
  await form.getByLabel('Service').selectOption({ label: 'Interior design' })
  await expect(message).toHaveValue('interior-design')
  await form.getByLabel('Service').selectOption({ label: 'Planning permission' })
  await message.press('End')
  await message.pressSequentially(', for a dormer in a conservation area.')

  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your message' })).toHaveText(
    'Your message has been sent successfully. We will contact you soon!',
  )
  for (const label of ['Name', 'Email', 'Phone', 'Service', 'Message']) {
    await expect(form.getByLabel(label)).toHaveValue('')
  }

  const [stored, ...others] = await storedEnquiries(email)
  expect(others).toEqual([])
  const { createdAt, ...words } = stored ?? {}
  expect(createdAt).toBeTruthy()
  expect(words).toEqual({
    name: 'Ada Lovelace',
    email,
    phone: '07700 900464',
    service: 'design',
    message: 'planning-permission, for a dormer in a conservation area.',
  })
})

test('without a service nothing is sent', async ({ page }) => {
  const email = newEmail('no-service')
  await visit(page, '/sovran-design#contact')
  const form = page.getByRole('form', { name: 'Design enquiry form' })
  await form.getByLabel('Name').fill('Grace Hopper')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Phone').fill('07700 900465')
  await form.getByLabel('Message').fill('A question about the attic.')
  await form.getByRole('button').click()
  await expect(form.getByLabel('Service')).toBeFocused()
  await expect(form.getByLabel('Message')).toHaveValue('A question about the attic.')
  expect(await storedEnquiries(email)).toEqual([])
})

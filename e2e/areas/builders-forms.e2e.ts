import { expect, test } from 'playwright/test'
import { address, section } from './buildersPages.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

test('the consultation form has its fields, options and defaults', async ({ page }) => {
  await page.goto(address)
  const form = page.getByRole('form', { name: 'Consultation booking form' })
  for (const [label, name, type] of [
    ['Name', 'name', 'text'],
    ['Email', 'email', 'email'],
    ['Phone', 'phone', 'tel'],
  ] as const) {
    const field = form.getByLabel(label)
    await expect(field).toHaveAttribute('name', name)
    await expect(field).toHaveAttribute('type', type)
    await expect(field).toHaveAttribute('required')
  }
  const projectType = form.getByLabel('Project type')
  await expect(projectType).toHaveAttribute('name', 'projectType')
  await expect(projectType).toHaveAttribute('required')
  await expect(projectType).toHaveValue('New Build')
  await expect(projectType.locator('option')).toHaveText([
    'New Build',
    'Renovation',
    'Extension',
    'Loft Conversion',
    'Other',
  ])
  const budget = form.getByLabel('Budget')
  await expect(budget).toHaveAttribute('name', 'budget')
  await expect(budget).toHaveAttribute('required')
  await expect(budget).toHaveValue('£50,000 - £100,000')
  await expect(budget.locator('option')).toHaveText([
    '£50,000 - £100,000',
    '£100,000 - £250,000',
    '£250,000 - £500,000',
    '£500,000+',
  ])
  const message = form.locator('[name="message"]')
  await expect(message).toBeHidden()
  await expect(message).toHaveValue('Booking consultation request')
  await expect(form.getByRole('button')).toHaveText('Book Consultation')
})

test('the contact form has its fields, and the section the hours that the builders keep', async ({ page }) => {
  await page.goto(address)
  const contact = section(page, 'contact')
  const form = contact.getByRole('form', { name: 'Builders contact form' })
  for (const label of ['Name', 'Email', 'Message']) await expect(form.getByLabel(label)).toHaveAttribute('required')
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('required')
  await expect(form.getByLabel('Phone')).toHaveAttribute('type', 'tel')
  await expect(form.getByLabel('Message')).toHaveAttribute('rows', '5')
  await expect(form.getByRole('button')).toHaveText('Send Message')
  await expect(contact.getByRole('row', { name: 'Monday to Friday' })).toContainText('9am to 6pm')
  await expect(contact.getByRole('row', { name: 'Saturday' })).toContainText('By appointment only')
  await expect(contact.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:+442079460123')
  await expect(contact.getByRole('link', { name: 'builders@sovran.example' })).toHaveAttribute(
    'href',
    'mailto:builders@sovran.example',
  )
})

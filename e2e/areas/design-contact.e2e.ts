import { expect, test } from 'playwright/test'
import { openDesign, section } from './designPage.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

const services = [
  '',
  'architectural-design',
  '3d-visualization',
  'planning-permission',
  'interior-design',
  'vr-walkthrough',
  'other',
]

test.beforeEach(({ page }) => openDesign(page))

test('the form has its fields, all of them required, and the hours are this page’s own', async ({ page }) => {
  const contact = section(page, 'contact')
  const form = page.getByRole('form', { name: 'Design enquiry form' })
  for (const [label, name, type] of [
    ['Name', 'name', 'text'],
    ['Email', 'email', 'email'],
    ['Phone', 'phone', 'tel'],
    ['Service', 'service', 'select-one'],
    ['Message', 'message', 'textarea'],
  ] as const) {
    const field = form.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('name', name)
    await expect(field).toHaveJSProperty('type', type)
    await expect(field).toHaveJSProperty('required', true)
    for (const rule of ['maxlength', 'pattern', 'minlength']) await expect(field).not.toHaveAttribute(rule)
  }
  const values = await form
    .getByRole('option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
  expect(values).toEqual(services)
  await expect(form.getByRole('button')).toHaveText('Send Message')
  for (const [day, time] of [
    ['Mon-Fri', '9:00 AM-6:00 PM'],
    ['Sat', '10:00 AM-4:00 PM'],
    ['Sun', 'Closed'],
  ] as const) {
    await expect(contact.getByRole('row', { name: day })).toContainText(time)
  }
  await expect(contact.getByRole('link', { name: '020 7946 0145' })).toHaveAttribute('href', 'tel:+442079460145')
  await expect(contact.getByRole('link', { name: 'design@sovran.example' })).toHaveAttribute(
    'href',
    'mailto:design@sovran.example',
  )
})

import { expect, test } from 'playwright/test'

// Expected words are written out here and not imported, so that a change in the product fails the test.

test('contact: form, hours and map', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact form' })
  for (const [label, required] of [
    ['Name', true],
    ['Email', true],
    ['Phone', false],
    ['Service', true],
    ['Message', true],
  ] as const)
    await expect(form.getByLabel(label)).toHaveJSProperty('required', required)
  await expect(form.getByLabel('Service').getByRole('option')).toHaveText([
    'Select a service',
    'Builders',
    'Design',
    'Interiors',
  ])
  await expect(form.getByLabel('Message')).toHaveAttribute('rows', '5')
  const hours = page.getByRole('main').getByRole('table', { name: 'Business hours' })
  await expect(hours.getByRole('row')).toHaveText([
    /Monday to Friday\s*9:00 AM to 6:00 PM/,
    /Saturday\s*10:00 AM to 4:00 PM/,
    /Sunday and Bank Holidays\s*Closed/,
  ])
  const map = page.locator('iframe[title]')
  await expect(map).toHaveCount(1)
  await expect(page.getByRole('link', { name: /Open in Maps/ })).toHaveAttribute('href', /^https:/)
})

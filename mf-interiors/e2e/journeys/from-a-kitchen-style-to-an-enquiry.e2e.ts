import { storedEnquiries } from 'e2e/enquiries'
import { visit } from 'e2e/hydrated'
import { newEmail } from 'e2e/visitor'
import { expect, test } from 'playwright/test'
import { titled } from 'shared-ui/brand'
import { hero } from '../../src/pages/interiors.content.ts'
import { entry as german } from '../../src/pages/kitchens/german/german.content.ts'
import { entry as traditional } from '../../src/pages/kitchens/traditional/traditional.content.ts'

test('a visitor compares kitchen styles, and writes about one', async ({ page }) => {
  const email = newEmail('kitchen')
  const main = page.getByRole('main')
  const title = page.getByRole('heading', { level: 1 })
  await visit(page, '/sovran-interiors')

  await main.getByRole('link', { name: /^Kitchens Planned/ }).click()
  await expect(title).toHaveText('Kitchens')
  await main.getByRole('link', { name: /View German/ }).click()
  await expect(title).toHaveText(german.title)
  await main.getByRole('navigation', { name: 'Kitchens' }).getByRole('link', { name: 'Traditional' }).click()
  await expect(title).toHaveText(traditional.title)
  await expect(page).toHaveTitle(titled(traditional.head.title))
  await main.getByRole('link', { name: 'View More Designs' }).click()
  await expect(title).toHaveText('Kitchens')
  await main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Interiors' }).click()
  await expect(title).toHaveText(hero.headline)

  const form = page.getByRole('form', { name: 'Interiors enquiry form' })
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Last name').fill('Lovelace')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Message').fill('Traditional, but not olde.\nThe wall is 4.2 metres.')
  await form.getByRole('button').click()
  // No service has been chosen: the browser's own check stops there.
  await expect(form.getByLabel('Service')).toBeFocused()
  expect(await storedEnquiries(email)).toEqual([])

  await form.getByLabel('Service').selectOption({ label: 'Kitchens' })
  await form.getByRole('button').click()
  await expect(page.getByRole('status').filter({ hasText: 'sent' })).toHaveText(
    'Your message has been sent successfully. We will contact you soon!',
  )
  const message = 'Service Interested In: kitchens\nTraditional, but not olde.\nThe wall is 4.2 metres.'
  expect(await storedEnquiries(email)).toMatchObject([{ name: 'Ada Lovelace', message }])
})

import { expect, test } from 'playwright/test'
import { composedMails } from '../support/composedMails.ts'
import { fill, forms } from '../support/enquiryForms.ts'
import { hydrated } from '../support/hydrated.ts'
import { storedEnquiries } from '../support/storedEnquiries.ts'
import { advanceClockUntil, hold, someone, still } from '../support/visitor.ts'

test.use(still)

const areaCode = /\/r\/(company|design)\/assets\/area-[^/]+\.js$/

test('sent before the page is hydrated, it is sent when the page is, once', async ({ page }) => {
  const release = await hold(page, areaCode)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const form = page.getByRole('form', { name: 'Contact form' })
  const email = someone('before-hydration')
  await fill(form, { ...forms[0]?.words, email })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-alive', /area/)
  release()
  await expect(page.getByRole('status').filter({ hasText: forms[0]?.success ?? '' })).toBeVisible()
  expect(await storedEnquiries(email)).toEqual([expect.objectContaining({ ...forms[0]?.stored, email })])
})

test('what is written after a choice, before the page is hydrated, stays', async ({ page }) => {
  const release = await hold(page, areaCode)
  await page.goto('/sovran-design', { waitUntil: 'domcontentloaded' })
  const form = page.getByRole('form', { name: 'Design enquiry form' })
  await form.locator('[name=service]').selectOption('vr-walkthrough')
  await form.locator('[name=message]').fill('A walk through the loft.')
  await expect(page.locator('html')).not.toHaveAttribute('data-alive', /area/)
  release()
  await hydrated(page)
  await page.waitForTimeout(500)
  await expect(form.locator('[name=message]')).toHaveValue('A walk through the loft.')
})

test('a service chosen before the page is hydrated is written into the message when it is', async ({ page }) => {
  const release = await hold(page, areaCode)
  await page.goto('/sovran-design', { waitUntil: 'domcontentloaded' })
  const form = page.getByRole('form', { name: 'Design enquiry form' })
  await form.locator('[name=service]').selectOption('vr-walkthrough')
  await expect(page.locator('html')).not.toHaveAttribute('data-alive', /area/)
  release()
  await expect(form.locator('[name=message]')).toHaveValue('vr-walkthrough')
})

test('sent on a page that is never hydrated, it becomes an e-mail', async ({ page }) => {
  await page.clock.install()
  await hold(page, areaCode)
  const composed = await composedMails(page)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const form = page.getByRole('form', { name: 'Contact form' })
  await fill(form, { ...forms[0]?.words, email: 'ada@sovran.example' })
  await form.getByRole('button', { name: 'Send Message' }).click()
  const mail = expect.stringMatching(/^mailto:hello@sovran\.example\?subject=/)
  await advanceClockUntil(page, async () => (await composed()).length > 0, 15)
  expect(await composed()).toEqual([mail])
  // And again, for whoever closed the mail.
  await form.getByRole('button', { name: 'Send Message' }).click()
  await advanceClockUntil(page, async () => (await composed()).length > 1, 15)
  expect(await composed()).toEqual([mail, mail])
})

import { expect, type Page, test } from 'playwright/test'
import { composedMails } from '../support/composedMails.ts'
import { fill, forms } from '../support/enquiryForms.ts'
import { advanceClockUntil, still } from '../support/visitor.ts'

test.use(still)

// A browser that cannot read the code: everything in it is a fault of syntax.
const cannotRead = (page: Page) =>
  page.route(/\/r\/[^?]*\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'const = import;' }))

test('in a browser that cannot read the code the page stays whole, and its links are documents', async ({ page }) => {
  await cannotRead(page)
  await page.goto('/')
  const main = page.getByRole('main')
  const words = (await main.innerText()).length
  await page.waitForLoadState('networkidle')
  expect((await main.innerText()).length).toBeGreaterThan(words * 0.9)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await expect(page.getByRole('link', { name: 'See Open Positions' })).toBeVisible()
})

test('in a browser that cannot read the code a form composes its e-mail', async ({ page }) => {
  await page.clock.install()
  await cannotRead(page)
  const composed = await composedMails(page)
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact form' })
  await fill(form, { ...forms[0]?.words, email: 'ada@sovran.example' })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await advanceClockUntil(page, async () => (await composed()).length > 0, 60)
  expect(await composed()).toEqual([expect.stringMatching(/^mailto:hello@sovran\.example\?subject=/)])
})

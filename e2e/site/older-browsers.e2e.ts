import { expect, type Page, test } from 'playwright/test'
import { fill, forms } from '../support/enquiries.ts'
import { reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

// A browser that cannot read the code: everything in it is a syntax error.
const cannotRead = (page: Page) =>
  page.route(/\/r\/[^?]*\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'const = import;' }))

test('where the code cannot be read, links lead to documents', async ({ page }) => {
  await cannotRead(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await expect(page.getByRole('link', { name: 'See Open Positions' })).toBeVisible()
})

test('where the code cannot be read, a form composes e-mail', async ({ page }) => {
  await cannotRead(page)
  await page.addInitScript(() => {
    // In place of the visitor's mail program.
    addEventListener('submit', (event) => {
      event.preventDefault()
      document.title = (event.target as HTMLFormElement).action
    })
  })
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact form' })
  await fill(form, { ...forms[0]?.words, email: 'ada@sovran.example' })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveTitle(/^mailto:hello@sovran\.example\?subject=/)
})

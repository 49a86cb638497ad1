import { expect, test } from 'playwright/test'
import { fill, forms } from '../support/enquiries.ts'
import { hydrated } from '../support/hydrated.ts'
import { hold, reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

const areaCode = /\/r\/company\/assets\/area-[^/]+\.js$/
const [contact] = forms

test('before the page is hydrated a form composes an e-mail, and keeps what is written in it', async ({ page }) => {
  const release = await hold(page, areaCode)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const form = page.getByRole('form', { name: 'Contact form' })
  await fill(form, { ...contact?.words, email: 'ada@sovran.example' })
  // What the browser itself does with the form: nothing has answered its event.
  const action = form.evaluate(
    (element: HTMLFormElement) =>
      new Promise<string>((seen) =>
        element.ownerDocument.addEventListener('submit', (event) => {
          seen(event.defaultPrevented ? 'answered' : element.action)
          event.preventDefault()
        }),
      ),
  )
  await form.getByRole('button', { name: 'Send Message' }).click()
  expect(await action).toMatch(/^mailto:hello@sovran\.example\?subject=/)
  release()
  await hydrated(page)
  await expect(form.locator('[name=email]')).toHaveValue('ada@sovran.example')
})

test('a menu’s button that is pressed before the page is hydrated opens its menu when it is', async ({ page }) => {
  const release = await hold(page, areaCode)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const menu = page.locator('header nav button').first()
  await menu.dispatchEvent('click')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
})

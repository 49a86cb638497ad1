import { expect, type Page, test } from 'playwright/test'
import { composedMails } from '../support/composedMails.ts'
import { fill, forms } from '../support/enquiryForms.ts'
import { hurryUntil } from '../support/hurryUntil.ts'
import { still } from '../support/still.ts'

test.use(still)

// Each takes a feature away, as an older browser lacks it.
const older: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  // `import()` is a fault of syntax there: nothing of the inline script runs, nor is any module fetched.
  'knows no modules': (page) =>
    page.route(
      (url) => !url.pathname.startsWith('/r/'),
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback()
        const response = await route.fetch()
        const body = (await response.text())
          .replaceAll(/<script(?![^>]*json)[^>]*>[^<]+<\/script>/g, '<script>const = import;</script>')
          .replace(/<template id="code">.*?<\/template>/s, '')
        await route.fulfill({ response, body })
      },
    ),
  'cannot read the code': (page) =>
    page.route(/\/r\/[^?]*\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'const = import;' })),
}

for (const [lack, takeAway] of Object.entries(older)) {
  test.describe(`in a browser that ${lack}`, () => {
    test('the page stays whole, and its links are documents', async ({ page }) => {
      await takeAway(page)
      await page.goto('/')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      const words = await main.innerText()
      await page.waitForLoadState('load')
      // Longer than anything waits before it begins.
      await page.waitForTimeout(3500)
      expect((await main.innerText()).length).toBeGreaterThan(words.length * 0.9)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click()
      await expect(page).toHaveURL('/careers')
      await expect(page.getByRole('link', { name: 'See Open Positions' })).toBeVisible()
    })
  })
}

test('in a browser that cannot read the code, a form composes its e-mail', async ({ page }) => {
  await page.clock.install()
  await older['cannot read the code']?.(page)
  const composed = await composedMails(page)
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact form' })
  await fill(form, { ...forms[0]?.words, email: 'ada@sovran.example' })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await hurryUntil(page, async () => (await composed()).length > 0, 15)
  expect(await composed()).toEqual([expect.stringMatching(/^mailto:hello@sovran\.example\?subject=/)])
})

test('in a browser that knows no modules, every form composes its e-mail by itself', async ({ page }) => {
  await older['knows no modules']?.(page)
  for (const { name, address } of forms) {
    await page.goto(address)
    const form = page.getByRole('form', { name })
    await expect(form).toHaveAttribute('action', /^mailto:[a-z]+@sovran\.example\?subject=/)
    await expect(form.getByRole('button').last()).toBeEnabled()
  }
})

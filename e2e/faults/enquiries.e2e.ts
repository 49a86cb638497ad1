import { expect, type Page, type Route, test } from 'playwright/test'
import { fill, forms, storedEnquiries, valuesOf } from '../support/enquiries.ts'
import { visit } from '../support/hydrated.ts'
import { newEmail, reducedMotion } from '../support/visitor.ts'

test.use(reducedMotion)

const commit = '**/documents:commit**'
const headers = { 'access-control-allow-origin': '*' }
const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, headers, json: { error: { code, message: 'fake', status: 'FAKE' } } })

/** Each thing that can go wrong between the visitor and the store, most harmless first. */
const faults: Readonly<Record<string, (route: Route, page: Page) => Promise<unknown>>> = {
  'the store is down': (route) => route.abort('connectionrefused'),
  'the connection is reset': (route) => route.abort('connectionreset'),
  'the store refuses (403)': status(403),
  'the store is overrun (429)': status(429),
  'the store fails (500)': status(500),
  'the store is away (503)': status(503),
  'a page answers instead': (route) =>
    route.fulfill({ status: 200, headers, contentType: 'text/html', body: '<h1>Sign in to the hotel network</h1>' }),
  'the visitor goes offline on the way': async (route, page) => {
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  },
  'nothing ever answers': () => Promise.resolve(),
  'the answer is lost after the write': async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  },
}

// All forms are sent by one component, so one of them is given every fault. The others show that each keeps its own
// fields and says its own words.
const worst = 'the answer is lost after the write'
for (const { name, address, words, button, failure, success, stored } of forms) {
  test.describe(name, () => {
    const all = Object.entries(faults).filter(([fault]) => name === 'Contact form' || fault === worst)
    test('loses nothing, whatever goes wrong, and stores one enquiry', async ({ page }) => {
      const email = newEmail('enquiries')
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      await page.clock.install()
      await visit(page, address)
      const form = page.getByRole('form', { name })
      await fill(form, { ...words, email })
      const before = await valuesOf(form)
      for (const [fault, answer] of all) {
        await test.step(fault, async () => {
          await page.route(commit, (route) => answer(route, page))
          await form.getByRole('button', { name: button }).click()
          if (fault === 'nothing ever answers') {
            await expect(form.getByRole('button')).toBeDisabled()
            await page.clock.fastForward(15_500)
          }
          await expect(page.getByRole('alert').filter({ hasText: failure })).toHaveText(failure)
          expect(await valuesOf(form)).toEqual(before)
          await expect(form.getByRole('button', { name: button })).toBeEnabled()
          await page.context().setOffline(false)
          await page.unroute(commit)
        })
      }
      await form.getByRole('button', { name: button }).click()
      await expect(page.getByRole('status').filter({ hasText: success })).toContainText(success)
      const [enquiry, ...others] = await storedEnquiries(email)
      expect(others).toEqual([])
      expect(enquiry).toEqual({ ...stored, email, createdAt: expect.any(String) })
      expect(page.url()).not.toContain('visitor.example')
      for (const word of [email, stored.message]) expect(logged.join('\n')).not.toContain(word)
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(email)
    })
  })
}

test('a form keeps its words while the visitor looks elsewhere', async ({ page }) => {
  const [contact] = forms
  if (!contact) throw new Error('The table of forms is empty.')
  await visit(page, contact.address)
  const form = page.getByRole('form', { name: contact.name })
  await fill(form, { ...contact.words, email: newEmail('enquiries') })
  const before = await valuesOf(form)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One house')
  await page.goBack()
  await expect(form).toBeVisible()
  await expect.poll(() => valuesOf(form)).toEqual(before)
})

test('what is missing or no address is not sent', async ({ page }) => {
  let sent = 0
  await page.route(commit, (route) => {
    sent += 1
    return route.abort()
  })
  await visit(page, '/contact')
  const form = page.getByRole('form', { name: 'Contact form' })
  await fill(form, { ...forms[0]?.words, email: 'no address' })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.locator('[name=email]')).toBeFocused()
  await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.locator('[name=name]')).not.toHaveAttribute('aria-invalid', 'true')
  expect(sent).toBe(0)
})
